import {
  type AccessPort,
  aFormGrant,
  anAppRole,
  type AppRole,
  aViewer,
  compileAccess,
  evaluateAccess,
  explainRecordAccess,
  type FieldRight,
  fieldSights,
  type FormGrant,
  type HeldShare,
  maskText,
  meToken,
  type OwnedRecord,
  type RecordAccess,
  type RecordAct,
  recordActs,
  type Scope,
  scopesOn,
  shareLevels,
  shareRecords,
  type Viewer,
} from '@atrium/domain-access'
import { getCurrentUser } from '@atrium/domain-core'
import {
  aField,
  createRecord,
  deleteRecords,
  exportResultSchema,
  type Form,
  getRecord,
  listRecords,
  pickRecords,
  restoreRecords,
  searchRecords,
  startExport,
  updateRecord,
  type Values,
  zoneClock,
} from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { qualifiedTable } from '../tables/record-table'
import { createTableCatalog } from '../tables/table-catalog'
import { anyFilter } from '../testing/arbitrary-records'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'
import { recordOf, type RecordRow, selectColumns } from './record-columns'
import { owned } from './record-rights'
import { liveColumns } from './record-store'

const name = aField('text', { label: 'Name' })
const phone = aField('text', { label: 'Phone' })
const pay = aField('number', { label: 'Pay' })
const area = aField('text', { label: 'Area' })
const color = aField('single-select', { label: 'Color' })
const colors = aField('multi-select', { label: 'Colors' })
const helpers = aField('person', { label: 'Helpers', multiple: true })
const chief = aField('person', { label: 'Chief' })
const home = '0190a5b0-0000-7000-8000-00000000d001'
const away = '0190a5b0-0000-7000-8000-00000000d002'
const as = { as: 'user' } as const

let roles: AppRole[] = []
let places: Record<string, Partial<Viewer>> = {}
const access: AccessPort<Tx> = {
  rolesOf: async () => roles,
  viewer: async (_, personId) => aViewer({ personId, ...places[personId] }),
}

let server: TestTransfer
let cases: Form
let orders: Form
let userId: string
let adminId: string
let records: OwnedRecord[]
let shares: HeldShare[]
beforeAll(async () => {
  server = await testTransfer({ access })
  userId = (await server.call(getCurrentUser, {}, as)).id
  adminId = (await server.call(getCurrentUser, {}, { as: 'admin' })).id
  cases = await server.form([name, phone, pay, area, color, colors, helpers, chief])
  for (let at = 0; at < 18; at += 1) await addCase(at)
  records = await allCases()
  const relation = { id: 'f_cases0', label: 'Case', formId: cases.id, multiple: true }
  orders = await server.form([name, aField('relation', relation)])
  const pointing = { [name.id]: 'Order', f_cases0: records.map(({ id }) => id) }
  await server.record(orders, pointing)
  shares = shareLevels.map((level, at) => ({
    level,
    fields: {},
    recordIds: [records[at]!.id, records[at + 9]!.id],
  }))
  for (const { level, recordIds } of shares) {
    const subjects = [{ kind: 'person' as const, id: userId }]
    const given = { formId: cases.id, recordIds: [...recordIds], level, subjects }
    await server.call(shareRecords, given)
  }
})
afterAll(() => server.close())

/** Of every kind of owner, department, choice and person named, some. */
async function addCase(at: number) {
  const by = at % 3 === 0 ? 'user' : 'admin'
  places = { [userId]: { departmentIds: at % 2 ? [home] : [] }, [adminId]: place(at) }
  const option = ['o_red0', 'o_green', 'o_blue'][at % 3]!
  const values = {
    [name.id]: `Case ${String(at).padStart(2, '0')}`,
    [phone.id]: at % 5 === 0 ? null : `1381234${1000 + at}`,
    [pay.id]: at % 4 === 0 ? null : at,
    [area.id]: [null, 'Red', 'North'][at % 3]!,
    [color.id]: at % 4 === 1 ? null : option,
    [colors.id]: at % 4 === 2 ? null : [...new Set([option, 'o_blue'])].slice(0, 1 + (at % 2)),
    [helpers.id]: [null, [adminId], [userId, adminId]][at % 3]!,
    [chief.id]: at % 7 === 0 ? [userId] : null,
  }
  await server.call(createRecord, { formId: cases.id, values }, { as: by })
}

const place = (at: number) => ({ departmentIds: [home, away].slice(at % 2, 1 + (at % 2)) })
const roleOf = (grants: readonly FormGrant[]) =>
  anAppRole({ name: 'Seeded', grants: [...grants, aFormGrant({ formId: cases.id })] })
const nameOf = (values: Values) => {
  const held = values[name.id]
  return typeof held === 'string' ? held : ''
}
const listed = (input: object = {}) =>
  server.call(listRecords, { formId: cases.id, limit: 999, ...input }, as)
const idsIn = ({ rows }: { readonly rows: readonly { readonly id: string }[] }) =>
  rows.map(({ id }) => id)

function allCases(): Promise<OwnedRecord[]> {
  return server.core.database.read({ entId: 'demo', personId: null }, async (tx) => {
    const table = await createTableCatalog().table(tx, cases.id)
    const columns = liveColumns(table)
    const rows = await tx.query<RecordRow>(
      `select ${selectColumns(columns)} from ${qualifiedTable(table.entId, table.formId)} order by id`,
    )
    return rows.map((row) => owned(recordOf(columns, row)))
  })
}

/** Each way to records, and which of them it let the person reach. */
const uses: Readonly<Record<string, { act: RecordAct; reached: () => Promise<string[]> }>> = {
  list: { act: 'view', reached: async () => idsIn(await listed()) },
  'list page by page': {
    act: 'view',
    async reached() {
      const ids: string[] = []
      let cursor: string | undefined
      do {
        const page = await listed({ limit: 4, cursor })
        ids.push(...idsIn(page))
        cursor = page.nextCursor
      } while (cursor !== undefined)
      return ids
    },
  },
  count: {
    act: 'view',
    // One by one, so that the number tells which.
    async reached() {
      const counted = await each(async ({ values }) => {
        const operand = nameOf(values)
        const filter = { kind: 'condition', field: name.id, comparison: 'eq', operand }
        return (await listed({ filter })).total.count === 1
      })
      expect((await listed()).total).toEqual({ count: counted.length, exact: true })
      return counted
    },
  },
  'search of a list': {
    act: 'view',
    reached: async () => idsIn(await listed({ search: 'case' })),
  },
  'search of everything': {
    act: 'view',
    reached: async () => idsIn(await server.call(searchRecords, { text: 'case', limit: 600 }, as)),
  },
  'relation picker': {
    act: 'view',
    reached: async () =>
      idsIn(await server.call(pickRecords, { formId: cases.id, search: 'case' }, as)),
  },
  'names behind a relation': {
    act: 'view',
    async reached() {
      const { refs } = await server.call(listRecords, { formId: orders.id }, as)
      return Object.keys(refs.records)
    },
  },
  'one record': {
    act: 'view',
    reached: () =>
      each(({ id: recordId }) =>
        isAllowed(server.call(getRecord, { formId: cases.id, recordId }, as)),
      ),
  },
  change: {
    act: 'edit',
    reached: () =>
      each(({ id: recordId, version }) =>
        isAllowed(
          server.call(updateRecord, { formId: cases.id, recordId, version, values: {} }, as),
        ),
      ),
  },
  deletion: {
    act: 'delete',
    reached: () =>
      each(async ({ id }) => {
        const selection = { ids: [id] }
        const input = { formId: cases.id, selection }
        const isDeleted = await isAllowed(server.call(deleteRecords, input, as))
        if (isDeleted) await server.call(restoreRecords, { formId: cases.id, ids: [id] })
        return isDeleted
      }),
  },
  export: {
    act: 'export',
    async reached() {
      const input = { formId: cases.id, format: 'csv' as const, fields: [name.id] }
      const asked = server.call(startExport, input, as)
      if (!(await isAllowed(asked))) return []
      const { result } = await server.ended(await asked, as)
      const text = await server.textOf(exportResultSchema.parse(result).fileId)
      const names = text.split('\r\n')
      return records.filter(({ values }) => names.includes(nameOf(values))).map(({ id }) => id)
    },
  },
}

async function each(isReached: (record: OwnedRecord) => Promise<boolean>): Promise<string[]> {
  const ids: string[] = []
  for (const record of records) if (await isReached(record)) ids.push(record.id)
  return ids
}

const refusals = ['record-not-found', 'record-not-allowed', 'no-delete-permission']

/** Whether the person may; a version that is not the present one is told only to who may. */
async function isAllowed(call: Promise<unknown>): Promise<boolean> {
  const code = await call.then(
    () => null,
    (error: unknown) => (error as { code?: unknown }).code,
  )
  if (code !== null && code !== 'record-changed') expect(refusals).toContain(code)
  return code === null || code === 'record-changed'
}

describe('every use of records', () => {
  it('reaches exactly those that roles, places and shares come to', async () => {
    roles = [roleOf([])]
    const shared = shares.flatMap(({ recordIds }) => recordIds)
    await expect.poll(async () => new Set(idsIn(await listed()))).toEqual(new Set(shared))
    const context = { schema: cases.published!, now: Date.now(), clock: zoneClock('Asia/Shanghai') }
    await fc.assert(
      fc.asyncProperty(anyGrants(), anyPlace, async (grants, standing) => {
        roles = [
          ...grants.map((given) => roleOf([given])),
          anAppRole({
            grants: [
              aFormGrant({ formId: orders.id, scopes: scopesOn(['view'], [{ kind: 'all' }]) }),
            ],
          }),
        ]
        places = { [userId]: standing }
        const viewer = aViewer({ personId: userId, ...standing })
        const rights = compileAccess(grants, { ...context, viewer }, shares)
        for (const [use, { act, ...way }] of Object.entries(uses)) {
          const expected = records.filter((record) => evaluateAccess(rights.acts[act], record))
          const found = await way.reached()
          expect({ use, found: found.toSorted() }).toEqual({
            use,
            found: expected.map(({ id }) => id),
          })
        }
        await expectSights(rights)
        await expectPaths(rights)
      }),
      { seed: 21, numRuns: 6 },
    )
  }, 120_000)
})

/** In a list and in a record, values are whole, outlined or left out alike. */
async function expectSights(rights: RecordAccess): Promise<void> {
  for (const shown of (await listed()).rows) {
    const kept = records.find(({ id }) => id === shown.id)!
    const one = await server.call(getRecord, { formId: cases.id, recordId: shown.id }, as)
    for (const { id } of [phone, pay]) {
      const value = kept.values[id] ?? null
      const field = rights.fields.get(id)
      const isSeen = !field || evaluateAccess(field.see, kept)
      const isOutlined = field !== undefined && evaluateAccess(field.seeMasked, kept)
      const outline = isOutlined && typeof value === 'string' ? maskText(value) : null
      expect([shown.values[id], one.values[id]]).toEqual(
        Array.from({ length: 2 }, () => (isSeen ? value : outline)),
      )
    }
  }
}

/** What is explained is what is allowed. */
async function expectPaths(rights: RecordAccess): Promise<void> {
  for (const record of records.filter((each) => evaluateAccess(rights.acts.view, each))) {
    const input = { formId: cases.id, recordId: record.id }
    const { acts } = await server.call(explainRecordAccess, input, as)
    const allowed = recordActs.map((act) => [act, evaluateAccess(rights.acts[act], record)])
    expect(acts).toEqual(Object.fromEntries(allowed))
  }
}

const anyPlace: fc.Arbitrary<Partial<Viewer>> = fc
  .record({
    departmentIds: fc.subarray([home, away]),
    departmentIdsBelow: fc.subarray([home, away]),
    reports: fc.boolean(),
    named: fc.subarray(['Red', 'Green', 'North']),
  })
  .map(({ reports, named, ...departments }) => ({
    ...departments,
    directReportIds: reports ? [adminId] : [],
    reportIds: reports ? [adminId] : [],
    attributes: { department: named, post: [], role: named.slice(0, 1), 'employee-number': [] },
  }))

function anyGrants(): fc.Arbitrary<FormGrant[]> {
  const anyScope: fc.Arbitrary<Scope> = fc.oneof(
    fc.constantFrom<Scope>(
      { kind: 'all' },
      { kind: 'own' },
      { kind: 'joined', fieldIds: [] },
      { kind: 'joined', fieldIds: [chief.id] },
      { kind: 'department', below: false },
      { kind: 'department', below: true },
      { kind: 'reports', depth: 'direct' },
      { kind: 'reports', depth: 'all' },
      meFilter,
    ),
    fc.record({
      kind: fc.constant('attribute' as const),
      fieldId: fc.constantFrom(area.id, color.id, colors.id),
      attribute: fc.constantFrom('department', 'role'),
    }),
    anyFilter(cases.published!).map((filter): Scope => ({ kind: 'filter', filter })),
  )
  const anyRight: fc.Arbitrary<FieldRight> = fc.record({
    see: fc.constantFrom(...fieldSights),
    fill: fc.boolean(),
    edit: fc.boolean(),
  })
  const anyScopes = fc.array(anyScope, { maxLength: 2 })
  const scopes = Object.fromEntries(recordActs.map((act) => [act, anyScopes]))
  const grant = fc.record({
    scopes: fc.record(scopes) as fc.Arbitrary<FormGrant['scopes']>,
    fields: fc.dictionary(fc.constantFrom(phone.id, pay.id), anyRight),
  })
  return fc.array(
    grant.map((given) => aFormGrant({ formId: cases.id, ...given })),
    { minLength: 1, maxLength: 3 },
  )
}

const meFilter: Scope = {
  kind: 'filter',
  filter: { kind: 'condition', field: helpers.id, comparison: 'in', operand: [meToken] },
}
