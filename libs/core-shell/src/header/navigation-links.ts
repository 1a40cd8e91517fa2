import { useLocale } from '@atrium/core-i18n'
import { navigationLinks, type NavigationPlace, useRouting } from '@atrium/core-routing'
import { useMemo } from 'react'
import { useVisitor } from '../visitor'

export interface ShownLink {
  readonly id: string
  readonly to: string
  readonly href: string
  readonly title: string
  readonly icon: React.ComponentType<{ className?: string }>
  readonly group: { readonly id: string; readonly title: string } | null
}

/** The links of a place that this person may follow, in their language. */
export function useNavigationLinks(place: NavigationPlace): readonly ShownLink[] {
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
