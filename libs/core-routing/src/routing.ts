import { type KeptStore, sessionStore } from '@atrium/core-storage'
import type { createBrowserRouter } from 'react-router-dom'
import type { Feature } from './feature'
import { createUnsavedChanges, type UnsavedChanges } from './links/unsaved-changes'
import { PageStage } from './pages/page-stage'
import { createScrollMemory } from './pages/scroll-memory'
import { type Address, parseAddress, withQuery, withSpace } from './table/address'
import { insideLocation } from './table/inside'
import { pageKey } from './table/resolve'
import { buildRouteTable, type RouteTable } from './table/route-table'
import type { WindowMode } from './window-mode'

export interface NavigateOptions {
  /** Takes the place of the present history entry. */
  readonly replace?: boolean
  /** Another space segment than the address's; empty for none. */
  readonly space?: string
}

export interface RoutingOptions {
  readonly features: readonly Feature[]
  /** The deploy base without a slash at its end, or empty. */
  readonly base: string
  /** Where the bare address leads. */
  readonly home: string
  /** The sign-in page's path for a return address. */
  readonly signIn: (returnTo: string) => string
  /** Keeps addresses in memory, from this one on, instead of in the window: for tests and stories. */
  readonly startAt?: string
  readonly log?: (...said: unknown[]) => void
}

/** The router of one window. */
export interface Routing {
  readonly features: readonly Feature[]
  readonly table: RouteTable
  readonly stage: PageStage
  readonly unsaved: UnsavedChanges
  readonly base: string
  readonly home: string
  readonly signIn: (returnTo: string) => string
  readonly browser: ReturnType<typeof createBrowserRouter>
  /** What this window keeps until it is closed. */
  readonly store: KeptStore
  /** The address now, behind the deploy base. */
  readonly address: () => Address
  /** What an `<a>` needs for a path; the space of the address stays unless another is named (empty: none). */
  readonly href: (to: string, space?: string) => string
  /** The address now, such that the window enters or leaves a mode there. */
  readonly withMode: (mode: WindowMode, on: boolean) => string
  /** Goes to a path; consoles and unknown paths load the whole page. What leads out of the app is refused and logged. */
  readonly navigate: (to: string, options?: NavigateOptions) => void
  /** Loads the whole page at an address that `href` answered. */
  readonly load: (href: string, options?: Pick<NavigateOptions, 'replace'>) => void
  /** Leaves for a page of another site that the server named, where the person signs in or pays; nothing but http(s). */
  readonly leave: (url: string) => void
  readonly reload: () => void
  /** The complete address now, to come back to. */
  readonly here: () => string
  /** Goes to where the person came from, or home when they came from nowhere. */
  readonly back: () => void
  /** Whether a location behind the base opens without loading the whole page. */
  readonly opensInPlace: (location: { pathname: string; search?: string }) => boolean
  /** The key of the page at a location behind the base, or null where there is none. */
  readonly keyAt: (location: { pathname: string }) => string | null
  /** Whether links on the page shown now must open a new window. */
  readonly opensNewWindow: () => boolean
}

/** Creates the router over react-router's, which must draw the app at every address. */
export function createRouting(options: RoutingOptions, browser: Routing['browser']): Routing {
  const { features, base, log = (...said) => console.error(...said) } = options
  const table = buildRouteTable(
    features.flatMap((feature) => feature.routes),
    log,
  )
  const here = () => {
    const { pathname, search, hash } = browser.state.location
    return { pathname: pathname.slice(base.length) || '/', search, hash }
  }
  const address = () => parseAddress(here())
  const newWindowOn = new Set(
    features.flatMap((feature) => (feature.newWindowOn ?? []).map(({ pattern }) => pattern)),
  )
  const store = sessionStore()
  const routing: Routing = {
    features,
    table,
    stage: new PageStage(createScrollMemory(store), log),
    unsaved: createUnsavedChanges(),
    base,
    home: options.home,
    signIn: options.signIn,
    browser,
    store,
    address,
    href(to, space = address().spaceUri) {
      const target = withSpace(to, space)
      if (insideLocation(target, base)) return `${base}${target}`
      log(`a link cannot lead to ${to}`)
      return `${base}${withSpace(options.home, space)}`
    },
    withMode(mode, on) {
      const { path, query } = address()
      return routing.href(withQuery(path, { ...query, [mode]: on ? '1' : '0' }))
    },
    navigate(to, { replace = false, space = address().spaceUri } = {}) {
      const target = withSpace(to, space)
      const location = insideLocation(target, base)
      if (!location) log(`navigation cannot lead to ${to}`)
      else if (routing.opensInPlace(location)) void browser.navigate(target, { replace })
      else routing.load(`${base}${target}`, { replace })
    },
    load(href, { replace = false } = {}) {
      const { origin } = window.location
      if (!URL.canParse(href, origin) || new URL(href, origin).origin !== origin)
        log(`the window cannot load ${href}`)
      else if (replace) window.location.replace(href)
      else window.location.assign(href)
    },
    leave(url) {
      const isPage = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
      if (isPage) window.location.assign(url)
      else log(`the window cannot leave for ${url}`)
    },
    reload: () => window.location.reload(),
    here: () => {
      const { pathname, search, hash } = browser.state.location
      return `${pathname}${search}${hash}`
    },
    back() {
      if (options.startAt !== undefined || canGoBack()) void browser.navigate(-1)
      else routing.navigate(options.home)
    },
    opensInPlace(location) {
      const target = parseAddress(location)
      // Roles, texts and caches belong to one space: another one is another load.
      if (target.spaceUri !== address().spaceUri) return false
      // The session knows the mode from its start.
      const { __SANDBOX__: asked } = target.query
      if (asked !== undefined && asked !== address().query['__SANDBOX__']) return false
      const match = table.match(target.path)
      if (!match) return target.path === '/'
      if (match.entry.layout !== 'index') return true
      return routing.keyAt(location) === routing.keyAt(here())
    },
    keyAt(location) {
      const target = parseAddress(location)
      const match = table.match(target.path)
      return match && pageKey(match.entry, target, match.path)
    },
    opensNewWindow() {
      const match = table.match(address().path)
      return match !== null && newWindowOn.has(match.entry.route)
    },
  }
  return routing
}

/** Whether this site has an earlier page of this window, also over page loads; where browsers do not tell, whether anything has. */
function canGoBack(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}
