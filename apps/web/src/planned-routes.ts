import { buildRouteTable, page, type Layout, type Title } from '@atrium/core-routing'
import { roles, type Role } from '@atrium/domain-core'
import table from './routes.tsv?raw'

/** One line of the specified route table. */
export interface PlannedRoute {
  readonly id: string
  readonly route: string
  readonly title: Title
  readonly owner: readonly Role[]
  readonly layout: Layout
  readonly belong: string
  readonly system: string
  readonly sandbox: boolean
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
      belong = '',
      system = '',
      sandbox,
      lib = '',
    ] = line.split('\t')
    return {
      id,
      route,
      title: { 'zh-CN': zh, en },
      owner: roles.filter((role) => owner.split(',').includes(role)),
      layout: layout as Layout,
      belong,
      system,
      sandbox: sandbox === 'yes',
      lib,
    }
  })

/** The title of the planned page at a path, or null when none is planned there. */
export function plannedTitle(path: string): Title | null {
  const planned = buildRouteTable(
    plannedRoutes.map(({ id, route, title }) =>
      page({ pattern: route }, { id, title, owner: [], page: () => Promise.resolve({}) }),
    ),
  )
  return planned.match(path)?.entry.title ?? null
}
