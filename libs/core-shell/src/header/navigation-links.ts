import { useLocale } from '@atrium/core-i18n'
import {
  admission,
  navigationLinks,
  type NavigationPlace,
  type RouteTable,
  type Title,
  useRouting,
  type Visitor,
} from '@atrium/core-routing'
import type { Locale } from '@atrium/domain-core'
import { ApplicationIcon } from '@atrium/ui/icon'
import { useMemo } from 'react'
import { useFrameSettings } from '../frame-settings'
import type { FrameEntry } from '../shell-slots'
import { useVisitor } from '../visitor'

export interface ShownLink {
  readonly id: string
  readonly to: string
  readonly href: string
  readonly title: string
  readonly icon: React.ComponentType<{ className?: string }>
  readonly group: { readonly id: string; readonly title: string } | null
  readonly inNewWindow?: boolean
  /** It is a group, and leads nowhere itself. */
  readonly links?: readonly ShownLink[]
}

/** The links of a place that this person may follow, in their language: the enterprise's choice, or the product's own. */
export function useNavigationLinks(place: NavigationPlace): readonly ShownLink[] {
  const own = useOwnLinks(place)
  const chosen = useChosenLinks(place)
  return chosen ?? own
}

function useOwnLinks(place: NavigationPlace): readonly ShownLink[] {
  const routing = useRouting()
  const visitor = useVisitor()
  const { locale } = useLocale()
  const { features, table } = routing
  const links = useMemo(
    () => navigationLinks(features, { table, visitor, place }),
    [features, table, visitor, place],
  )
  return links.map(({ entry, to, title, icon, group }) => ({
    id: entry.id,
    to,
    href: routing.href(to),
    title: title[locale],
    icon,
    group: group && { id: group.id, title: group.title[locale] },
  }))
}

/** Null where the product's own links stand. Nothing while it is not known: what stands there does not change under a hand. */
function useChosenLinks(place: NavigationPlace): readonly ShownLink[] | null {
  const { href, table, features } = useRouting()
  const visitor = useVisitor()
  const { locale } = useLocale()
  const settings = useFrameSettings()
  if (place === 'console') return null
  if (!settings) return []
  const icons = new Map(
    features.flatMap(({ navigation = [] }) => navigation.map(({ to, icon }) => [to.pattern, icon])),
  )
  const shown = (entry: FrameEntry) => shownLinks(entry, { href, table, visitor, locale, icons })
  return settings[place]?.flatMap(shown) ?? null
}

interface Showing {
  readonly href: (to: string) => string
  readonly table: RouteTable
  readonly visitor: Visitor | null
  readonly locale: Locale
  readonly icons: ReadonlyMap<string, ShownLink['icon']>
}

function shownLinks(entry: FrameEntry, showing: Showing): ShownLink[] {
  const { href, table, visitor, locale, icons } = showing
  const shown = { id: entry.id, icon: entry.icon ?? ApplicationIcon, group: null }
  if (entry.entries) {
    const links = entry.entries.flatMap((each) => shownLinks(each, showing))
    return links.length === 0 ? [] : [{ ...shown, ...place('', entry.title, locale), links }]
  }
  if (entry.address !== undefined) {
    const isInside = entry.address.startsWith('/')
    return [
      {
        ...shown,
        ...place(isInside ? href(entry.address) : entry.address, entry.title, locale),
        inNewWindow: entry.inNewWindow === true,
      },
    ]
  }
  const route = table.entries.find(({ id }) => id === entry.route)
  if (!route || admission(route, visitor) !== 'open') return []
  const to = route.route.replaceAll(/\/:\w+\?/g, '')
  const icon = entry.icon ?? icons.get(route.route) ?? ApplicationIcon
  return [{ ...shown, id: route.id, icon, ...place(href(to), entry.title ?? route.title, locale) }]
}

function place(href: string, title: Title | null, locale: Locale) {
  return { to: href, href, title: (title && (title[locale] || title['zh-CN'] || title.en)) ?? '' }
}
