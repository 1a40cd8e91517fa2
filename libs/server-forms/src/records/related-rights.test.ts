import {
  type AccessPort,
  aFormGrant,
  anAppRole,
  type AppRole,
  aViewer,
  type FormGrant,
  scopesOn,
} from '@atrium/domain-access'
import {
  aField,
  createRecord,
  type Form,
  type FormRecord,
  getRecord,
  listRecords,
  pickRecords,
  startImport,
  updateRecord,
} from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { refusalOf } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'

const home = '0190a5b0-0000-7000-8000-00000000d001'
const name = aField('text', { label: 'Name' })
const code = aField('text', { label: 'Code', unique: true })
let roles: AppRole[] = []
const access: AccessPort<Tx> = {
  rolesOf: async () => roles,
  viewer: async (_, personId) => aViewer({ personId, departmentIds: [home] }),
}
let server: TestTransfer
let customers: Form
let orders: Form
let hidden: FormRecord
let shown: FormRecord
beforeAll(async () => {
  server = await testTransfer({ access })
  customers = await server.form([name, code])
  orders = await server.form([
    name,
    aField('relation', {
      id: 'f_customer',
      label: 'Customer',
      formId: customers.id,
      multiple: true,
    }),
  ])
  hidden = await server.record(customers, { [name.id]: 'Hidden', [code.id]: 'H' })
  shown = await server.call(
    createRecord,
    { formId: customers.id, values: { [name.id]: 'Shown', [code.id]: 'S' } },
    { as: 'user' },
  )
})
beforeEach(() => {
  roles = [ownCustomers({})]
})
afterAll(() => server.close())

const as = { as: 'user' } as const
const everything = () =>
  aFormGrant({
    formId: orders.id,
    create: true,
    scopes: scopesOn(['view', 'edit', 'export'], [{ kind: 'all' }]),
    operations: ['import'],
  })
const ownCustomers = (more: Partial<FormGrant>) =>
  anAppRole({
    grants: [
      everything(),
      aFormGrant({
        formId: customers.id,
        create: true,
        scopes: scopesOn(['view', 'edit'], [{ kind: 'own' }]),
        operations: ['import'],
        ...more,
      }),
    ],
  })
const order = () => server.record(orders, { [name.id]: 'Order', f_customer: [hidden.id, shown.id] })

describe('a related record that is not seen', () => {
  it('has no name in a list, in a record, in a file and among those to choose from', async () => {
    const { id: recordId } = await order()
    const list = await server.call(listRecords, { formId: orders.id }, as)
    expect(list.refs.records).toEqual({ [shown.id]: 'Shown' })
    const one = await server.call(getRecord, { formId: orders.id, recordId }, as)
    expect(one.refs.records).toEqual({ [shown.id]: 'Shown' })
    const { rows } = await server.call(pickRecords, { formId: customers.id }, as)
    expect(rows.map(({ title }) => title)).toEqual(['Shown'])
  })
  it('cannot be pointed to, but stays where it is', async () => {
    const values = (id: string) => ({ formId: orders.id, values: { f_customer: [id] } })
    expect(await refusalOf(server.call(createRecord, values(hidden.id), as))).toMatchObject({
      code: 'record-invalid',
      details: [{ path: ['values', 'f_customer'], code: 'record-unknown' }],
    })
    await server.call(createRecord, values(shown.id), as)
    const { id: recordId, version } = await order()
    const change = { formId: orders.id, recordId, version, values: { [name.id]: 'Renamed' } }
    const kept = await server.call(updateRecord, change, as)
    expect(kept.values['f_customer']).toEqual([hidden.id, shown.id])
  })
  it('goes by the end of its id when its name is not seen', async () => {
    await order()
    roles = [ownCustomers({ fields: { [name.id]: { see: 'masked', fill: true, edit: false } } })]
    const list = await server.call(listRecords, { formId: orders.id }, as)
    expect(list.refs.records).toEqual({ [shown.id]: shown.id.slice(-8) })
  })
})

describe('a value of a field that is not seen', () => {
  const closed = () =>
    ownCustomers({ fields: { [code.id]: { see: 'no', fill: true, edit: false } } })
  it('is not told by a refusal of its repetition', async () => {
    const repeat = () =>
      refusalOf(server.call(createRecord, { formId: customers.id, values: { [code.id]: 'H' } }, as))
    expect(await repeat()).toMatchObject({
      details: [{ path: ['values', code.id], code: 'duplicate' }],
    })
    roles = [closed()]
    expect(await repeat()).toMatchObject({ status: 409, code: 'record-not-accepted' })
  })
  it('is neither brought by a file nor finds what a file changes', async () => {
    const input = {
      formId: customers.id,
      fileId: await server.upload('Code\nH\n'),
      mapping: [{ column: 0, fieldId: code.id }],
    }
    roles = [closed()]
    expect(await refusalOf(server.call(startImport, input, as))).toMatchObject({
      status: 400,
      details: [{ path: ['mapping', 0], code: 'field-closed' }],
    })
  })
})

describe('records from a file', () => {
  it('belong to the main department of who brings them', async () => {
    for (const fields of [[name], [name, code]]) {
      const form = await server.form(fields)
      await server.import(form, 'Name,Code\nA,1\n')
      const { rows } = await server.call(listRecords, { formId: form.id })
      expect(rows).toMatchObject([{ departmentId: home }])
    }
  })
})
