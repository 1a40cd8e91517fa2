import { anAppRole } from '@atrium/domain-access'
import type { Tx } from '@atrium/server-core'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertAppRole, selectAppRoles } from './app-role-store'
import { accessMigration } from './migrations/0001-access'
import { createRoleHandover } from './role-handover'

const [appId, roleId, leaver, heir, other] = [1, 2, 3, 4, 5].map(
  (each) => `0190a5b0-0000-7000-8000-00000000000${each}`,
) as [string, string, string, string, string]
const person = (id: string) => ({ kind: 'person' as const, id })

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    modules: () => [{ name: 'access', routes: [], migrations: [accessMigration] }],
  })
})
afterAll(() => server.close())

const handover = createRoleHandover({ appNames: async () => new Map([[appId, 'Stock']]) })
const inSpace = <T>(work: (tx: Tx) => Promise<T>) =>
  server.core.database.transaction({ entId: 'demo', personId: null }, work)

it('gives the roles of an application to the successor once, or to nobody', async () => {
  const subjects = [person(other), person(leaver)]
  const keeper = anAppRole({ id: roleId, appId, name: 'Keeper', subjects })
  await inSpace((tx) => insertAppRole(tx, keeper))
  expect(await inSpace((tx) => handover.held(tx, leaver, 'en'))).toEqual([
    { id: roleId, name: 'Stock · Keeper', count: 1 },
  ])
  const people = { fromId: leaver, toId: heir }
  expect(await inSpace((tx) => handover.handOver(tx, people))).toBe(1)
  expect(await inSpace((tx) => handover.handOver(tx, people))).toBe(0)
  await inSpace(async (tx) => handover.letGo?.(tx, other))
  const [role] = await inSpace((tx) => selectAppRoles(tx, appId))
  expect(role).toMatchObject({ subjects: [person(heir)], version: 3 })
})
