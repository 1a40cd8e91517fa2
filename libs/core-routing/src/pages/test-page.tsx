import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import type { Feature } from '../feature'
import { createRouting } from '../routing'
import { resolve } from '../table/resolve'
import { page } from '../table/route-entry'
import { PageContext, RoutingContext } from './page-context'

export interface TestPageProps {
  /** The path of the page under test. */
  readonly path: { readonly pattern: string }
  /** The address it is opened at; the pattern itself when left out. */
  readonly at?: string
  /** For slots and for links that the page follows. */
  readonly features?: readonly Feature[]
  /** Hears each address the page goes to. */
  readonly onAddress?: (address: string) => void
  readonly children: ReactNode
}

/** Stands a component on a page of its own, without a browser address: for tests and stories. */
export function TestPage({ path, at, features = [], onAddress, children }: TestPageProps) {
  const [{ routing, entry }] = useState(() => setUp(path, at ?? path.pattern, features))
  const { browser, table, home } = routing
  const { pathname, search } = useSyncExternalStore(
    (changed) => browser.subscribe(changed),
    () => browser.state.location,
  )
  useEffect(() => onAddress?.(`${pathname}${search}`), [onAddress, pathname, search])
  const outcome = resolve({ pathname, search }, { table, visitor: null, home })
  const params =
    outcome.kind === 'page'
      ? outcome.params
      : { path: {}, query: {}, spaceUri: '', spaceId: null, isCrossSpace: false }
  return (
    <RoutingContext value={routing}>
      <PageContext value={{ ...params, entry }}>{children}</PageContext>
    </RoutingContext>
  )
}

function setUp(path: { readonly pattern: string }, at: string, features: readonly Feature[]) {
  const entry = page(path, {
    id: 'test-page',
    title: { 'zh-CN': '测试', en: 'Test' },
    owner: [],
    page: () => Promise.resolve({}),
  })
  const anywhere = page(
    { pattern: '/:a/:b?/:c?/:d?/:e?' },
    { ...entry, id: 'anywhere', title: entry.title },
  )
  const routing = createRouting(
    {
      features: [{ id: 'test', routes: [entry] }, ...features, { id: 'rest', routes: [anywhere] }],
      base: '',
      home: '/',
      startAt: at,
      signIn: () => '/login',
      log: () => {},
    },
    createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] }),
  )
  return { routing, entry }
}
