import { buildRouteTable } from '@atrium/core-routing'
import { roles } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { features } from './features'
import { plannedRoutes, plannedTitle } from './planned-routes'

const said: string[] = []
const table = buildRouteTable(
  features.flatMap((feature) => feature.routes),
  (message) => said.push(message),
)
const { entries } = table
const entryOf = (id: string) => entries.find((entry) => entry.id === id)
const sample = (route: string) => route.replaceAll(/:(\w+)\??/g, '$1-1')

describe('the route table', () => {
  it('is complete and has no duplicates', () => {
    expect(said).toEqual([])
  })
  it.each(plannedRoutes.filter(({ id }) => entryOf(id)))('has $id as planned', (planned) => {
    const { id, route, title, layout, belong, system, sandbox, owner } = entryOf(planned.id)!
    const built = { id, route, title, layout, belong, system, sandbox }
    const { lib: _, owner: plannedOwner, ...rest } = planned
    expect(built).toEqual(rest)
    expect(roles.filter((role) => owner.includes(role))).toEqual(plannedOwner)
    expect(table.match(sample(route))?.entry.id).toBe(id)
  })
  it('says which pages are not built yet', () => {
    const missing = plannedRoutes.filter(({ id }) => !entryOf(id))
    const built = plannedRoutes.filter(({ id }) => entryOf(id))
    console.info(
      `${built.length} of ${plannedRoutes.length} pages built; not yet: ${missing.map(({ id }) => id).join(', ')}`,
    )
    expect(missing.length + built.length).toBe(plannedRoutes.length)
  })
  it('knows the title of a page that is not built', () => {
    expect(plannedTitle('/screens/7/design')?.en).toBe('Big-screen designer')
    expect(plannedTitle('/nowhere')).toBeNull()
  })
})
