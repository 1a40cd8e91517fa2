import { buffer } from 'node:stream/consumers'
import {
  aField,
  aFormSchema,
  checkRecord,
  startImport,
  inspectFile,
  type Field,
  type Form,
  type Values,
} from '@atrium/domain-forms'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anySchema, anyValues } from '../testing/arbitrary-records'
import { seedRecords } from '../testing/seed-records'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'

let server: TestTransfer
let form: Form
const name = aField('text', { label: '=Name' })
const count = aField('number', { label: 'Count' })
const owner = aField('person', { label: 'Owner' })
const color = aField('single-select', { label: 'Color' })
const sort = [{ field: count.id, direction: 'asc' as const }]

beforeAll(async () => {
  server = await testTransfer()
  form = await server.form([name, count, owner, color])
  const [person] = await server.core.database.read('platform', (tx) =>
    tx.query<{ id: string }>(
      `select person_id as id from platform.persons where login_id = 'user'`,
    ),
  )
  const held = { [owner.id]: [person?.id ?? ''], [color.id]: 'o_green' }
  await server.record(form, { [name.id]: '=HYPERLINK("x")', [count.id]: -5, ...held })
  await server.record(form, { [name.id]: '+86 10', [count.id]: 2 })
})
afterAll(() => server.close())

const lines = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n')

describe('an export', () => {
  it('to CSV starts no cell with a formula, and names people and choices', async () => {
    const { fileId, fileName, rows } = await server.export(form, { sort })
    expect([rows, fileName]).toEqual([2, expect.stringMatching(/^Form 1 \d{4}-\d\d-\d\d\.csv$/)])
    expect(lines(await server.textOf(fileId))).toEqual([
      "'=Name,Count,Owner,Color",
      `"'=HYPERLINK(""x"")",-5,${await userName()},Green`,
      "'+86 10,2,,",
    ])
  })

  it('to XLSX keeps numbers numbers and formulas texts', async () => {
    const { fileId } = await server.export(form, {
      format: 'xlsx',
      fields: [name.id, count.id],
      sort,
    })
    const stream = await server.core.files.open({ entId: 'demo', personId: null }, fileId)
    const { sheets } = await readXlsx(await buffer(stream))
    expect(sheets[0]?.rows).toEqual([
      ['=Name', 'Count'],
      ['=HYPERLINK("x")', -5],
      ['+86 10', 2],
    ])
    expect([...(sheets[0]?.cells?.values() ?? [])].filter((cell) => cell.formula)).toEqual([])
  })

  it('to XLSX marks red what the form would refuse by now', async () => {
    const note = aField('text', { label: 'Note' })
    const from = aField('date', { label: 'From' })
    const until = aField('date', { label: 'Until' })
    const made = await server.form([note, count, from, until])
    const days = { [from.id]: '2026-03-02', [until.id]: '2026-03-01' }
    await server.record(made, { [count.id]: 11, ...days })
    await server.record(made, { [note.id]: 'fine', [count.id]: 1 })
    const range = { kind: 'range', min: 0, max: 10 } as const
    const later = { kind: 'compare', comparison: 'gt', field: from.id } as const
    const strict = [
      { ...note, required: true },
      { ...count, validators: [range] },
      from,
      { ...until, validators: [later] },
    ]
    await server.republish(made, aFormSchema(strict))
    const fields = [note.id, 'created_by', count.id, until.id]
    const { fileId } = await server.export(made, { format: 'xlsx', fields, sort })
    const stream = await server.core.files.open(scope(), fileId)
    const { sheets } = await readXlsx(await buffer(stream), { readStyles: true })
    const red = [...(sheets[0]?.cells ?? [])]
      .filter(([, { style }]) => style?.fill?.type === 'pattern' && style.fill.fgColor?.rgb)
      .map(([place]) => place)
    expect(red.toSorted()).toEqual(['2,0', '2,2', '2,3'])
    expect(sheets[0]?.rows[2]?.[2]).toBe(11)
  })

  it('takes only what the filter finds, or the records asked for', async () => {
    const filter = { kind: 'condition', field: count.id, comparison: 'gt', operand: 0 }
    const { fileId } = await server.export(form, { filter, fields: [count.id] })
    expect(lines(await server.textOf(fileId))).toEqual(['Count', '2'])
    expect(await server.export(form, { ids: [] })).toMatchObject({ rows: 0 })
  })
})

async function userName(): Promise<string> {
  const rows = await server.core.database.read('platform', (tx) =>
    tx.query<{ name: string }>(`select name from platform.persons where login_id = 'user'`),
  )
  return rows[0]?.name ?? ''
}

/** Control characters make a file look like no text, and it is not taken. */
const isPlain = (values: Values) =>
  Object.values(values).every(
    (value) => typeof value !== 'string' || !/\p{Cc}/u.test(value.replaceAll(/[\t\n]/g, '')),
  )

/** Kinds whose values a cell says in full. */
const told = new Set(['person', 'relation', 'attachment'])

describe('what is exported', () => {
  it.each(['csv', 'xlsx'] as const)(
    'to %s comes back equal, whatever it is',
    async (format) => {
      const drawn = anySchema
        .map((schema) => ({
          ...schema,
          fields: schema.fields.filter((field) => !told.has(field.kind)),
        }))
        .filter((schema) => schema.fields.length > 0)
        .chain((schema) =>
          fc.tuple(
            fc.constant(schema),
            fc.array(
              anyValues(schema).filter(
                (values) => checkRecord(schema, values).length === 0 && isPlain(values),
              ),
              { minLength: 1, maxLength: 8 },
            ),
          ),
        )
      await fc.assert(
        fc.asyncProperty(drawn, async ([{ fields }, records]) => {
          const made = await server.form(fields)
          const again = await server.form(fields)
          await seedRecords(server.core, { scope: scope(), formId: made.id, records })
          const { fileId } = await server.export(made, { format })
          const bytes = await buffer(await server.core.files.open(scope(), fileId))
          const copy = await server.upload(bytes, { name: `copy.${format}` })
          const inspected = await server.call(inspectFile, { fileId: copy, headerRow: 1 })
          const mapping = fields.map(({ id }, column) => ({ column, fieldId: id }))
          const job = await server.call(startImport, { formId: again.id, fileId: copy, mapping })
          const { result } = await server.ended(job)
          const filled = records.filter((values) => fields.some(({ id }) => isCell(values[id])))
          expect(result).toMatchObject({ failed: 0, errors: [], added: inspected.rowCount })
          expect(sorted(await server.values(again))).toEqual(
            sorted(filled.map((values) => kept(values, fields, format))),
          )
        }),
        { seed: 20_261_121, numRuns: 12, endOnFailure: true },
      )
    },
    120_000,
  )
})

function scope() {
  return { entId: 'demo', personId: '0190a5b0-0000-7000-8000-00000000beef' }
}

/** Whether the value fills a cell; rows without any are no rows. */
function isCell(value: unknown): boolean {
  return value !== null && value !== undefined && !(typeof value === 'string' && value === '')
}

/** Texts lose the spaces around them, long ones only when there is nothing else; a workbook counts whole seconds. */
function kept(values: Values, fields: readonly Field[], format: 'csv' | 'xlsx'): Values {
  return Object.fromEntries(
    fields.map(({ id, kind }) => {
      const value = values[id] ?? null
      if (typeof value !== 'string') return [id, value]
      if (kind === 'date-time' && format === 'xlsx') return [id, wholeSecond(value)]
      const text = kind === 'long-text' && value.trim() !== '' ? value : value.trim()
      return [id, text === '' ? null : text]
    }),
  )
}

function wholeSecond(instant: string): string {
  return new Date(Math.round(Date.parse(instant) / 1000) * 1000).toISOString()
}

function sorted(values: Values[]): string[] {
  const entries = (held: Values) => Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return values.map((held) => JSON.stringify(entries(held))).toSorted((a, b) => (a < b ? -1 : 1))
}
