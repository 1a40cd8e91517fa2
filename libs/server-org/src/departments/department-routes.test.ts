import { getCurrentUser } from '@atrium/domain-core'
import {
  addDepartment,
  changeDepartment,
  deleteDepartment,
  departmentDepth,
  listDepartments,
  moveDepartment,
  moveMembers,
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
const add = (name: string, parentId: string | null = null, more = {}) =>
  server.call(addDepartment, { name, parentId, ...more })
const names = async (parentId: string | null) =>
  (await server.call(listDepartments, {})).rows
    .filter((row) => row.parentId === parentId)
    .map(({ name }) => name)
const idOf = async (as: 'admin' | 'user') => (await server.call(getCurrentUser, {}, { as })).id

describe('a change of the tree', () => {
  it('is refused to everybody but administrators of the space', async () => {
    const { id } = await add('Guarded')
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      const input = { name: 'x', parentId: null }
      expect(await refusalOf(server.call(addDepartment, input, { as }))).toMatchObject({
        status: 403,
      })
      expect(
        await refusalOf(server.call(deleteDepartment, { departmentId: id }, { as })),
      ).toMatchObject({ status: 403 })
    }
    expect(
      await refusalOf(
        server.call(addDepartment, { name: 'x', parentId: null }, { entId: 'north' }),
      ),
    ).toMatchObject({ code: 'space-not-allowed' })
  })
  it('is refused with names that are empty, too long or taken, and with codes taken', async () => {
    for (const name of ['', '   ', 'x'.repeat(61)]) {
      expect(await refusalOf(add(name))).toMatchObject({ status: 400 })
    }
    await add('Sales', null, { code: 'S1' })
    expect(await refusalOf(add('SALES'))).toMatchObject({ code: 'name-taken' })
    expect(await refusalOf(add('Other', null, { code: 's1' }))).toMatchObject({
      code: 'code-taken',
    })
  })
  it('is refused under and with what the space does not have', async () => {
    expect(await refusalOf(add('x', nowhere))).toMatchObject({ code: 'department-not-found' })
    expect(await refusalOf(add('x', null, { headIds: [nowhere] }))).toMatchObject({ status: 400 })
    const gone = { departmentId: nowhere }
    expect(await refusalOf(server.call(changeDepartment, { ...gone, name: 'x' }))).toMatchObject({
      status: 404,
    })
    expect(await refusalOf(server.call(deleteDepartment, gone))).toMatchObject({ status: 404 })
  })
  it('is refused when it would run in a circle or too deep', async () => {
    const chain = [await add('Level 1')]
    for (let level = 2; level <= departmentDepth; level += 1) {
      chain.push(await add(`Level ${level}`, chain.at(-1)!.id))
    }
    expect(await refusalOf(add('Too deep', chain.at(-1)!.id))).toMatchObject({
      code: 'department-too-deep',
    })
    const loop = { departmentId: chain[0]!.id, parentId: chain[3]!.id, beforeId: null }
    expect(await refusalOf(server.call(moveDepartment, loop))).toMatchObject({
      code: 'department-loop',
    })
  })
  it('is not lost when two people make it at once', async () => {
    const parent = await add('Busy')
    const outcomes = await Promise.allSettled([add('Twin', parent.id), add('twin', parent.id)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await names(parent.id)).toHaveLength(1)
  })
})

describe('a department', () => {
  it('keeps its code, heads and name, and moves among its siblings and elsewhere', async () => {
    const top = await add('Company')
    const [a, b, c] = [await add('A', top.id), await add('B', top.id), await add('C', top.id)]
    await server.call(moveDepartment, { departmentId: c.id, parentId: top.id, beforeId: a.id })
    expect(await names(top.id)).toEqual(['C', 'A', 'B'])
    await server.call(moveDepartment, { departmentId: a.id, parentId: b.id, beforeId: null })
    expect([await names(top.id), await names(b.id)]).toEqual([['C', 'B'], ['A']])
    const headIds = [await idOf('user')]
    const changed = await server.call(changeDepartment, {
      departmentId: a.id,
      name: '研发一部',
      code: 'RD',
      headIds,
    })
    expect(changed).toMatchObject({ name: '研发一部', code: 'RD', headIds, parentId: b.id })
  })
  it('counts its people, and goes only when it is empty', async () => {
    const parent = await add('Holds')
    const child = await add('Child', parent.id)
    const remove = (departmentId: string) => server.call(deleteDepartment, { departmentId })
    expect(await refusalOf(remove(parent.id))).toMatchObject({ code: 'department-in-use' })
    const personIds = [await idOf('user')]
    await server.call(moveMembers, { personIds, departmentId: child.id })
    expect((await server.call(listDepartments, {})).rows).toContainEqual(
      expect.objectContaining({ id: child.id, people: 1 }),
    )
    expect(await refusalOf(remove(child.id))).toMatchObject({ code: 'department-in-use' })
    await server.call(moveMembers, { personIds, departmentId: parent.id })
    await remove(child.id)
    expect(await names(parent.id)).toEqual([])
  })
})
