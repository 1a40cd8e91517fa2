import { buildRouteTable, type RouteEntry, type RouteTable, type Title } from '@atrium/core-routing'
import { roles } from '@atrium/domain-core'
import table from './routes.tsv?raw'

/** One line of the specified route table. */
export interface PlannedRoute extends Omit<RouteEntry, 'page'> {
  /** The feature library whose manifest declares it. */
  readonly lib: string
}

/** The specified pages, whether they are built or not. */
export const plannedRoutes: readonly PlannedRoute[] = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [
      id = '',
      route = '',
      zh = '',
      en = '',
      owner = '',
      layout,
      belong,
      system,
      sandbox,
      lib = '',
    ] = line.split('\t')
    return {
      id,
      route,
      title: { 'zh-CN': zh, en },
      owner: roles.filter((role) => owner.split(',').includes(role)),
      layout: layout as RouteEntry['layout'],
      belong: belong as RouteEntry['belong'],
      system: system as RouteEntry['system'],
      sandbox: sandbox === 'yes',
      // The table has no column for it: an enterprise's stylesheet stays out of the consoles.
      style: layout !== 'index',
      lib,
    }
  })

/** The specified pages as the router would have them. */
export function plannedTable(log?: (message: string) => void): RouteTable {
  const routes = plannedRoutes.map((planned) => ({ ...planned, page: () => Promise.resolve({}) }))
  return buildRouteTable(routes, log)
}

/** The title of the planned page at a path, or null when none is planned there. */
export function plannedTitle(path: string): Title | null {
  return plannedTable().match(path)?.entry.title ?? null
}
