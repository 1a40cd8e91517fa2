import type { Locale } from '@atrium/domain-core'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { useStore } from 'zustand'
import { type Leaving, useLeaving } from './links/use-leaving'
import { useLinks } from './links/use-links'
import { RoutingContext } from './pages/page-context'
import type { PageFrameProps } from './pages/page-module'
import type { StageState } from './pages/page-stage'
import { createRouting, type Routing, type RoutingOptions } from './routing'
import { parseAddress } from './table/address'
import { type Outcome, resolve } from './table/resolve'
import type { Layout } from './table/route-entry'
import type { Visitor } from './table/visitor'
import { windowMode } from './window-mode'

/** What the frame around the pages draws from. */
export interface RoutedView {
  readonly outcome: Outcome
  readonly stage: StageState
  readonly layout: Layout
  readonly naked: boolean
  /** True while a page loads, except under /m/. */
  readonly progress: boolean
  /** Set while unsaved changes hold the person back. */
  readonly leaving: Leaving | null
  readonly retry: () => void
}

export interface RoutedProps extends RoutingOptions {
  readonly visitor: Visitor | null
  readonly locale: Locale
  readonly frame: ComponentType<PageFrameProps>
  /** Draws the frame, with a PageOutlet in it. */
  readonly children: (view: RoutedView) => ReactNode
}

const RoutedContext = createContext<{ routing: Routing; props: RoutedProps } | null>(null)

/** The routed app: react-router owns history and blocking, the route table decides what is shown. */
export function Routed(props: RoutedProps) {
  const [routing] = useState(() => createRouting(props, browserOf(props)))
  useEffect(() => () => routing.browser.dispose(), [routing])
  return (
    <RoutedContext value={{ routing, props }}>
      <RoutingContext value={routing}>
        <RouterProvider router={routing.browser} />
      </RoutingContext>
    </RoutedContext>
  )
}

function browserOf({ base, startAt }: RoutedProps): Routing['browser'] {
  const routes = [{ path: '*', element: <Screen /> }]
  const basename = base || '/'
  if (startAt === undefined) return createBrowserRouter(routes, { basename })
  return createMemoryRouter(routes, { basename, initialEntries: [`${base}${startAt}`] })
}

function Screen() {
  const context = use(RoutedContext)
  if (!context) throw new Error('the screen stands inside Routed')
  const { routing, props } = context
  const { visitor, locale } = props
  const { pathname, search, hash } = useLocation()
  const outcome = useMemo(
    () =>
      resolve({ pathname, search, hash }, { table: routing.table, visitor, home: routing.home }),
    [pathname, search, hash, routing, visitor],
  )
  const stage = useStore(routing.stage.state)
  const retry = useShownPage(routing, outcome, props.frame)
  useRedirect(routing, outcome)
  useLinks(routing)
  useTitle(outcome, visitor?.organisation, locale)
  const { path, query } = parseAddress({ pathname, search, hash })
  return props.children({
    outcome,
    stage,
    layout: layoutOf(outcome),
    naked: windowMode('__NAKED__', query, routing.store),
    progress: stage.phase === 'loading' && !path.startsWith('/m/'),
    leaving: useLeaving(routing, outcome.kind === 'page' ? outcome.key : null),
    retry,
  })
}

/** A page that is refused stands in the workspace, not in a console that may not be theirs at all. */
function layoutOf(outcome: Outcome): Layout {
  return 'entry' in outcome && outcome.kind !== 'not-allowed' ? outcome.entry.layout : 'root'
}

function useShownPage(routing: Routing, outcome: Outcome, Frame: ComponentType<PageFrameProps>) {
  const { stage } = routing
  const restores = useRestores()
  const location = useLocation()
  const at = `${location.key} ${location.pathname}${location.search}`
  const [attempt, setAttempt] = useState(0)
  useLayoutEffect(() => {
    // Pages are React roots of their own: they are changed after this commit, never inside it.
    queueMicrotask(() => {
      if (outcome.kind !== 'page') return stage.clear()
      const { entry, params, key } = outcome
      void stage.show({ entry, params, key, at, restores }, { entry, routing, Frame })
    })
  }, [outcome, routing, stage, Frame, at, restores, attempt])
  useEffect(() => {
    const note = () => stage.noteScroll()
    window.addEventListener('pagehide', note)
    return () => window.removeEventListener('pagehide', note)
  }, [stage])
  return () => {
    if (isStyleMissing(stage.state.getState().error)) routing.reload()
    else setAttempt((count) => count + 1)
  }
}

/** A stylesheet that could not be fetched is not asked for again in this document. */
function isStyleMissing(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to preload CSS')
}

/** True when the person went back or forward or reloaded, not when a link or a typed address opened the window. */
function useRestores(): boolean {
  const location = useLocation()
  const returned = useNavigationType() === 'POP'
  const [first] = useState(location)
  if (location !== first) return returned
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && /reload|back_forward/.test(entry.type)
}

function useRedirect(routing: Routing, outcome: Outcome) {
  useEffect(() => {
    if (outcome.kind === 'redirect') routing.navigate(outcome.to, { replace: true })
    if (outcome.kind !== 'sign-in') return
    // Signing in comes before any space; the address to come back to names it.
    routing.navigate(routing.signIn(routing.here()), { replace: true, space: '' })
  }, [outcome, routing])
}

function useTitle(outcome: Outcome, organisation: string | undefined, locale: Locale) {
  const title = 'entry' in outcome ? outcome.entry.title[locale] : null
  useEffect(() => {
    if (title !== null) document.title = organisation ? `${title}-${organisation}` : title
    else if (organisation) document.title = organisation
  }, [title, organisation])
}
