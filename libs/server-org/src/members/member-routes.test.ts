import { getCurrentUser, type Role, switchEnterprise } from '@atrium/domain-core'
import {
  addDepartment,
  addMember,
  changeMember,
  getMember,
  listMembers,
  type Member,
  setMemberState,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endMemberships, orgAlone } from '../org.fixture'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
})
afterAll(() => server.close())

const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const add = async (loginId: string, more = {}) =>
  (await server.call(addMember, { loginId, name: loginId, ...more })).member
const change = ({ id, version }: Member, more: object) =>
  server.call(changeMember, { personId: id, version, ...more })
const memberOf = async (as: Role) => {
  const { id } = await server.call(getCurrentUser, {}, { as })
  return server.call(getMember, { personId: id })
}
const setState = (personIds: string[], state: 'active' | 'suspended') =>
  server.call(setMemberState, { personIds, state })

describe('members', () => {
  it('are seen whole and changed by administrators only', async () => {
    const { id: personId } = await memberOf('user')
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      for (const call of [
        () => server.call(listMembers, {}, { as }),
        () => server.call(getMember, { personId }, { as }),
        () => server.call(addMember, { loginId: 'intruder', name: 'x' }, { as }),
        () => server.call(setMemberState, { personIds: [personId], state: 'suspended' }, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status: 403 })
      }
    }
  })
  it('refuse what does not fit, and places that the space does not have', async () => {
    for (const more of [
      { loginId: 'A B' },
      { name: '' },
      { phone: 'call me' },
      { email: 'nobody' },
      { signature: 'x'.repeat(41) },
      { departmentIds: [nowhere] },
      { postIds: [nowhere] },
      { orgRoleIds: [nowhere] },
      { superiorId: nowhere },
      { unknown: 1 },
    ]) {
      expect(await refusalOf(add('newcomer', more))).toMatchObject({ status: 400 })
    }
    expect(await refusalOf(server.call(getMember, { personId: nowhere }))).toMatchObject({
      code: 'member-not-found',
    })
    expect(await refusalOf(server.call(listMembers, { cursor: 'made-up' }))).toMatchObject({
      status: 400,
    })
  })
  it('refuse a change made on an older version', async () => {
    const member = await add('versions')
    await change(member, { name: 'Newer' })
    expect(await refusalOf(change(member, { name: 'Older' }))).toMatchObject({
      code: 'member-changed',
    })
  })
  it('refuse to be added twice, numbers taken, and reporting lines that run in a circle', async () => {
    const boss = await add('boss', { employeeNumber: 'N1' })
    const clerk = await add('clerk', { superiorId: boss.id })
    expect(await refusalOf(add('boss'))).toMatchObject({ code: 'member-exists' })
    expect(await refusalOf(change(clerk, { employeeNumber: 'n1' }))).toMatchObject({
      code: 'employee-number-taken',
    })
    expect(await refusalOf(change(boss, { superiorId: clerk.id }))).toMatchObject({
      code: 'reporting-loop',
    })
    expect(await refusalOf(change(boss, { superiorId: boss.id }))).toMatchObject({
      code: 'reporting-loop',
    })
  })
  it('keep their last administrator, themselves, and the roles of the platform', async () => {
    const admin = await memberOf('admin')
    expect(await refusalOf(change(admin, { roles: ['user'] }))).toMatchObject({
      code: 'last-administrator',
    })
    expect(await refusalOf(setState([admin.id], 'suspended'))).toMatchObject({
      code: 'own-membership',
    })
    expect(await refusalOf(add('climber', { roles: ['root'] }))).toMatchObject({
      code: 'role-not-yours-to-give',
    })
    const root = await memberOf('root')
    expect(await refusalOf(change(root, { roles: ['user'] }))).toMatchObject({
      code: 'role-not-yours-to-give',
    })
  })
  it('are found by department and what lies below, by text, and page by page', async () => {
    const top = await server.call(addDepartment, { name: 'Plant', parentId: null })
    const below = await server.call(addDepartment, { name: 'Line 1', parentId: top.id })
    for (const name of ['张伟', '王芳', '李娜', 'Zoë', 'Anders']) {
      const departmentIds = [name === 'Zoë' ? top.id : below.id]
      await add(`plant${(await ids({})).length}`, { name, departmentIds })
    }
    expect(await ids({ departmentId: top.id, below: false })).toEqual(['Zoë'])
    expect(await ids({ departmentId: top.id })).toEqual(
      ['Anders', '李娜', '王芳', '张伟', 'Zoë'].toSorted(inOrder),
    )
    expect(await ids({ departmentId: top.id, search: '芳' })).toEqual(['王芳'])
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const page = await server.call(listMembers, { departmentId: top.id, limit: 2, cursor })
      pages.push(...page.rows.map(({ name }) => name))
      cursor = page.nextCursor
      expect(page.total).toEqual({ count: 5, exact: true })
    } while (cursor !== undefined)
    expect(pages).toEqual(await ids({ departmentId: top.id }))
  })
  it('join by an invitation when they have an account elsewhere, and by a link when they have none', async () => {
    const fresh = await server.call(addMember, { loginId: 'fresh', name: 'Fresh' })
    expect(fresh.invitation).toMatch(/^[\w-]{20,}$/)
    expect(fresh.member).toMatchObject({ state: 'active', roles: ['user'], nameEn: null })
    await endMemberships(server, [fresh.member.id])
    const again = await server.call(addMember, { loginId: 'fresh', name: 'Fresh' })
    expect([again.invitation, again.member.state]).toEqual([null, 'invited'])
  })
  it('are signed out of the enterprise when they are suspended', async () => {
    const { id } = await memberOf('saas')
    await server.call(getCurrentUser, {}, { as: 'saas' })
    await setState([id], 'suspended')
    expect(await refusalOf(server.call(getCurrentUser, {}, { as: 'saas' }))).toMatchObject({
      status: 401,
    })
    expect(await setState([id], 'active')).toEqual({ count: 1 })
  })
  it('keep what they have elsewhere when they are suspended', async () => {
    const { id } = await memberOf('user')
    await server.call(switchEnterprise, { entId: 'north' }, { as: 'user' })
    await server.call(getCurrentUser, {}, { as: 'user', entId: 'demo' })
    await setState([id], 'suspended')
    expect(
      await refusalOf(server.call(getCurrentUser, {}, { as: 'user', entId: 'demo' })),
    ).toMatchObject({ code: 'space-not-allowed' })
    expect(await server.call(getCurrentUser, {}, { as: 'user' })).toMatchObject({
      entId: 'north',
      enterprises: [{ entId: 'north' }],
    })
    await setState([id], 'active')
  })
  it('are not made to join, or to come back, by an administrator alone', async () => {
    const { member } = await server.call(addMember, { loginId: 'wanderer', name: 'Wanderer' })
    await endMemberships(server, [member.id])
    expect(await setState([member.id], 'active')).toEqual({ count: 0 })
    await server.call(addMember, { loginId: 'wanderer', name: 'Wanderer' })
    expect(await setState([member.id], 'active')).toEqual({ count: 0 })
    expect(await endMemberships(server, [member.id])).toEqual([member.id])
  })
})

async function ids(query: object) {
  return (await server.call(listMembers, query)).rows.map(({ name }) => name)
}

const collator = new Intl.Collator('zh')
function inOrder(one: string, other: string) {
  return collator.compare(one, other)
}
