import type { Locale, Role } from '@atrium/domain-core'

/** Which frame a page stands in; a link to an `index` page (the consoles) loads the whole page. */
export type Layout = 'index' | 'root' | 'customer' | 'access'

/** A short text of a manifest, in each language. */
export type Title = Readonly<Record<Locale, string>>

/** One line of the route table (section 3, Route entry). */
export interface RouteEntry {
  readonly id: string
  /** The pattern behind the space segment, such as `/app/:module/:appId`. */
  readonly route: string
  readonly title: Title
  /** Roles that may visit; empty means anybody, signed in or not. */
  readonly owner: readonly Role[]
  /** Who holds this permission may visit too, whatever their roles: a scoped administrator. */
  readonly permission?: string
  readonly layout: Layout
  /** Loads the page module, which must expose `mount`. */
  readonly page: () => Promise<unknown>
  readonly system: 'qpaas' | 'qycloud'
  readonly belong: 'header' | 'console'
  /** Whether the page may be visited in sandbox mode. */
  readonly sandbox: boolean
  /** Whether the enterprise's own stylesheet applies to the page. */
  readonly style: boolean
}

export interface PageOptions extends Partial<
  Pick<RouteEntry, 'layout' | 'system' | 'belong' | 'sandbox' | 'style' | 'permission'>
> {
  readonly id: string
  readonly title: Title
  readonly owner: readonly Role[]
  readonly page: () => Promise<unknown>
}

/** Declares a page at a path of a domain library; what is left out follows from its layout, which is `root` by default. */
export function page(path: { readonly pattern: string }, options: PageOptions): RouteEntry {
  const layout = options.layout ?? 'root'
  const isConsole = layout === 'index'
  return {
    layout,
    belong: isConsole ? 'console' : 'header',
    system: layout === 'root' ? 'qpaas' : 'qycloud',
    sandbox: !isConsole,
    style: !isConsole,
    ...options,
    route: path.pattern,
  }
}
