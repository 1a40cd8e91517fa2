import {
  type AccessPort,
  type AccessTest,
  aFormGrant,
  anAppRole,
  type AppRole,
  aViewer,
  evaluateAccess,
  explainRecordAccess,
  type FormGrant,
  scopesOn,
  type Scope,
  type Viewer,
} from '@atrium/domain-access'
import { getCurrentUser } from '@atrium/domain-core'
import {
  aField,
  createRecord,
  deleteRecords,
  type Form,
  getRecord,
  listRecords,
  pickRecords,
  readFilter,
  searchRecords,
  startExport,
  startImport,
  updateRecord,
  zoneClock,
} from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { refusalOf } from '@atrium/server-core/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessSql } from '../tables/access-sql'
import { qualifiedTable } from '../tables/record-table'
import { sqlParameters } from '../tables/sql-parameters'
import { createTableCatalog } from '../tables/table-catalog'
import { anyFilter } from '../testing/arbitrary-records'
import { testForms, type TestForms } from '../testing/test-forms'
import { recordOf, type RecordRow, selectColumns } from './record-columns'
import { owned } from './record-rights'
import { liveColumns } from './record-store'

const name = aField('text', { label: 'Name' })
const pay = aField('number', { label: 'Pay' })
const phone = aField('text', { label: 'Phone' })
const helpers = aField('person', { label: 'Helpers', multiple: true })
const home = '0190a5b0-0000-7000-8000-00000000d001'
const away = '0190a5b0-0000-7000-8000-00000000d002'

let roles: AppRole[] = []
let places: Record<string, Partial<Viewer>> = {}
const access: AccessPort<Tx> = {
  rolesOf: async () => roles,
  viewer: async (_, personId) => aViewer({ personId, ...places[personId] }),
}

let server: TestForms
let form: Form
let userId: string
let adminId: string
beforeAll(async () => {
  server = await testForms({ access })
  form = await server.form([name, pay, phone, helpers])
  userId = (await server.call(getCurrentUser, {}, { as: 'user' })).id
  adminId = (await server.call(getCurrentUser, {}, { as: 'admin' })).id
})
beforeEach(() => {
  roles = []
  places = {}
})
afterAll(() => server.close())

const add = (text: string, as: 'user' | 'admin' = 'admin', more = {}) =>
  server.call(
    createRecord,
    {
      formId: form.id,
      values: { [name.id]: text, [pay.id]: 100, [phone.id]: '13812345678', ...more },
    },
    { as },
  )
const grant = (more: Partial<FormGrant>) =>
  anAppRole({ grants: [aFormGrant({ formId: form.id, ...more })] })
const view = (scopes: Scope[], more: Partial<FormGrant> = {}) =>
  grant({ scopes: scopesOn(['view'], scopes), ...more })
const list = (input: object = {}) =>
  server.call(listRecords, { formId: form.id, limit: 999, ...input }, { as: 'user' })
const namesOf = async (input: object = {}) =>
  (await list(input)).rows.map(({ values }) => values[name.id])
const formIdOf = () => ({ formId: form.id })

describe('a member without a role', () => {
  it('finds, reads, adds, changes, deletes, exports and imports nothing', async () => {
    const record = await add('Closed')
    roles = [grant({})]
    const as = { as: 'user' as const }
    const at = { ...formIdOf(), recordId: record.id }
    expect(await list()).toMatchObject({ rows: [], total: { count: 0, exact: true } })
    expect((await server.call(pickRecords, { ...formIdOf(), search: '' }, as)).rows).toEqual([])
    expect((await server.call(searchRecords, { text: 'closed' }, as)).rows).toEqual([])
    expect(await refusalOf(server.call(getRecord, at, as))).toMatchObject({
      code: 'record-not-found',
    })
    const change = { ...at, version: record.version, values: { [name.id]: 'x' } }
    expect(await refusalOf(server.call(updateRecord, change, as))).toMatchObject({
      code: 'record-not-found',
    })
    expect(await refusalOf(add('x', 'user'))).toMatchObject({ code: 'record-not-allowed' })
    const selection = { ids: [record.id] }
    expect(
      await refusalOf(server.call(deleteRecords, { ...formIdOf(), selection }, as)),
    ).toMatchObject({ code: 'no-delete-permission' })
    const exported = { ...formIdOf(), fields: [name.id], format: 'csv' as const }
    expect(await refusalOf(server.call(startExport, exported, as))).toMatchObject({
      code: 'record-not-allowed',
    })
    const imported = {
      ...formIdOf(),
      fileId: record.id,
      headerRow: 1,
      mapping: [{ column: 0, fieldId: name.id }],
    }
    expect(await refusalOf(server.call(startImport, imported, as))).toMatchObject({
      code: 'record-not-allowed',
    })
  })
  it('changes nothing for the administrator of the enterprise', async () => {
    roles = [grant({})]
    const record = await add('Open')
    expect(await server.call(getRecord, { ...formIdOf(), recordId: record.id })).toMatchObject({
      values: { [name.id]: 'Open' },
    })
  })
})

describe('a scope', () => {
  it('shows own records, those of the department, of reports, and those that name the person', async () => {
    const marker = `scope ${Date.now()}`
    places = { [adminId]: { departmentIds: [away] } }
    await add(`${marker} admin`)
    await add(`${marker} named`, 'admin', { [helpers.id]: [userId] })
    places = { [userId]: { departmentIds: [home] } }
    await add(`${marker} user`, 'user')
    const seen = async () =>
      (await namesOf({ search: marker })).map((text) =>
        typeof text === 'string' ? text.slice(marker.length + 1) : text,
      )
    const shown = async (scope: Scope) => {
      roles = [view([scope])]
      return new Set(await seen())
    }
    expect(await shown({ kind: 'own' })).toEqual(new Set(['user']))
    expect(await shown({ kind: 'joined', fieldIds: [] })).toEqual(new Set(['named']))
    expect(await shown({ kind: 'department', below: false })).toEqual(new Set(['user']))
    places = { [userId]: { departmentIdsBelow: [home, away] } }
    expect(await shown({ kind: 'department', below: true })).toEqual(
      new Set(['user', 'admin', 'named']),
    )
    places = { [userId]: { directReportIds: [adminId], reportIds: [adminId] } }
    expect(await shown({ kind: 'reports', depth: 'direct' })).toEqual(new Set(['admin', 'named']))
  })
  it('of an act is asked by that act', async () => {
    const mine = await add('mine', 'user')
    const other = await add('other')
    roles = [
      grant({
        scopes: {
          ...scopesOn(['view'], [{ kind: 'all' }]),
          edit: [{ kind: 'own' }],
          delete: [{ kind: 'own' }],
        },
      }),
    ]
    const change = ({ id, version }: typeof mine) =>
      server.call(
        updateRecord,
        { ...formIdOf(), recordId: id, version, values: { [name.id]: 'changed' } },
        { as: 'user' },
      )
    expect(await refusalOf(change(other))).toMatchObject({ code: 'record-not-allowed' })
    await change(mine)
    const remove = (ids: string[]) =>
      server.call(deleteRecords, { ...formIdOf(), selection: { ids } }, { as: 'user' })
    expect(await refusalOf(remove([mine.id, other.id]))).toMatchObject({
      code: 'no-delete-permission',
    })
    expect(await remove([mine.id])).toEqual({ count: 1 })
  })
})

describe('an explanation', () => {
  const explain = (recordId: string, personId: string | undefined, as: 'user' | 'admin') =>
    server.call(explainRecordAccess, { ...formIdOf(), recordId, personId }, { as })

  it('is refused of a record that is not seen, and of others to who does not configure the form', async () => {
    const record = await add('hidden')
    roles = [view([{ kind: 'own' }])]
    expect(await refusalOf(explain(record.id, undefined, 'user'))).toMatchObject({
      code: 'record-not-found',
    })
    roles = [view([{ kind: 'all' }])]
    expect(await refusalOf(explain(record.id, adminId, 'user'))).toMatchObject({ status: 403 })
  })
  it('names the role, the membership and the scope behind each act', async () => {
    const record = await add('mine', 'user')
    roles = [
      anAppRole({
        name: 'Clerks',
        subjects: [{ kind: 'person', id: userId }],
        grants: [
          aFormGrant({
            formId: form.id,
            scopes: { ...scopesOn(['view'], [{ kind: 'all' }]), edit: [{ kind: 'own' }] },
          }),
        ],
      }),
    ]
    const { acts, paths } = await explain(record.id, userId, 'admin')
    expect(acts).toMatchObject({ view: true, edit: true, delete: false })
    expect(paths).toContainEqual({
      act: 'edit',
      subject: { kind: 'person', id: userId },
      by: { kind: 'role', roleId: roles[0]!.id, roleName: 'Clerks', scope: { kind: 'own' } },
    })
    const own = await explain(record.id, undefined, 'admin')
    expect(own.paths[0]).toMatchObject({
      by: { roleId: null, roleName: '', scope: { kind: 'all' } },
    })
  })
})

describe('a field', () => {
  const hidden = { see: 'no', fill: false, edit: false } as const
  const masked = { see: 'masked', fill: true, edit: false } as const
  it('that is hidden is in no answer, no filter, no order and no search', async () => {
    const record = await add('Veiled')
    roles = [
      grant({
        create: true,
        scopes: scopesOn(['view', 'edit'], [{ kind: 'all' }]),
        fields: { [pay.id]: hidden, [phone.id]: masked },
      }),
    ]
    const as = { as: 'user' as const }
    const read = await server.call(getRecord, { ...formIdOf(), recordId: record.id }, as)
    expect(read.values).toMatchObject({ [pay.id]: null, [phone.id]: '138****5678' })
    const { rows } = await list({ search: 'Veiled' })
    expect(rows[0]?.values).toMatchObject({ [pay.id]: null, [phone.id]: '138****5678' })
    const only = await list({ search: 'Veiled', fields: [phone.id] })
    expect(only.rows[0]?.values).toEqual({ [phone.id]: '138****5678' })
    const filter = { kind: 'condition', field: pay.id, comparison: 'eq', operand: 100 } as const
    expect(await refusalOf(list({ filter }))).toMatchObject({ status: 400 })
    const sort = [{ field: pay.id, direction: 'asc' as const }]
    expect(await refusalOf(list({ sort }))).toMatchObject({ status: 400 })
    expect(await namesOf({ search: '13812345678' })).toEqual([])
    expect(await refusalOf(add('x', 'user'))).toMatchObject({ code: 'record-invalid' })
    const change = {
      ...formIdOf(),
      recordId: record.id,
      version: record.version,
      values: { [pay.id]: 1 },
    }
    expect(await refusalOf(server.call(updateRecord, change, as))).toMatchObject({
      code: 'record-invalid',
    })
  })
})

describe('the SQL of a test', () => {
  it('finds exactly the records that the evaluator lets through', async () => {
    places = { [adminId]: { departmentIds: [home] } }
    await add('sql 1', 'admin', { [helpers.id]: [userId, adminId] })
    places = {}
    await add('sql 2', 'user', { [pay.id]: null })
    await server.core.database.read({ entId: 'demo', personId: null }, async (tx) => {
      const table = await createTableCatalog().table(tx, form.id)
      const from = qualifiedTable(table.entId, table.formId)
      const columns = liveColumns(table)
      const rows = await tx.query<RecordRow>(`select ${selectColumns(columns)} from ${from}`)
      const all = rows.map((row) => owned(recordOf(columns, row)))
      await fc.assert(
        fc.asyncProperty(anyTest(all.slice(0, 5).map(({ id }) => id)), async (test) => {
          const params = sqlParameters()
          const where = accessSql(table, test, params)
          const found = await tx.query<{ id: string }>(
            `select id from ${from} where ${where}`,
            params.values,
          )
          const expected = all.filter((record) => evaluateAccess(test, record))
          expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
        }),
        { seed: 5, numRuns: 150 },
      )
    })
  })
})

function anyTest(recordIds: readonly string[]): fc.Arbitrary<AccessTest> {
  const schema = form.published!
  const context = { now: 0, clock: zoneClock('UTC') }
  const people = fc.subarray([userId, adminId])
  const filters = anyFilter(schema).map((filter): AccessTest => {
    const read = readFilter(schema, filter, context)
    return read.ok ? { kind: 'filter', test: read.value } : { kind: 'nothing' }
  })
  return fc.letrec<{ test: AccessTest }>((tie) => ({
    test: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<AccessTest>({ kind: 'everything' }, { kind: 'nothing' }),
      people.map((ids): AccessTest => ({ kind: 'owner', ids })),
      fc.subarray([home, away]).map((ids): AccessTest => ({ kind: 'department', ids })),
      fc
        .constantFrom(userId, adminId)
        .map((id): AccessTest => ({ kind: 'named', fieldIds: [helpers.id], id })),
      filters,
      fc.subarray([...recordIds]).map((ids): AccessTest => ({ kind: 'record', ids })),
      fc
        .record({
          kind: fc.constantFrom('any', 'all'),
          of: fc.array(tie('test'), { maxLength: 3 }),
        })
        .map((group): AccessTest => group),
    ),
  })).test
}
