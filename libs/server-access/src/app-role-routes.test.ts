import {
  addAppRole,
  changeAppRole,
  deleteAppRole,
  listAppRoles,
  previewAppRole,
} from '@atrium/domain-access'
import { getCurrentUser, type Role } from '@atrium/domain-core'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterEach, afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccess } from './access'
import { accessModule } from './module'

const appId = '0190a5b0-0000-7000-8000-00000000a001'
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const people = [
  { id: '0190a5b0-0000-7000-8000-00000000b001', name: 'Ann' },
  { id: '0190a5b0-0000-7000-8000-00000000b002', name: 'Bob' },
]

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    modules: (core) => {
      const access = createAccess(core, fakePlacements)
      const apps = {
        findApp: async (_: unknown, id: string) => (id === appId ? { id, name: 'Test' } : null),
      }
      return [accessModule(core, { access, apps, placements: fakePlacements })]
    },
  })
})
afterEach(() =>
  server.core.database.transaction('platform', (tx) => tx.query('delete from platform.app_role')),
)
afterAll(() => server.close())

/** Nobody stands anywhere, and subjects mean whom they name. */
const fakePlacements = {
  placement: async (_: unknown, personId: string) => ({
    personId,
    departmentIds: [],
    departmentIdsAbove: [],
    departmentIdsBelow: [],
    postIds: [],
    roleIds: [],
    groupIds: [],
    superiorIds: [],
    directReportIds: [],
    reportIds: [],
    attributes: { department: [], post: [], role: [], 'employee-number': [] },
  }),
  meant: async (_: unknown, subjects: readonly { kind: string; id?: string }[], first: number) => {
    const meant = people.filter(({ id }) =>
      subjects.some((subject) => subject.kind === 'everyone' || subject.id === id),
    )
    return { count: meant.length, people: meant.slice(0, first) }
  },
}

const draft = { kind: 'read-only' as const, name: 'Readers', description: '', grants: [] }
const everyone = [{ kind: 'everyone' as const }]
const add = (more: object = {}, as: Role = 'admin') =>
  server.call(addAppRole, { appId, ...draft, subjects: everyone, ...more }, { as })
const idOf = async (as: Role) => (await server.call(getCurrentUser, {}, { as })).id

describe('roles of an application', () => {
  it('are changed by nobody who does not administer it', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      expect(await refusalOf(add({}, as))).toMatchObject({ status: 403 })
    }
    expect(await refusalOf(server.call(listAppRoles, { appId }, { as: 'user' }))).toMatchObject({
      status: 403,
    })
    expect(await server.call(listAppRoles, { appId }, { as: 'audit' })).toEqual({ rows: [] })
  })
  it('refuse another space, unknown applications and roles, and names taken', async () => {
    expect(await refusalOf(server.call(listAppRoles, { appId }, { entId: 'north' }))).toMatchObject(
      { code: 'space-not-allowed' },
    )
    expect(await refusalOf(server.call(listAppRoles, { appId: nowhere }))).toMatchObject({
      code: 'app-not-found',
    })
    expect(await refusalOf(server.call(deleteAppRole, { appId, roleId: nowhere }))).toMatchObject({
      code: 'app-role-not-found',
    })
    await add()
    expect(await refusalOf(add({ name: 'readers' }))).toMatchObject({ code: 'app-role-name-taken' })
    expect(await refusalOf(add({ name: '', kind: 'king' }))).toMatchObject({ status: 400 })
  })
  it('refuse a change on an older version, and one that takes the application from who makes it', async () => {
    const userId = await idOf('user')
    const subjects = [{ kind: 'person' as const, id: userId }]
    const role = await add({ kind: 'administrator', name: 'Owners', subjects })
    const change = (version: number, more: object, as: Role = 'user') =>
      server.call(changeAppRole, { appId, roleId: role.id, version, ...more }, { as })
    expect(await refusalOf(change(role.version + 1, { name: 'x' }))).toMatchObject({
      code: 'app-role-changed',
    })
    expect(await refusalOf(change(role.version, { subjects: [] }))).toMatchObject({
      code: 'own-role',
    })
    const renamed = await change(role.version, { name: 'Keepers' })
    expect(renamed).toMatchObject({ name: 'Keepers', version: role.version + 1 })
    await change(renamed.version, { subjects: [] }, 'admin')
    expect(await refusalOf(add({}, 'user'))).toMatchObject({ status: 403 })
  })
  it('say who would gain and lose one before it is kept', async () => {
    const [ann, bob] = people.map(({ id }) => ({ kind: 'person' as const, id }))
    const role = await add({ subjects: [ann!] })
    expect(role.people).toBe(1)
    const preview = await server.call(previewAppRole, { appId, roleId: role.id, subjects: [bob!] })
    expect(preview).toEqual({
      gained: { count: 1, names: ['Bob'] },
      lost: { count: 1, names: ['Ann'] },
    })
  })
})
