import {
  evaluateFilter,
  type FormRecord,
  readFilter,
  titleField,
  zoneClock,
} from '@atrium/domain-forms'
import type { Database } from '@atrium/server-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planTable } from '../publish/table-plan'
import type { RecordTable } from '../tables/record-table'
import { anyFilter, anySchema, anySort, anyValues } from '../testing/arbitrary-records'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'
import { type ListInput, readPage, readQuery } from './record-lister'
import { keeperRights } from './record-rights'
import { insertRecord } from './record-store'

const personId = '0190a5b0-0000-7000-8000-000000000001'
const entId = 'demo'
const now = new Date('2026-03-11T16:30:00Z')
const everything: ListInput = {
  sort: [],
  limit: 999,
  deleted: false,
  timeZone: 'Asia/Shanghai',
}

let server: TestForms
beforeAll(async () => {
  server = await testForms()
})
afterAll(() => server.close())

/** A table of any form, with records of any values; made at different milliseconds, two at a time. */
const anyTable = anySchema.chain((schema) =>
  fc.record({
    schema: fc.constant(schema),
    held: fc.array(anyValues(schema), { minLength: 1, maxLength: 25 }),
    filters: fc.array(anyFilter(schema), { minLength: 4, maxLength: 8 }),
    sorts: fc.array(anySort(schema), { minLength: 3, maxLength: 4 }),
    limit: fc.integer({ min: 1, max: 7 }),
  }),
)

describe('a list', () => {
  it('finds exactly the records that the filter accepts', async () => {
    const context = { now: now.getTime(), clock: zoneClock(everything.timeZone) }
    await fc.assert(
      fc.asyncProperty(anyTable, async ({ schema, held, filters }) => {
        const table = await makeTable(schema, held)
        const all = await list(table, everything)
        for (const filter of filters) {
          const test = readFilter(schema, filter, context)
          if (!test.ok) throw new Error(`unfit: ${JSON.stringify(test.rejection)}`)
          const expected = all.filter((record) => evaluateFilter(test.value, record))
          const found = await list(table, { ...everything, filter })
          expect({ filter, ids: idsOf(found) }).toEqual({ filter, ids: idsOf(expected) })
        }
      }),
      { seed: 7, numRuns: 40 },
    )
  })

  it('is the same read page by page, by cursor or by jumps, empties last', async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, async ({ schema, held, sorts, limit }) => {
        const table = await makeTable(schema, held)
        for (const sort of sorts) {
          const all = await list(table, { ...everything, sort })
          expect(new Set(idsOf(all)).size).toBe(held.length)
          expectEmptiesLast(all, sort[0]?.field)
          expect(idsOf(await listByCursor(table, { ...everything, sort, limit }))).toEqual(
            idsOf(all),
          )
          const jumped: FormRecord[] = []
          for (let offset = 0; offset < all.length; offset += limit) {
            jumped.push(...(await list(table, { ...everything, sort, limit, offset })))
          }
          expect(idsOf(jumped)).toEqual(idsOf(all))
          const counted = { ...everything, sort, limit, bound: held.length + 1 }
          expect(idsOf(await listByCursor(table, counted, held.length))).toEqual(idsOf(all))
        }
      }),
      { seed: 11, numRuns: 30 },
    )
  })
})

async function makeTable(
  schema: RecordTable['schema'],
  held: readonly FormRecord['values'][],
): Promise<RecordTable> {
  const { database, clock } = server.core
  const formId = clock.newId()
  const steps = [
    { kind: 'create-table' } as const,
    ...schema.fields.map((field) => ({ kind: 'add-column', field }) as const),
  ]
  const titleFieldId = titleField(schema)?.id
  const change = { entId, formId, steps, columns: [], previous: new Map(), titleFieldId }
  const plan = planTable(change)
  const table = {
    entId,
    appId: testAppId,
    formId,
    version: 1,
    schema,
    columns: plan.columns,
    textIndex: null,
  }
  await inSpace(database, async (tx) => {
    for (const { text } of plan.statements) await tx.query(text)
    for (const [at, values] of held.entries()) {
      const by = { at: new Date(now.getTime() + Math.floor(at / 2)), personId, departmentId: null }
      await insertRecord(tx, table, clock.newId(), values, by)
    }
  })
  return table
}

function list(table: RecordTable, input: ListInput): Promise<FormRecord[]> {
  return inSpace(server.core.database, async (tx) => {
    const query = readQuery(table, input, { now, deleted: false, rights: keeperRights })
    return (await readPage(tx, table, query, input)).records
  })
}

/** Page after page; each that counts finds so many. */
async function listByCursor(
  table: RecordTable,
  input: ListInput,
  found?: number,
): Promise<FormRecord[]> {
  const records: FormRecord[] = []
  let cursor: string | undefined
  do {
    const page = await inSpace(server.core.database, (tx) => {
      const query = readQuery(table, input, { now, deleted: false, rights: keeperRights })
      return readPage(tx, table, query, { ...input, cursor })
    })
    expect(page.found).toBe(found)
    records.push(...page.records)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return records
}

function inSpace<T>(database: Database, work: Parameters<typeof database.transaction<T>>[1]) {
  return database.transaction({ entId, personId }, work)
}

function expectEmptiesLast(records: readonly FormRecord[], fieldId: string | undefined): void {
  if (fieldId === undefined || !fieldId.startsWith('f_')) return
  const filled = records.map((record) => record.values[fieldId] !== null)
  expect(filled).toEqual(filled.toSorted((a, b) => Number(b) - Number(a)))
}

function idsOf(records: readonly FormRecord[]): string[] {
  return records.map((record) => record.id)
}
