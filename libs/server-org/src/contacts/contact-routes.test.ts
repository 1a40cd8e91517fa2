import { getCurrentUser } from '@atrium/domain-core'
import {
  addDepartment,
  addMember,
  changeMember,
  getContact,
  getContactRules,
  getMember,
  listContacts,
  setContactRules,
} from '@atrium/domain-org'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orgAlone } from '../org.fixture'

let server: TestServer
let userId: string
let clerkId: string
let strangerId: string
beforeAll(async () => {
  server = await testServer({ modules: (core) => [orgAlone(core)] })
  userId = (await server.call(getCurrentUser, {}, { as: 'user' })).id
  const department = await server.call(addDepartment, { name: 'Sales', parentId: null })
  const { version } = await server.call(getMember, { personId: userId })
  const departmentIds = [department.id]
  await server.call(changeMember, { personId: userId, version, departmentIds })
  const add = async (loginId: string, more: object) =>
    (await server.call(addMember, { loginId, name: loginId, phone: '13812345678', ...more })).member
      .id
  clerkId = await add('clerk', { departmentIds, phoneHidden: true })
  strangerId = await add('stranger', {})
})
afterAll(() => server.close())

const rules = (
  visibility: 'everyone' | 'own-departments' | 'reporting-line',
  phonesHidden = false,
) => server.call(setContactRules, { visibility, phonesHidden })
const seen = async (input: object = {}) =>
  (await server.call(listContacts, input, { as: 'user' })).rows
const get = (personId: string, as: 'user' | 'admin' = 'user') =>
  server.call(getContact, { personId }, { as })

describe('contacts', () => {
  it('are ruled by administrators only', async () => {
    for (const as of ['user', 'safe', 'audit'] as const) {
      expect(await refusalOf(server.call(getContactRules, {}, { as }))).toMatchObject({
        status: 403,
      })
    }
    expect(await refusalOf(server.call(listContacts, {}, { as: null }))).toMatchObject({
      status: 401,
    })
    expect(await refusalOf(server.call(listContacts, { cursor: 'x' }))).toMatchObject({
      status: 400,
    })
  })
  it('hide phones that are hidden, but not from administrators and superiors', async () => {
    await rules('everyone')
    expect(await get(clerkId)).toMatchObject({ phone: null })
    expect(await get(strangerId)).toMatchObject({ phone: '13812345678' })
    expect(await get(clerkId, 'admin')).toMatchObject({ phone: '13812345678' })
    const { version } = await server.call(getMember, { personId: clerkId })
    await server.call(changeMember, { personId: clerkId, version, superiorId: userId })
    await expect.poll(async () => (await get(clerkId)).phone).toBe('13812345678')
    expect(await get(clerkId)).toMatchObject({ superior: { id: userId } })
    expect((await get(userId)).reports).toEqual([{ id: clerkId, name: 'clerk' }])
    await rules('everyone', true)
    expect(await get(strangerId)).toMatchObject({ phone: null })
  })
  it('are those of the own departments, or of the reporting line, where the rules say so', async () => {
    await rules('own-departments')
    expect((await seen()).map(({ name }) => name)).toEqual(['业务专员', 'clerk'])
    expect(await refusalOf(get(strangerId))).toMatchObject({ code: 'member-not-found' })
    await rules('reporting-line')
    expect((await seen()).map(({ id }) => id)).toContain(clerkId)
    expect((await seen({ search: 'stranger' })).length).toBe(0)
    await rules('everyone')
    expect((await seen({ search: 'STRANGER' })).map(({ id }) => id)).toEqual([strangerId])
    const pages = await server.call(listContacts, { limit: 3 }, { as: 'user' })
    const next = await seen({ limit: 3, cursor: pages.nextCursor })
    expect(pages.total.count).toBe(8)
    expect(next.map(({ id }) => id)).not.toContain(pages.rows[0]?.id)
  })
})
