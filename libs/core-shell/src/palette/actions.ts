import { useLocale, useMessages } from '@atrium/core-i18n'
import { useLookInForce, usePreferences, useSession } from '@atrium/core-session'
import { localeNames } from '@atrium/domain-core'
import { LogoutIcon, MoonIcon, SunIcon, TableIcon, TranslateIcon } from '@atrium/ui/icon'
import { useLook } from '@atrium/ui/theme'
import { useSignOut } from '../header/account-menu'
import { shellMessages } from '../shell-messages'
import type { SearchItem } from '../shell-slots'

/** A line of the palette: something to open, or something to do at once. */
export interface PaletteItem extends SearchItem {
  readonly run?: () => void
}

/** What the person can do from anywhere. */
export function useActions(text: string): readonly PaletteItem[] {
  const t = useMessages(shellMessages)
  const { locale, setLocale } = useLocale()
  const { scheme } = useLook()
  const { density, isOwn } = useLookInForce()
  const { prefer } = usePreferences()
  const leave = useSignOut()
  const signedIn = useSession((session) => Boolean(session.user))
  const otherScheme = scheme === 'dark' ? 'light' : 'dark'
  const otherDensity = density === 'compact' ? 'comfortable' : 'compact'
  const otherLocale = locale === 'en' ? 'zh-CN' : 'en'
  const look: PaletteItem[] = [
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
  ]
  const all: PaletteItem[] = [
    ...(isOwn ? look : []),
    {
      id: 'language',
      title: t('set-to', {
        name: t('language'),
        value: localeNames[otherLocale],
      }),
      icon: TranslateIcon,
      run: () => void setLocale(otherLocale),
    },
  ]
  if (signedIn) all.push({ id: 'sign-out', title: t('sign-out'), icon: LogoutIcon, run: leave })
  return all.filter((item) => item.title.toLocaleLowerCase().includes(normal(text)))
}

function normal(text: string): string {
  return text.trim().toLocaleLowerCase()
}
