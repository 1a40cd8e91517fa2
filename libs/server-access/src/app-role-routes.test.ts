import {
  addAppRole,
  changeAppRole,
  deleteAppRole,
  listAppRolePeople,
  listAppRoles,
  previewAppRole,
} from '@atrium/domain-access'
import { getCurrentUser, type Role } from '@atrium/domain-core'
import type { Subject } from '@atrium/domain-org'
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
  differing: async (
    _: unknown,
    pairs: readonly { of: readonly Subject[]; but: readonly Subject[] }[],
    { first }: { first: number },
  ) => {
    const isIn = (subjects: readonly Subject[], id: string) =>
      subjects.some((subject) => subject.kind === 'everyone' || subject.id === id)
    const differing = people.filter(({ id }) =>
      pairs.some(({ of, but }) => isIn(of, id) && !isIn(but, id)),
    )
    return { count: differing.length, people: differing.slice(0, first) }
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
  it('are kept by one of two who change one at the same time, and the other is told', async () => {
    const role = await add({ name: 'Contended' })
    const change = (name: string) =>
      server.call(changeAppRole, { appId, roleId: role.id, version: role.version, name })
    const both = await Promise.allSettled([change('One'), change('Two')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((each) => each.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'app-role-changed' })
  })
  it('always leave an administrator, even when two take the application from each other', async () => {
    const subject = async (as: Role) => ({ kind: 'person' as const, id: await idOf(as) })
    const [saas, user] = [await subject('saas'), await subject('user')]
    const named = { kind: 'administrator', subjects: [saas] }
    const [one, two] = [
      await add({ ...named, name: 'One' }),
      await add({ ...named, name: 'Two', subjects: [user] }),
    ]
    const remove = (roleId: string, as: Role) =>
      server.call(deleteAppRole, { appId, roleId }, { as })
    expect(await refusalOf(remove(one.id, 'saas'))).toMatchObject({ code: 'own-role' })
    const both = await Promise.allSettled([remove(two.id, 'saas'), remove(one.id, 'user')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await server.call(listAppRoles, { appId })
    expect(rows.map(({ kind }) => kind)).toEqual(['administrator'])
  })
  it('say who has one and what by, to who administers the application alone', async () => {
    const [ann, bob] = people.map(({ id }) => ({ kind: 'person' as const, id }))
    const role = await add({ subjects: [ann!, bob!, ...everyone] })
    const peopleOf = (roleId: string, as: Role = 'admin') =>
      server.call(listAppRolePeople, { appId, roleId }, { as })
    expect(await refusalOf(peopleOf(role.id, 'user'))).toMatchObject({ status: 403 })
    expect(await refusalOf(peopleOf(nowhere))).toMatchObject({ code: 'app-role-not-found' })
    const other = await refusalOf(
      server.call(listAppRolePeople, { appId, roleId: role.id }, { entId: 'north' }),
    )
    expect(other).toMatchObject({ code: 'space-not-allowed' })
    expect(await peopleOf(role.id, 'audit')).toEqual({
      rows: [
        { ...people[0], subjects: [ann, ...everyone] },
        { ...people[1], subjects: [bob, ...everyone] },
      ],
      cut: false,
    })
  })
  it('say who could do more and less before one is kept, added or deleted', async () => {
    const [ann, bob] = people.map(({ id }) => ({ kind: 'person' as const, id }))
    const nobody = { count: 0, names: [], cut: false }
    const role = await add({ subjects: [ann!] })
    expect(role.people).toBe(1)
    const preview = (
      roleId: string | null,
      kept: { kind: 'operator' | 'read-only'; subjects: Subject[] } | null,
    ) => server.call(previewAppRole, { appId, roleId, role: kept && { ...kept, grants: [] } })
    expect(await preview(role.id, { kind: 'read-only', subjects: [bob!] })).toEqual({
      gained: { count: 1, names: ['Bob'], cut: false },
      lost: { count: 1, names: ['Ann'], cut: false },
      complete: true,
    })
    expect(await preview(role.id, { kind: 'operator', subjects: [ann!] })).toMatchObject({
      gained: { names: ['Ann'] },
      lost: nobody,
    })
    expect(await preview(null, { kind: 'read-only', subjects: [ann!] })).toMatchObject({
      gained: nobody,
      lost: nobody,
    })
    // Without a role the application is open to everybody.
    expect(await preview(role.id, null)).toMatchObject({
      gained: { names: ['Ann', 'Bob'] },
      lost: nobody,
    })
    expect(await refusalOf(preview(nowhere, null))).toMatchObject({ code: 'app-role-not-found' })
  })
})
