import {
  type AccessPort,
  aFormGrant,
  anAppRole,
  type AppRole,
  aViewer,
  handOverRecords,
  scopesOn,
} from '@atrium/domain-access'
import { getCurrentUser } from '@atrium/domain-core'
import { aField, createRecord, deleteRecords, type Form, getRecord } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { refusalOf } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testForms, type TestForms } from '../testing/test-forms'
import { createOwnedRecords } from './owned-records'

const name = aField('text', { label: 'Name' })
const home = '0190a5b0-0000-7000-8000-00000000d001'
const nobody = '0190a5b0-0000-7000-8000-00000000dead'

let roles: AppRole[] = []
const access: AccessPort<Tx> = {
  rolesOf: async () => roles,
  viewer: async (_, personId) =>
    aViewer({ personId, departmentIds: personId === safeId ? [home] : [] }),
}
let server: TestForms
let form: Form
let userId: string
let safeId: string
beforeAll(async () => {
  server = await testForms({ access })
  form = await server.form([name])
  userId = (await server.call(getCurrentUser, {}, { as: 'user' })).id
  safeId = (await server.call(getCurrentUser, {}, { as: 'safe' })).id
})
beforeEach(() => {
  roles = []
})
afterAll(() => server.close())

const add = (text: string, as: 'user' | 'admin') =>
  server.call(createRecord, { formId: form.id, values: { [name.id]: text } }, { as })
const handOver = (
  selection: { ids: string[] } | { expected: number; search?: string },
  toPersonId = safeId,
  as: 'user' | 'admin' = 'user',
) => server.call(handOverRecords, { formId: form.id, selection, toPersonId }, { as })
const ownersOf = (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (recordId) => {
      const { ownerId, departmentId, createdBy } = await server.call(getRecord, {
        formId: form.id,
        recordId,
      })
      return { ownerId, departmentId, createdBy }
    }),
  )

describe('handing records over', () => {
  it('is refused whole when one of them may not be, and to who is no active member', async () => {
    const [mine, other] = [await add('mine', 'user'), await add('other', 'admin')]
    roles = [
      anAppRole({
        grants: [
          aFormGrant({
            formId: form.id,
            scopes: {
              ...scopesOn(['view'], [{ kind: 'all' }]),
              'hand-over': [{ kind: 'own' }],
            },
          }),
        ],
      }),
    ]
    expect(await refusalOf(handOver({ ids: [mine.id, other.id] }))).toMatchObject({
      status: 403,
      code: 'no-hand-over-permission',
    })
    expect(await refusalOf(handOver({ expected: 2 }))).toMatchObject({ status: 403 })
    expect(await refusalOf(handOver({ ids: [mine.id] }, nobody))).toMatchObject({
      code: 'owner-unknown',
    })
    expect(await ownersOf([mine.id])).toMatchObject([{ ownerId: userId }])
    roles = [anAppRole()]
    expect(await refusalOf(handOver({ ids: [mine.id] }))).toMatchObject({ status: 403 })
  })
  it('gives them to the person and their main department; who made them stays', async () => {
    const made = [await add('one', 'user'), await add('two', 'user')].map(({ id }) => id)
    expect(await handOver({ ids: made })).toEqual({ count: 2 })
    const expected = { ownerId: safeId, departmentId: home, createdBy: userId }
    expect(await ownersOf(made)).toEqual([expected, expected])
  })
  it('takes all that a search finds, unless they have changed in number since', async () => {
    const { id } = await add('searched for', 'user')
    const search = 'searched'
    expect(await refusalOf(handOver({ search, expected: 2 }))).toMatchObject({
      code: 'selection-changed',
    })
    expect(await handOver({ search, expected: 1 })).toEqual({ count: 1 })
    expect(await ownersOf([id])).toMatchObject([{ ownerId: safeId }])
  })
})

describe('the records of a person who leaves', () => {
  it('are counted form by form and given to somebody else, but not those deleted', async () => {
    const owned = createOwnedRecords({ access, clock: server.core.clock })
    const left = await server.form([name])
    const addLeft = (text: string) =>
      server.call(createRecord, { formId: left.id, values: { [name.id]: text } }, { as: 'user' })
    const [kept, gone] = [await addLeft('kept'), await addLeft('gone')]
    await server.call(deleteRecords, { formId: left.id, selection: { ids: [gone.id] } })
    const scope = { entId: 'demo', personId: null }
    const counted = await server.core.database.read(scope, (tx) => owned.owned(tx, userId))
    expect(counted).toContainEqual({
      appId: left.appId,
      formId: left.id,
      formName: left.name,
      count: 1,
    })
    const change = (to: string, limit = Infinity) =>
      server.core.database.transaction(scope, (tx) =>
        owned.handOver(tx, { from: userId, to, limit }),
      )
    await expect(change(nobody)).rejects.toMatchObject({ code: 'owner-unknown' })
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    expect(await change(safeId, 1)).toBe(1)
    expect(await change(safeId)).toBe(total - 1)
    const { ownerId } = await server.call(getRecord, { formId: left.id, recordId: kept.id })
    expect(ownerId).toBe(safeId)
    expect(await server.core.database.read(scope, (tx) => owned.owned(tx, userId))).toEqual([])
  })
})
