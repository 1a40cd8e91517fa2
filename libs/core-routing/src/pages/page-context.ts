import { createContext, use } from 'react'
import type { Routing } from '../routing'
import type { PageParams } from '../table/resolve'
import type { RouteEntry } from '../table/route-entry'

export interface PageInfo extends PageParams {
  readonly entry: RouteEntry
}

export const PageContext = createContext<PageInfo | null>(null)
export const RoutingContext = createContext<Routing | null>(null)

/** The page this component is on: its entry and everything section 2 gives to a page. */
export function usePage(): PageInfo {
  const page = use(PageContext)
  if (!page) throw new Error('usePage works only inside a mounted page')
  return page
}

/** The router: table, navigation, addresses. */
export function useRouting(): Routing {
  const routing = use(RoutingContext)
  if (!routing) throw new Error('useRouting works only inside the routed app')
  return routing
}
