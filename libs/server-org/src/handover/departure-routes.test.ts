import { getCurrentUser, getJob, isEnded, type Job } from '@atrium/domain-core'
import {
  addDepartment,
  addMember,
  addOrgRole,
  addRoleGroup,
  addUserGroup,
  changeDepartment,
  changeMember,
  getMember,
  type Handover,
  type HandoverPort,
  leaveEnterprise,
  listDepartments,
  listUserGroups,
  previewHandover,
  previewOwnHandover,
  removeMembers,
  setMemberState,
} from '@atrium/domain-org'
import type { Tx } from '@atrium/server-core'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endMemberships, orgAlone } from '../org.fixture'

/** Things of another module, by owner; handed over two at a time. */
const things = new Map<string, number>()
const thingPort: HandoverPort<Tx> = {
  kind: 'things',
  grants: false,
  held: async (_, personId) => {
    const count = things.get(personId) ?? 0
    return count === 0 ? [] : [{ id: 'all', name: 'Things', count }]
  },
  handOver: async (_, { fromId, toId }) => {
    const portion = Math.min(things.get(fromId) ?? 0, 2)
    things.set(fromId, (things.get(fromId) ?? 0) - portion)
    things.set(toId, (things.get(toId) ?? 0) + portion)
    return portion
  },
}

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core, { handovers: [thingPort] })] })
})
afterAll(() => server.close())

const add = async (loginId: string, more = {}) =>
  (await server.call(addMember, { loginId, name: loginId, ...more })).member.id
const member = (personId: string) => server.call(getMember, { personId })
const all = ['things', 'department-heads', 'reports', 'roles', 'user-groups']
const remove = (personIds: string[], handover: Partial<Handover> = {}) =>
  server.call(removeMembers, { personIds, successorId: null, kinds: all, ...handover })

async function endOf({ id: jobId }: Job, as: 'admin' | 'user' = 'admin'): Promise<Job> {
  await expect
    .poll(async () => isEnded(await server.call(getJob, { jobId }, { as })), { timeout: 15_000 })
    .toBe(true)
  return server.call(getJob, { jobId }, { as })
}

describe('people who are let go', () => {
  it('are let go by administrators only, and what they hold is seen by them only', async () => {
    const id = await add('bystander')
    for (const as of ['user', 'saas', 'safe', 'audit', 'root'] as const) {
      const handover = { personIds: [id], successorId: null, kinds: [] }
      expect(await refusalOf(server.call(removeMembers, handover, { as }))).toMatchObject({
        status: 403,
      })
      const preview = server.call(previewHandover, { personIds: [id] }, { as })
      expect(await refusalOf(preview)).toMatchObject({ status: 403 })
    }
    const strange = server.call(previewOwnHandover, {}, { as: null })
    expect(await refusalOf(strange)).toMatchObject({ status: 401 })
  })
  it('are others, members still, and not the last administrator', async () => {
    const { id: me } = await server.call(getCurrentUser, {})
    const [gone, suspended] = [await add('gone'), await add('idle')]
    await endMemberships(server, [gone])
    await server.call(setMemberState, { personIds: [suspended], state: 'suspended' })
    const here = await add('here')
    for (const [call, code] of [
      [() => remove([me]), 'own-membership'],
      [() => server.call(previewHandover, { personIds: [me] }), 'own-membership'],
      [() => server.call(previewOwnHandover, {}), 'last-administrator'],
      [() => remove([gone]), 'member-not-found'],
      [() => remove([here], { successorId: here }), 'successor-not-found'],
      [() => remove([here], { successorId: suspended }), 'successor-not-found'],
      [() => leave({ kinds: ['things'] }, 'admin'), 'last-administrator'],
      [() => leave({ successorId: here, kinds: ['roles'] }, 'user'), 'handover-not-yours'],
    ] as const) {
      expect(await refusalOf(call())).toMatchObject({ code })
    }
  })
  it('leave what they held to a successor, portion by portion', async () => {
    const boss = await add('the.boss')
    const leaver = await add('the.leaver', { superiorId: boss })
    const heir = await add('the.heir', { superiorId: leaver })
    const clerk = await add('the.clerk', { superiorId: leaver })
    const department = await server.call(addDepartment, { name: 'Vault', parentId: null })
    await server.call(changeDepartment, { departmentId: department.id, headIds: [leaver] })
    const group = await server.call(addRoleGroup, { name: 'Keys' })
    const role = await server.call(addOrgRole, { name: 'Keeper', groupId: group.id })
    const { version } = await member(leaver)
    await server.call(changeMember, { personId: leaver, version, orgRoleIds: [role.id] })
    things.set(leaver, 5)

    const { lines } = await server.call(previewHandover, { personIds: [leaver] })
    expect(lines).toEqual([
      { kind: 'things', id: 'all', name: 'Things', count: 5, grants: false },
      { kind: 'department-heads', id: department.id, name: 'Vault', count: 1, grants: true },
      { kind: 'reports', id: 'reports', name: '', count: 2, grants: true },
      { kind: 'roles', id: role.id, name: 'Keeper', count: 1, grants: true },
    ])
    const job = await endOf(await remove([leaver], { successorId: heir }))
    expect(job).toMatchObject({
      state: 'done',
      done: 9,
      total: 9,
      result: { handed: 9, people: 1 },
    })
    expect([things.get(leaver), things.get(heir)]).toEqual([0, 5])
    expect(await member(leaver)).toMatchObject({ state: 'left', orgRoleIds: [] })
    // The heir reported to the leaver: not to themselves now, but to the leaver's superior.
    expect(await member(heir)).toMatchObject({ superiorId: boss, orgRoleIds: [role.id] })
    expect(await member(clerk)).toMatchObject({ superiorId: heir })
    const { rows } = await server.call(listDepartments, {})
    expect(rows.find(({ id }) => id === department.id)?.headIds).toEqual([heir])
  })
  it('leave to nobody what nobody takes over', async () => {
    const leaver = await add('lonely')
    const clerk = await add('lonely.clerk', { superiorId: leaver })
    things.set(leaver, 3)
    const job = await endOf(await remove([leaver]))
    expect(job).toMatchObject({ state: 'done', done: 0 })
    expect(things.get(leaver)).toBe(3)
    expect(await member(clerk)).toMatchObject({ superiorId: null })
  })
  it('stay when the successor is suspended meanwhile, and the job says so', async () => {
    const [leaver, heir] = [await add('stays'), await add('suspended.heir')]
    things.set(leaver, 1)
    const started = await server.core.database.transaction(
      { entId: 'demo', personId: (await server.call(getCurrentUser, {})).id },
      async (tx) => {
        await tx.query(
          `update platform.memberships set state = 'suspended' where ent_id = 'demo' and person_id = $1`,
          [heir],
        )
        const input = { personIds: [leaver], successorId: heir, kinds: ['things'], total: 1 }
        return tx.enqueue('org.let-go', input)
      },
    )
    const job = await endOf({ id: started } as Job)
    expect(job).toMatchObject({ state: 'failed', error: 'successor-not-found' })
    expect(await member(leaver)).toMatchObject({ state: 'active' })
  })
})

describe('a person who leaves', () => {
  it('hands over their work, keeps their other enterprises, and is signed out of this one', async () => {
    const { id: me } = await server.call(getCurrentUser, {}, { as: 'user' })
    const heir = await add('work.heir')
    const scope = [{ kind: 'everyone' as const }]
    await server.call(addUserGroup, { name: 'Crew', kind: 'public', scope }, { as: 'user' })
    things.set(me, 1)
    const { lines } = await server.call(previewOwnHandover, {}, { as: 'user' })
    expect(lines.map(({ kind }) => kind)).toEqual(['things', 'user-groups'])
    const job = await leave({ successorId: heir, kinds: ['things', 'user-groups'] }, 'user')
    expect(job).toMatchObject({ state: 'waiting', total: 2 })
    await expect.poll(async () => (await member(me)).state, { timeout: 15_000 }).toBe('left')
    expect(await refusalOf(server.call(getCurrentUser, {}, { as: 'user' }))).toMatchObject({
      status: 401,
    })
    const { rows } = await server.call(listUserGroups, {})
    expect(rows).toMatchObject([{ name: 'Crew', ownerId: heir }])
  })
})

function leave(handover: Partial<Handover>, as: 'admin' | 'user') {
  return server.call(leaveEnterprise, { successorId: null, kinds: [], ...handover }, { as })
}
