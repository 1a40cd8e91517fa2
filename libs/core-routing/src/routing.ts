import type { createBrowserRouter } from 'react-router-dom'
import type { Feature } from './feature'
import { createUnsavedChanges, type UnsavedChanges } from './links/unsaved-changes'
import { PageStage } from './pages/page-stage'
import { type Address, parseAddress, withSpace } from './table/address'
import { pageKey } from './table/resolve'
import { buildRouteTable, type RouteTable } from './table/route-table'

export interface NavigateOptions {
  /** Takes the place of the present history entry. */
  readonly replace?: boolean
}

export interface RoutingOptions {
  readonly features: readonly Feature[]
  /** The deploy base without a slash at its end, or empty. */
  readonly base: string
  /** Where the bare address leads. */
  readonly home: string
  /** The sign-in page's path for a return address. */
  readonly signIn: (returnTo: string) => string
  /** Patterns of pages on which every link opens a new window. */
  readonly newWindowOn?: readonly string[]
  readonly log?: (message: string) => void
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
  /** The address now, behind the deploy base. */
  readonly address: () => Address
  /** What an `<a>` needs for a path; the space of the address stays unless another is named (empty: none). */
  readonly href: (to: string, space?: string) => string
  /** Goes to a path; consoles and unknown paths load the whole page. */
  readonly navigate: (to: string, options?: NavigateOptions) => void
  /** Loads the whole page at an address that `href` answered. */
  readonly load: (href: string) => void
  readonly reload: () => void
  /** The complete address now, to come back to. */
  readonly here: () => string
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
  const { features, base, log } = options
  const table = buildRouteTable(
    features.flatMap((feature) => feature.routes),
    log,
  )
  const here = () => {
    const { pathname, search, hash } = browser.state.location
    return { pathname: pathname.slice(base.length) || '/', search, hash }
  }
  const address = () => parseAddress(here())
  const newWindowOn = new Set(options.newWindowOn)
  const routing: Routing = {
    features,
    table,
    stage: new PageStage(),
    unsaved: createUnsavedChanges(),
    base,
    home: options.home,
    signIn: options.signIn,
    browser,
    address,
    href: (to, space = address().spaceUri) => `${base}${withSpace(to, space)}`,
    navigate(to, { replace = false } = {}) {
      const target = withSpace(to, address().spaceUri)
      const url = new URL(target, window.location.origin)
      if (routing.opensInPlace(url)) void browser.navigate(target, { replace })
      else if (replace) window.location.replace(`${base}${target}`)
      else window.location.assign(`${base}${target}`)
    },
    load: (href) => window.location.assign(href),
    reload: () => window.location.reload(),
    here: () => {
      const { pathname, search, hash } = browser.state.location
      return `${pathname}${search}${hash}`
    },
    back: () => void browser.navigate(-1),
    opensInPlace(location) {
      const target = parseAddress(location)
      // Roles, texts and caches belong to one space: another one is another load.
      if (target.spaceUri !== address().spaceUri) return false
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
