import { aField, type Form, listRecords, pickRecords } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { narrowed, readQuery } from '../records/record-lister'
import { keeperRights } from '../records/record-rights'
import { qualifiedTable } from '../tables/record-table'
import { createTableCatalog } from '../tables/table-catalog'
import { anyValues } from '../testing/arbitrary-records'
import { seedRecords } from '../testing/seed-records'
import { testForms, type TestForms } from '../testing/test-forms'
import { indexTexts } from './index-texts'

const title = aField('text', { label: 'Title' })
const note = aField('long-text', { label: 'Note' })
const personId = '0190a5b0-0000-7000-8000-000000000001'
const scope = { entId: 'demo', personId }

let server: TestForms
let form: Form
beforeAll(async () => {
  server = await testForms()
  form = await server.form([title, note])
  const seeded = fc.sample(anyValues(form.published!), { seed: 3, numRuns: 300 })
  const named = seeded.map((values, at) => ({ ...values, [title.id]: `李雷的订单 Nr ${at}` }))
  await seedRecords(server.core, { scope, formId: form.id, records: [...seeded, ...named] })
})
afterAll(() => server.close())

const index = (fromRows = 100) =>
  indexTexts(server.core, { fromRows }).run(new AbortController().signal)
const inDemo = <T>(work: (tx: Tx) => Promise<T>) =>
  server.core.database.read({ entId: 'demo', personId: null }, work)
const found = async (search: string) => {
  const { rows } = await server.call(listRecords, { formId: form.id, search, limit: 999 })
  return rows.map(({ id }) => id).toSorted()
}
const tableOf = (tx: Tx) => createTableCatalog().table(tx, form.id)
const indexOf = () => inDemo(async (tx) => (await tableOf(tx)).textIndex)
/** By which pairs a search is narrowed. */
const pairsOf = (search: string) =>
  inDemo(async (tx) => {
    const table = await tableOf(tx)
    const asked = { now: new Date(), deleted: false, rights: keeperRights }
    return (await narrowed(tx, table, readQuery(table, { search, timeZone: 'UTC' }, asked))).pairs
  })

describe('texts', () => {
  it('are not indexed while records are few', async () => {
    await index(10_000)
    expect(await indexOf()).toBeNull()
  })

  it('are found by an index exactly as without one, in every script', async () => {
    const pieces = [
      '李',
      '李雷',
      '的订单 nr 1',
      'NR 29',
      'ß',
      'İ',
      'ﬁ',
      '100%',
      'a_b',
      'C:\\',
      '👩‍👩‍👧',
      '-- ',
      'σας',
      'x',
    ]
    const before = await Promise.all(pieces.map(found))
    await index()
    expect((await indexOf())?.columns).toHaveLength(2)
    expect(await Promise.all(pieces.map(found))).toEqual(before)
    expect(before.some((ids) => ids.length === 0)).toBe(true)
    expect(await pairsOf('Nr 299')).toEqual(['99', '29'])
    expect(await pairsOf('订单')).toEqual([])
    const { rows } = await server.call(pickRecords, { formId: form.id, search: 'nr 299' })
    expect(rows.map(({ title: text }) => text)).toEqual(['李雷的订单 Nr 299'])
  })

  it('that are searched for are looked up in the index', async () => {
    const plan = await inDemo(async (tx) => {
      const { textIndex, entId, formId } = await tableOf(tx)
      const columns = textIndex!.columns.map((name) => `coalesce("${name}", '')`)
      await tx.query('set local enable_seqscan = off')
      const rows = await tx.query<Record<string, string>>(
        `explain select id from ${qualifiedTable(entId, formId)}
          where deleted_at is null and platform.text_pairs(${columns.join(" || E'\\n' || ")}) @> '{29}'`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain((await indexOf())!.name)
  })

  it('of a field that came later are indexed anew', async () => {
    const before = await indexOf()
    const later = aField('text', { label: 'Later' })
    form = await server.republish(form, { ...form.published!, ...schemaOf(later) })
    expect(await pairsOf('Nr 299')).toEqual([])
    await index()
    expect((await indexOf())?.columns).toHaveLength(3)
    expect(await pairsOf('Nr 299')).toEqual(['99', '29'])
    const left = await inDemo((tx) =>
      tx.query('select from pg_catalog.pg_class where relname = $1', [before!.name]),
    )
    expect(left).toEqual([])
  })
})

function schemaOf(later: typeof title) {
  const fields = [title, note, later]
  return { fields, sections: [{ id: 's_main', title: '', fieldIds: fields.map(({ id }) => id) }] }
}
