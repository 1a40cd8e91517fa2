import type { ConsoleArea, Role } from '@atrium/domain-core'
import { getCurrentUser } from '@atrium/domain-core'
import {
  addDepartment,
  addMember,
  addOrgRole,
  addPost,
  addRoleGroup,
  changeDepartment,
  changeMember,
  changeOrgRolePeople,
  deleteDepartment,
  getMember,
  listMembers,
  type Member,
  moveDepartment,
  moveMembers,
  setMemberState,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from './org.fixture'

let server: TestServer
const places = { top: '', mine: '', below: '', other: '' }
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
  const add = async (name: string, parentId: string | null) =>
    (await server.call(addDepartment, { name, parentId })).id
  places.top = await add('Top', null)
  places.mine = await add('Mine', places.top)
  places.below = await add('Below mine', places.mine)
  places.other = await add('Other', places.top)
})
afterAll(() => server.close())

const as = 'user'
const idOf = async (role: Role) => (await server.call(getCurrentUser, {}, { as: role })).id

async function trust(areas: readonly ConsoleArea[], departmentIds: readonly string[] | null) {
  const personId = await idOf(as)
  await server.core.database.transaction({ entId: 'demo', personId }, async (tx) => {
    await tx.query(
      `insert into platform.console_grants values ('demo', $1, $2, $3, $1, now())
        on conflict (ent_id, person_id) do update set areas = $2, department_ids = $3`,
      [personId, areas, departmentIds],
    )
    await server.core.sessions.refresh(tx, personId)
  })
}

const join = async (loginId: string, departmentIds: readonly string[], more = {}) =>
  (
    await server.call(addMember, {
      loginId,
      name: loginId,
      departmentIds: [...departmentIds],
      ...more,
    })
  ).member
const change = ({ id, version }: Member, more: object) =>
  server.call(changeMember, { personId: id, version, ...more }, { as })

describe('an administrator of some departments', () => {
  it('changes nothing outside them', async () => {
    const stranger = await join('stranger', [places.other])
    const shared = await join('shared', [places.mine, places.other])
    await trust(['organisation'], [places.mine])
    const newcomer = { loginId: 'late', name: 'Late' }
    const refused = [
      () => server.call(addDepartment, { name: 'x', parentId: null }, { as }),
      () => server.call(addDepartment, { name: 'x', parentId: places.other }, { as }),
      () => server.call(changeDepartment, { departmentId: places.top, name: 'x' }, { as }),
      () => server.call(deleteDepartment, { departmentId: places.mine }, { as }),
      () =>
        server.call(
          moveDepartment,
          { departmentId: places.below, parentId: places.other, beforeId: null },
          { as },
        ),
      () => server.call(getMember, { personId: stranger.id }, { as }),
      () => change(stranger, { name: 'x' }),
      () => change(shared, { departmentIds: [places.mine] }),
      () => server.call(addMember, newcomer, { as }),
      () => server.call(addMember, { ...newcomer, departmentIds: [places.other] }, { as }),
      () => server.call(setMemberState, { personIds: [shared.id], state: 'suspended' }, { as }),
      () =>
        server.call(moveMembers, { personIds: [stranger.id], departmentId: places.mine }, { as }),
    ]
    for (const call of refused) expect(await refusalOf(call())).toMatchObject({ status: 403 })
  })
  it('sees and changes whoever stands in them or below', async () => {
    await trust(['organisation'], [places.mine])
    const { member } = await server.call(
      addMember,
      { loginId: 'mine', name: 'Mine', departmentIds: [places.below] },
      { as },
    )
    const moved = await change(member, { name: 'Renamed', departmentIds: [places.mine] })
    expect(moved.name).toBe('Renamed')
    const { rows } = await server.call(listMembers, {}, { as })
    expect(rows.map(({ loginId }) => loginId).toSorted()).toEqual(['mine', 'shared'])
    const elsewhere = await server.call(listMembers, { departmentId: places.other }, { as })
    expect(elsewhere.rows).toEqual([])
    await server.call(addDepartment, { name: 'New', parentId: places.below }, { as })
    await server.call(setMemberState, { personIds: [member.id], state: 'suspended' }, { as })
  })
  it('changes no administrator, no role, and nothing of their own', async () => {
    const boss = await join('boss', [places.mine], { roles: ['admin', 'user'] })
    await trust(['organisation'], null)
    const plain = await server.call(getMember, { personId: (await join('plain', [])).id })
    const own = await server.call(getMember, { personId: await idOf(as) })
    expect(await refusalOf(change(boss, { email: 'mine@example.com' }))).toMatchObject({
      code: 'administrator-not-yours',
    })
    expect(await refusalOf(change(plain, { roles: ['admin'] }))).toMatchObject({
      code: 'role-not-yours-to-give',
    })
    expect(await refusalOf(change(own, { departmentIds: [places.mine] }))).toMatchObject({
      code: 'own-scope',
    })
    const raised = { loginId: 'raised', name: 'Raised', roles: ['admin' as const] }
    expect(await refusalOf(server.call(addMember, raised, { as }))).toMatchObject({ status: 403 })
    expect(await refusalOf(server.call(addPost, { name: 'x' }, { as }))).toMatchObject({
      status: 403,
    })
  })
})

describe('an administrator of roles', () => {
  it('gives none to themselves, and sees no members', async () => {
    const group = await server.call(addRoleGroup, { name: 'Group' })
    const role = await server.call(addOrgRole, { groupId: group.id, name: 'Role' })
    await trust(['roles'], null)
    const give = (personId: string) =>
      server.call(changeOrgRolePeople, { roleId: role.id, add: [personId], remove: [] }, { as })
    expect(await refusalOf(give(await idOf(as)))).toMatchObject({ code: 'own-scope' })
    expect(await refusalOf(server.call(listMembers, {}, { as }))).toMatchObject({ status: 403 })
    expect((await give(await idOf('saas'))).people).toBe(1)
  })
})
