import type { Role } from '@atrium/domain-core'
import {
  addDepartment,
  addMember,
  addPost,
  moveDepartment,
  type PlacementPort,
  type Subject,
} from '@atrium/domain-org'
import type { Tx } from '@atrium/server-core'
import { testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endMemberships, orgAlone } from '../org.fixture'
import { createPlacements } from './placements'

let server: TestServer
let placements: PlacementPort<Tx>
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
  placements = createPlacements(server.core)
})
afterAll(() => server.close())

const inSpace = <T>(work: (tx: Tx) => Promise<T>) =>
  server.core.database.read({ entId: 'demo', personId: null }, work)
const placementOf = (id: string) => inSpace((tx) => placements.placement(tx, id))
const department = (name: string, parentId: string | null = null) =>
  server.call(addDepartment, { name, parentId })
const member = async (loginId: string, more = {}) =>
  (await server.call(addMember, { loginId, name: loginId, ...more })).member.id

describe('where a member stands', () => {
  it('is nowhere for a stranger', async () => {
    const stranger = await placementOf('0190a5b0-0000-7000-8000-00000000dead')
    expect(stranger).toMatchObject({ departmentIds: [], reportIds: [], groupIds: [] })
  })
  it('is known with what lies above and below, and forgotten when it changes', async () => {
    const [company, sales, north] = [
      await department('Company'),
      await department('Sales'),
      await department('North'),
    ]
    await server.call(moveDepartment, {
      departmentId: north.id,
      parentId: sales.id,
      beforeId: null,
    })
    const clerkPost = await server.call(addPost, { name: 'Clerk' })
    const boss = await member('boss', { departmentIds: [sales.id], employeeNumber: 'E-1' })
    const clerk = await member('clerk', {
      superiorId: boss,
      departmentIds: [north.id],
      postIds: [clerkPost.id],
    })
    const helper = await member('helper', { superiorId: clerk })
    const before = await placementOf(boss)
    expect(before).toMatchObject({
      departmentIdsAbove: [sales.id],
      directReportIds: [clerk],
      attributes: { department: ['Sales'], 'employee-number': ['E-1'] },
    })
    expect(new Set(before.departmentIdsBelow)).toEqual(new Set([sales.id, north.id]))
    expect(new Set(before.reportIds)).toEqual(new Set([clerk, helper]))
    await server.call(moveDepartment, {
      departmentId: sales.id,
      parentId: company.id,
      beforeId: null,
    })
    await expect
      .poll(async () => new Set((await placementOf(boss)).departmentIdsAbove))
      .toEqual(new Set([sales.id, company.id]))
    const meant = (subjects: Parameters<typeof placements.meant>[1]) =>
      inSpace((tx) => placements.meant(tx, subjects, 1))
    expect(await meant([{ kind: 'department', id: company.id, below: false }])).toMatchObject({
      count: 0,
    })
    expect(await meant([{ kind: 'department', id: company.id, below: true }])).toEqual({
      count: 2,
      people: [{ id: boss, name: 'boss' }],
    })
    expect(await meant([{ kind: 'post', id: clerkPost.id }])).toMatchObject({ count: 1 })
    const differing = (of: Subject[], but: Subject[], except: Role[] = []) =>
      inSpace((tx) => placements.differing(tx, [{ of, but }], { first: 1, except }))
    const below = { kind: 'department', id: company.id, below: true } as const
    const clerks = { kind: 'post', id: clerkPost.id } as const
    expect(await differing([below], [clerks])).toEqual({
      count: 1,
      people: [{ id: boss, name: 'boss' }],
    })
    expect(await differing([below, clerks], [{ ...below, below: false }])).toMatchObject({
      count: 2,
    })
    expect(await differing([clerks], [{ kind: 'everyone' }])).toEqual({ count: 0, people: [] })
    const everyone = { kind: 'everyone' } as const
    const [all, others] = [
      await differing([everyone], []),
      await differing([everyone], [], ['admin']),
    ]
    expect(all.count - others.count).toBe(1)
    await endMemberships(server, [clerk])
    expect(await meant([{ kind: 'everyone' }])).toMatchObject({ count: 8 })
  })
})
