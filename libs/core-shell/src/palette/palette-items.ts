import { useLocale, useMessages } from '@atrium/core-i18n'
import { type RouteEntry, useRouting } from '@atrium/core-routing'
import { usePreferences, useSession } from '@atrium/core-session'
import {
  FileTextIcon,
  LogoutIcon,
  MoonIcon,
  SunIcon,
  TableIcon,
  TranslateIcon,
} from '@atrium/ui/icon'
import { useLook } from '@atrium/ui/theme'
import { useSignOut } from '../header/account-menu'
import { shellMessages } from '../shell-messages'
import type { SearchItem } from '../shell-slots'
import { useVisitor } from '../visitor'

const shownPages = 8

/** A line of the palette: something to open, or something to do at once. */
export interface PaletteItem extends SearchItem {
  readonly run?: () => void
}

/** Pages that the person may open without naming anything, by title in either language. */
export function usePages(text: string): readonly PaletteItem[] {
  const { table, features } = useRouting()
  const { locale } = useLocale()
  const visitor = useVisitor()
  const icons = new Map(
    features.flatMap((feature) =>
      (feature.navigation ?? []).map((item) => [item.to.pattern, item.icon] as const),
    ),
  )
  return table.entries
    .filter((entry) => entry.layout !== 'access' && !/:\w+(\/|$)/.test(entry.route))
    .filter((entry) => entry.owner.some((role) => visitor?.roles.includes(role)))
    .filter((entry) => fits(text, entry))
    .slice(0, shownPages)
    .map((entry) => ({
      id: entry.id,
      title: entry.title[locale],
      icon: icons.get(entry.route) ?? FileTextIcon,
      to: entry.route.replaceAll(/\/:\w+\?/g, ''),
    }))
}

/** What the person can do from anywhere. */
export function useActions(text: string): readonly PaletteItem[] {
  const t = useMessages(shellMessages)
  const { locale, setLocale } = useLocale()
  const { scheme } = useLook()
  const { density, prefer } = usePreferences()
  const leave = useSignOut()
  const signedIn = useSession((session) => Boolean(session.user))
  const otherScheme = scheme === 'dark' ? 'light' : 'dark'
  const otherDensity = density === 'compact' ? 'comfortable' : 'compact'
  const otherLocale = locale === 'en' ? 'zh-CN' : 'en'
  const all: PaletteItem[] = [
    {
      id: 'scheme',
      title: t('set-to', { name: t('scheme'), value: t(otherScheme) }),
      icon: otherScheme === 'dark' ? MoonIcon : SunIcon,
      run: () => prefer({ scheme: otherScheme }),
    },
    {
      id: 'density',
      title: t('set-to', { name: t('density'), value: t(otherDensity) }),
      icon: TableIcon,
      run: () => prefer({ density: otherDensity }),
    },
    {
      id: 'language',
      title: t('set-to', {
        name: t('language'),
        value: otherLocale === 'en' ? 'English' : '简体中文',
      }),
      icon: TranslateIcon,
      run: () => void setLocale(otherLocale),
    },
  ]
  if (signedIn) all.push({ id: 'sign-out', title: t('sign-out'), icon: LogoutIcon, run: leave })
  return all.filter((item) => item.title.toLocaleLowerCase().includes(normal(text)))
}

function fits(text: string, { title }: RouteEntry): boolean {
  return `${title['zh-CN']}\n${title.en}`.toLocaleLowerCase().includes(normal(text))
}

function normal(text: string): string {
  return text.trim().toLocaleLowerCase()
}
