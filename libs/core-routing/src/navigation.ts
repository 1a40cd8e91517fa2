import type { ComponentType } from 'react'
import type { RouteEntry, Title } from './table/route-entry'
import type { RouteTable } from './table/route-table'
import { admission, type Visitor } from './table/visitor'

/** Where a link to a page stands: the header, the console's left side, the bar at the bottom of a phone. */
export type NavigationPlace = 'header' | 'console' | 'phone'

export interface NavigationGroup {
  readonly id: string
  readonly title: Title
}

export interface NavigationItem {
  /** A path without required parameters. */
  readonly to: { readonly pattern: string }
  readonly icon: ComponentType<{ className?: string }>
  /** The page's own title when left out. */
  readonly title?: Title
  /** The console for console pages, the header for others when left out. */
  readonly places?: readonly NavigationPlace[]
  readonly group?: NavigationGroup
  /** Small numbers come first; 100 when left out. */
  readonly order?: number
}

/** A navigation item that the visitor may follow. */
export interface NavigationLink {
  readonly entry: RouteEntry
  /** Behind the deploy base and the space segment. */
  readonly to: string
  readonly title: Title
  readonly icon: ComponentType<{ className?: string }>
  readonly group: NavigationGroup | null
}

/** Links of a place in their order: only pages that exist and that the visitor may open. */
export function navigationLinks(
  features: readonly { readonly navigation?: readonly NavigationItem[] }[],
  { table, visitor, place }: { table: RouteTable; visitor: Visitor | null; place: NavigationPlace },
): NavigationLink[] {
  return features
    .flatMap((feature) => feature.navigation ?? [])
    .toSorted((a, b) => (a.order ?? 100) - (b.order ?? 100))
    .flatMap((item) => {
      const entry = table.entries.find((known) => known.route === item.to.pattern)
      if (!entry || admission(entry, visitor) !== 'open') return []
      if (!(item.places ?? [entry.belong]).includes(place)) return []
      return [
        {
          entry,
          to: entry.route.replaceAll(/\/:\w+\?/g, ''),
          title: item.title ?? entry.title,
          icon: item.icon,
          group: item.group ?? null,
        },
      ]
    })
}
