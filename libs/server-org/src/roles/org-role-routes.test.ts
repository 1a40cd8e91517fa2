import { getCurrentUser } from '@atrium/domain-core'
import {
  addOrgRole,
  addRoleGroup,
  changeOrgRole,
  changeOrgRolePeople,
  deleteOrgRole,
  deleteRoleGroup,
  listMembers,
  listOrgRoles,
  renameRoleGroup,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from '../org.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
})
afterAll(() => server.close())

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'

describe('roles of the enterprise', () => {
  it('are changed by administrators only', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      expect(await refusalOf(server.call(addRoleGroup, { name: 'x' }, { as }))).toMatchObject({
        status: 403,
      })
    }
  })
  it('refuse unknown groups, names taken in their group, and strangers', async () => {
    const group = await server.call(addRoleGroup, { name: 'Finance' })
    expect(await refusalOf(server.call(addRoleGroup, { name: 'finance' }))).toMatchObject({
      code: 'name-taken',
    })
    expect(await refusalOf(server.call(addOrgRole, { groupId: nowhere, name: 'x' }))).toMatchObject(
      { code: 'role-group-not-found' },
    )
    const role = await server.call(addOrgRole, { groupId: group.id, name: 'Cashier' })
    expect(
      await refusalOf(server.call(addOrgRole, { groupId: group.id, name: 'cashier' })),
    ).toMatchObject({ code: 'name-taken' })
    expect(
      await refusalOf(server.call(changeOrgRolePeople, { roleId: role.id, add: [nowhere] })),
    ).toMatchObject({ status: 400 })
  })
  it('are given, taken, and go only when nobody has them', async () => {
    const group = await server.call(addRoleGroup, { name: 'Quality' })
    const { id: roleId } = await server.call(addOrgRole, { groupId: group.id, name: 'Inspector' })
    const { id } = await server.call(getCurrentUser, {}, { as: 'user' })
    const given = await server.call(changeOrgRolePeople, { roleId, add: [id, id] })
    expect(given.people).toBe(1)
    const { rows } = await server.call(listMembers, { orgRoleId: roleId })
    expect(rows.map((row) => row.id)).toEqual([id])
    expect(await refusalOf(server.call(deleteOrgRole, { roleId }))).toMatchObject({
      code: 'role-in-use',
    })
    await server.call(changeOrgRolePeople, { roleId, remove: [id] })
    const other = await server.call(addRoleGroup, { name: 'Safety' })
    const moved = await server.call(changeOrgRole, { roleId, groupId: other.id, name: 'Guard' })
    expect(moved).toMatchObject({ groupId: other.id, name: 'Guard', people: 0 })
    expect(await refusalOf(server.call(deleteRoleGroup, { groupId: other.id }))).toMatchObject({
      code: 'role-group-in-use',
    })
    await server.call(deleteOrgRole, { roleId })
    await server.call(deleteRoleGroup, { groupId: other.id })
    await server.call(renameRoleGroup, { groupId: group.id, name: 'Audit' })
    const { groups } = await server.call(listOrgRoles, {})
    expect(groups.map(({ name }) => name)).toEqual(['Finance', 'Audit'])
  })
})
