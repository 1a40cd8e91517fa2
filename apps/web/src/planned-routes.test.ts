import { buildRouteTable } from '@atrium/core-routing'
import { roles } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { features } from './features'
import { type PlannedRoute, plannedRoutes, plannedTable, plannedTitle } from './planned-routes'

const said: string[] = []
const table = buildRouteTable(
  features.flatMap((feature) => feature.routes),
  (message) => said.push(message),
)
const built = new Map(
  features.flatMap(({ id: feature, routes }) =>
    routes.map((entry) => [entry.id, { entry, lib: `feature-${feature}` }] as const),
  ),
)
const missing = plannedRoutes.filter(({ id }) => !built.has(id))
const unplanned = [...built.keys()].filter((id) => plannedRoutes.every((known) => known.id !== id))
const shortest = (route: string) => sample(route.replaceAll(/\/:\w+\?/g, ''))
const sample = (route: string) => route.replaceAll(/:(\w+)\??/g, '$1-1')

describe('the route table', () => {
  it('is complete and has no duplicates', () => {
    expect(said).toEqual([])
  })
  it.each(plannedRoutes.filter(({ id }) => built.has(id)))('has $id as planned', (planned) => {
    const { entry, lib } = built.get(planned.id)!
    const { page: load, owner, permission, ...fields } = entry
    expect({ ...fields, lib, owner: roles.filter((role) => owner.includes(role)) }).toEqual(planned)
    expect(load).toBeTypeOf('function')
    // What can be trusted to somebody is an administrator's page, never one that is open to all.
    expect(permission === undefined || planned.owner.length > 0).toBe(true)
    expect(table.match(sample(entry.route))?.entry.id).toBe(planned.id)
  })
  it('says which pages are not built yet', () => {
    const lines = [
      `${plannedRoutes.length - missing.length} of ${plannedRoutes.length} planned pages are built, ${missing.length} are not yet:`,
      ...byLib(missing).map(([lib, ids]) => `  ${lib} (${ids.length}): ${ids.join(', ')}`),
      ...(unplanned.length > 0 ? [`  built beside the plan: ${unplanned.join(', ')}`] : []),
    ]
    console.info(lines.join('\n'))
    expect(plannedRoutes).toHaveLength(140)
  })
})

describe('the planned route table', () => {
  const plan = plannedTable((message) => said.push(message))
  it.each(plannedRoutes)('lets no earlier rule take the address of $id', ({ id, route }) => {
    expect(plan.match(sample(route))?.entry.id).toBe(id)
    expect(plan.match(shortest(route))?.entry.id).toBe(id)
  })
  it('knows the title of a page that is not built', () => {
    expect(plannedTitle('/screens/7/design')?.en).toBe('Big-screen designer')
    expect(plannedTitle('/nowhere')).toBeNull()
  })
})

function byLib(routes: readonly PlannedRoute[]): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const { lib, id } of routes) groups.set(lib, [...(groups.get(lib) ?? []), id])
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b))
}
