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
  useBlocker,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { useStore } from 'zustand'
import { decideLink } from './links/link-click'
import { isNaked } from './naked'
import { RoutingContext } from './pages/page-context'
import type { PageFrameProps } from './pages/page-module'
import type { StageState } from './pages/page-stage'
import { createRouting, type Routing, type RoutingOptions } from './routing'
import { parseAddress } from './table/address'
import { type Outcome, resolve } from './table/resolve'
import type { Layout } from './table/route-entry'
import type { Visitor } from './table/visitor'

/** What the frame around the pages draws from. */
export interface RoutedView {
  readonly outcome: Outcome
  readonly stage: StageState
  readonly layout: Layout
  readonly naked: boolean
  /** True while a page loads, except under /m/. */
  readonly progress: boolean
  /** Set while unsaved changes hold the person back. */
  readonly leaving: {
    readonly leave: () => void
    readonly stay: () => void
  } | null
  readonly retry: () => void
}

export interface RoutedProps extends RoutingOptions {
  readonly visitor: Visitor | null
  readonly locale: Locale
  readonly frame: ComponentType<PageFrameProps>
  /** Keeps addresses in memory, from this one on, instead of in the window: for tests and stories. */
  readonly startAt?: string
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
    layout: 'entry' in outcome ? outcome.entry.layout : 'root',
    naked: isNaked(query, window.sessionStorage),
    progress: stage.phase === 'loading' && !path.startsWith('/m/'),
    leaving: useLeaving(routing, outcome),
    retry,
  })
}

function useShownPage(routing: Routing, outcome: Outcome, Frame: ComponentType<PageFrameProps>) {
  const restores = useNavigationType() === 'POP'
  const [attempt, setAttempt] = useState(0)
  useLayoutEffect(() => {
    // Pages are React roots of their own: they are changed after this commit, never inside it.
    queueMicrotask(() => {
      if (outcome.kind !== 'page') return routing.stage.clear()
      const { entry, params, key } = outcome
      void routing.stage.show({ entry, params, key, restores }, { entry, routing, Frame })
    })
  }, [outcome, routing, Frame, restores, attempt])
  return () => setAttempt((count) => count + 1)
}

function useRedirect(routing: Routing, outcome: Outcome) {
  useEffect(() => {
    if (outcome.kind === 'redirect') routing.navigate(outcome.to, { replace: true })
    if (outcome.kind !== 'sign-in') return
    routing.navigate(routing.signIn(routing.here()), { replace: true })
  }, [outcome, routing])
}

function useLinks(routing: Routing) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement)) return
      const decision = decideLink(event, link, {
        href: window.location.href,
        base: routing.base,
        opensNewWindow: routing.opensNewWindow(),
        opensInPlace: (location) => routing.opensInPlace(location),
      })
      if (decision.kind === 'browser') return
      event.preventDefault()
      if (decision.kind === 'in-place') void routing.browser.navigate(decision.to)
      else window.open(decision.href, '_blank', 'noopener')
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [routing])
}

function useTitle(outcome: Outcome, organisation: string | undefined, locale: Locale) {
  const title = 'entry' in outcome ? outcome.entry.title[locale] : null
  useEffect(() => {
    if (title !== null) document.title = organisation ? `${title}-${organisation}` : title
  }, [title, organisation])
}

function useLeaving(routing: Routing, outcome: Outcome): RoutedView['leaving'] {
  const here = outcome.kind === 'page' ? outcome.key : null
  const blocker = useBlocker(
    ({ nextLocation }) => routing.unsaved.has() && routing.keyAt(nextLocation) !== here,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (routing.unsaved.has()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [routing])
  if (blocker.state !== 'blocked') return null
  return { leave: () => blocker.proceed(), stay: () => blocker.reset() }
}
