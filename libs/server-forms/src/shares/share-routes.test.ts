import {
  type AccessPort,
  aFormGrant,
  anAppRole,
  type AppRole,
  aViewer,
  explainRecordAccess,
  type FormGrant,
  getFormAccess,
  listRecordShares,
  recordActs,
  revealField,
  revokeRecordShare,
  scopesOn,
  shareRecords,
  type Viewer,
} from '@atrium/domain-access'
import { getCurrentUser, type InputOf } from '@atrium/domain-core'
import {
  aField,
  createRecord,
  deleteRecords,
  destroyRecords,
  type Form,
  getRecord,
  listRecords,
  updateRecord,
} from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { refusalOf } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testForms, type TestForms } from '../testing/test-forms'

const name = aField('text', { label: 'Name' })
const pay = aField('text', { label: 'Pay' })
const home = '0190a5b0-0000-7000-8000-00000000d001'

let roles: AppRole[] = []
let places: Record<string, Partial<Viewer>> = {}
const access: AccessPort<Tx> = {
  rolesOf: async () => roles,
  viewer: async (_, personId) => aViewer({ personId, ...places[personId] }),
}
let server: TestForms
let form: Form
let userId: string
beforeAll(async () => {
  server = await testForms({ access })
  userId = (await server.call(getCurrentUser, {}, { as: 'user' })).id
})
beforeEach(async () => {
  form = await server.form([name, pay])
  roles = [grant({})]
  places = {}
})
afterAll(() => server.close())

const grant = (more: Partial<FormGrant>, id = 'everyone') =>
  anAppRole({
    subjects: id === 'everyone' ? [{ kind: 'everyone' }] : [{ kind: 'person', id }],
    grants: [aFormGrant({ formId: form.id, ...more })],
  })
const add = (as: 'user' | 'admin' | 'saas' = 'admin') =>
  server.call(
    createRecord,
    { formId: form.id, values: { [name.id]: 'Shared', [pay.id]: '13812345678' } },
    { as },
  )
const me = () => ({ kind: 'person', id: userId }) as const
const share = (
  recordIds: string[],
  more: Partial<InputOf<typeof shareRecords>> = {},
  as: 'admin' | 'saas' | 'user' = 'admin',
) =>
  server.call(
    shareRecords,
    { formId: form.id, recordIds, subjects: [me()], level: 'view', ...more },
    { as },
  )
const user = { as: 'user' } as const
const seen = async () =>
  new Set(
    (await server.call(listRecords, { formId: form.id, limit: 999 }, user)).rows.map(
      ({ id }) => id,
    ),
  )
/** What everybody hears of a share comes with the commit, a moment later. */
const comesToSee = async (ids: string[]) => {
  await expect.poll(seen).toEqual(new Set(ids))
}

describe('a record', () => {
  it('is shared by nobody who may not share it, or not do as much with it', async () => {
    const record = await add()
    roles = [grant({ create: true })]
    const other = await add('saas')
    expect(await refusalOf(share([record.id], {}, 'saas'))).toMatchObject({
      status: 404,
      code: 'record-not-found',
    })
    roles = [grant({ scopes: scopesOn(['view'], [{ kind: 'all' }]) })]
    expect(await refusalOf(share([record.id], {}, 'saas'))).toMatchObject({
      status: 403,
      code: 'no-share-permission',
    })
    const scopes = scopesOn(['view'], [{ kind: 'all' }])
    roles = [grant({ scopes: { ...scopes, share: [{ kind: 'own' }], edit: [{ kind: 'own' }] } })]
    expect(await refusalOf(share([record.id, other.id], {}, 'saas'))).toMatchObject({
      code: 'no-share-permission',
    })
    for (const level of ['delete', 'monitor', 'owner'] as const) {
      expect(await refusalOf(share([other.id], { level }, 'saas'))).toMatchObject({
        code: 'no-share-permission',
      })
    }
    expect(await share([other.id], { level: 'modify' }, 'saas')).toEqual({ count: 1 })
    const at = { formId: form.id, recordId: record.id }
    expect(await refusalOf(server.call(listRecordShares, at, user))).toMatchObject({ status: 403 })
  })
  it('is shared with a note of 60 characters at most, and not until yesterday', async () => {
    const { id } = await add()
    expect(await refusalOf(share([id], { note: 'x'.repeat(61) }))).toMatchObject({ status: 400 })
    const until = '2020-01-01T00:00:00.000Z'
    expect(await refusalOf(share([id], { until }))).toMatchObject({ code: 'share-ended' })
  })
  it('is seen, changed and deleted by whom it is shared with as its level says', async () => {
    const { id } = await add()
    const at = { formId: form.id, recordId: id }
    expect(await refusalOf(server.call(getRecord, at, user))).toMatchObject({ status: 404 })
    const change = async () => {
      const { version } = await server.call(getRecord, at)
      return server.call(updateRecord, { ...at, version, values: { [name.id]: 'Mine' } }, user)
    }
    const remove = () =>
      server.call(deleteRecords, { formId: form.id, selection: { ids: [id] } }, user)
    await share([id])
    await comesToSee([id])
    expect(await refusalOf(change())).toMatchObject({ code: 'record-not-allowed' })
    await share([id], { level: 'modify' })
    expect((await change()).values[name.id]).toBe('Mine')
    expect(await refusalOf(remove())).toMatchObject({ code: 'no-delete-permission' })
    await share([id], { level: 'delete' })
    expect(await remove()).toEqual({ count: 1 })
  })
  it('is shared with departments and everybody too, until it is taken back or the time is over', async () => {
    places = { [userId]: { departmentIdsAbove: [home] } }
    const [one, two, over] = [await add(), await add(), await add()]
    await share([one.id], { subjects: [{ kind: 'department', id: home, below: true }] })
    await share([two.id], { subjects: [{ kind: 'everyone' }], note: 'For all', level: 'monitor' })
    await comesToSee([one.id, two.id])
    const at = { formId: form.id, recordId: two.id }
    const { rows } = await server.call(listRecordShares, at)
    expect(rows).toMatchObject([
      { subject: { kind: 'everyone' }, note: 'For all', level: 'monitor', until: null },
    ])
    const revoke = () => server.call(revokeRecordShare, { ...at, shareId: rows[0]!.id })
    await revoke()
    expect(await refusalOf(revoke())).toMatchObject({ code: 'share-not-found' })
    await share([over.id], { until: new Date(Date.now() + 1500).toISOString() })
    await comesToSee([one.id, over.id])
    await comesToSee([one.id])
  })
  it('keeps its share away from the next record: nothing is left when it is gone for good', async () => {
    const { id } = await add()
    await share([id])
    await server.call(deleteRecords, { formId: form.id, selection: { ids: [id] } })
    await server.call(destroyRecords, { formId: form.id, ids: [id] })
    const scope = { entId: 'demo', personId: null }
    const left = await server.core.database.read(scope, (tx) =>
      tx.query('select 1 from platform.record_share where record_id = $1', [id]),
    )
    expect(left).toEqual([])
  })
})

describe('many records', () => {
  it('that are shared are listed, counted and found like few, until the share is over', async () => {
    const added = await Promise.all(Array.from({ length: 25 }, () => add()))
    const ids = added.map(({ id }) => id)
    await add()
    await share(ids)
    await comesToSee(ids)
    const { total } = await server.call(listRecords, { formId: form.id }, user)
    expect(total).toEqual({ count: 25, exact: true })
    const { rows } = await server.call(
      listRecordShares,
      { formId: form.id, recordId: ids[0]! },
      { as: 'admin' },
    )
    const [first] = rows
    const given = { formId: form.id, recordId: ids[0]!, shareId: first!.id }
    await server.call(revokeRecordShare, given)
    await comesToSee(ids.slice(1))
  })
})

describe('a share', () => {
  it('opens no field that the roles of the person close, nor one that who shared it does not see', async () => {
    roles = [grant({ create: true })]
    const { id } = await add('saas')
    const hidden = { [pay.id]: { see: 'no', fill: true, edit: false } } as const
    const masked = { [pay.id]: { see: 'masked', fill: true, edit: false } } as const
    const own = scopesOn(recordActs, [{ kind: 'own' }])
    const saasId = (await server.call(getCurrentUser, {}, { as: 'saas' })).id
    const payOf = async () =>
      (await server.call(getRecord, { formId: form.id, recordId: id }, user)).values[pay.id]
    roles = [grant({ scopes: own, fields: masked }, saasId)]
    await share([id], {}, 'saas')
    await expect.poll(seen).toContain(id)
    expect(await payOf()).toBe('138****5678')
    await share([id])
    expect(await payOf()).toBe('13812345678')
    roles = [grant({ scopes: scopesOn(['view'], [{ kind: 'own' }]), fields: hidden }, userId)]
    expect(await payOf()).toBeNull()
  })
  it('is named as a path by an explanation', async () => {
    const { id } = await add()
    await share([id], { level: 'modify', note: 'Look' })
    await expect.poll(seen).toContain(id)
    const at = { formId: form.id, recordId: id }
    const { acts, paths } = await server.call(explainRecordAccess, at, user)
    expect(acts).toMatchObject({ view: true, edit: true, delete: false })
    expect(paths).toHaveLength(2)
    expect(paths[0]).toMatchObject({
      subject: me(),
      by: { kind: 'share', level: 'modify', note: 'Look' },
    })
    const told = await server.call(explainRecordAccess, { ...at, personId: userId })
    expect(told.paths).toEqual(paths)
  })
})

describe('a mask', () => {
  const sight = (see: 'masked' | 'on-request') => {
    const right = { see, fill: true, edit: false }
    return grant({ scopes: scopesOn(['view'], [{ kind: 'all' }]), fields: { [pay.id]: right } })
  }
  it('is lifted by nobody whose role does not say so', async () => {
    const { id: recordId } = await add()
    const reveal = () =>
      server.call(revealField, { formId: form.id, recordId, fieldId: pay.id }, user)
    expect(await refusalOf(reveal())).toMatchObject({ status: 404 })
    roles = [sight('masked')]
    expect(await refusalOf(reveal())).toMatchObject({ code: 'record-not-allowed' })
  })
  it('is lifted on request, which the auditors see', async () => {
    const { id: recordId } = await add()
    roles = [sight('on-request')]
    const at = { formId: form.id, recordId }
    expect((await server.call(getRecord, at, user)).values[pay.id]).toBe('138****5678')
    expect(await server.call(revealField, { ...at, fieldId: pay.id }, user)).toEqual({
      value: '13812345678',
    })
    const sort = [{ field: pay.id, direction: 'asc' as const }]
    const list = server.call(listRecords, { formId: form.id, sort }, user)
    expect(await refusalOf(list)).toMatchObject({ status: 400 })
    const scope = { entId: 'demo', personId: null }
    const logged = await server.core.database.read(scope, (tx) =>
      tx.query(
        `select entry::jsonb->'details' as details from platform.audit_log where entry like '{"act":"forms.reveal-field"%'`,
      ),
    )
    expect(logged).toMatchObject([{ details: { recordId, fieldId: pay.id } }])
  })
})

describe('what may be done with a form', () => {
  it('is told act by act and field by field', async () => {
    roles = [
      grant({
        create: true,
        operations: ['import'],
        scopes: { ...scopesOn(['view'], [{ kind: 'all' }]), edit: [{ kind: 'own' }] },
        fields: { [pay.id]: { see: 'on-request', fill: false, edit: false } },
      }),
    ]
    expect(await server.call(getFormAccess, { formId: form.id }, user)).toEqual({
      create: true,
      operations: ['import'],
      acts: {
        view: 'all',
        edit: 'some',
        delete: 'none',
        share: 'none',
        'hand-over': 'none',
        export: 'none',
        monitor: 'none',
      },
      fields: { [pay.id]: { see: 'on-request', fill: false, edit: 'none' } },
    })
  })
})

describe('the recycle bin', () => {
  it('is opened by a role that says so, and destroyed from by one that says that', async () => {
    const { id } = await add()
    await server.call(deleteRecords, { formId: form.id, selection: { ids: [id] } })
    const bin = () => server.call(listRecords, { formId: form.id, deleted: true }, user)
    const destroy = () => server.call(destroyRecords, { formId: form.id, ids: [id] }, user)
    const scopes = scopesOn(['view', 'delete'], [{ kind: 'all' }])
    roles = [grant({ scopes })]
    expect(await refusalOf(bin())).toMatchObject({ status: 403 })
    roles = [grant({ scopes, operations: ['recycle'] })]
    expect((await bin()).rows.map((row) => row.id)).toContain(id)
    expect(await refusalOf(destroy())).toMatchObject({ status: 403 })
    roles = [grant({ scopes, operations: ['destroy'] })]
    expect(await destroy()).toEqual({ count: 1 })
  })
})
