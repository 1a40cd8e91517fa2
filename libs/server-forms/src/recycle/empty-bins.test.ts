import {
  aField,
  createForm,
  deleteForm,
  deleteRecords,
  type Form,
  listForms,
  listRecords,
  restoreForm,
} from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFormContents } from '../forms/form-contents'
import { qualifiedTable } from '../tables/record-table'
import { createTableCatalog } from '../tables/table-catalog'
import { refusalOf } from '../testing/refusal'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'
import { emptyBins } from './empty-bins'

let server: TestForms
beforeAll(async () => {
  server = await testForms()
})
afterAll(() => server.close())

const text = aField('text')
const demo = { entId: 'demo', personId: null }
const inDemo = <T>(work: (tx: Tx) => Promise<T>) => server.core.database.transaction(demo, work)

/** Does the chore as it will be done in so many days. */
function afterDays(days: number): Promise<void> {
  const { core } = server
  const clock = { ...core.clock, now: () => new Date(Date.now() + days * 86_400_000) }
  const chore = emptyBins({ ...core, clock, catalog: createTableCatalog() })
  return chore.run(new AbortController().signal)
}

const deleted = async ({ id: formId }: Form) =>
  (await server.call(listRecords, { formId, deleted: true })).rows.map((row) => row.id)

async function tableExists({ id }: Form): Promise<boolean> {
  const [row] = await inDemo((tx) =>
    tx.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      qualifiedTable('demo', id),
    ]),
  )
  return row?.found ?? false
}

const lastEntry = async () => {
  const [row] = await inDemo((tx) =>
    tx.query<{ entry: string }>('select entry from platform.audit_log order by seq desc limit 1'),
  )
  return JSON.parse(row?.entry ?? '') as unknown
}

describe('the recycle bin', () => {
  it('keeps records for sixty days and no longer, and never touches others', async () => {
    const form = await server.form([text])
    const [gone, stays] = [await server.record(form, {}), await server.record(form, {})]
    await server.call(deleteRecords, { formId: form.id, selection: { ids: [gone.id] } })
    await afterDays(59)
    expect(await deleted(form)).toEqual([gone.id])
    await afterDays(61)
    expect(await deleted(form)).toEqual([])
    const { rows } = await server.call(listRecords, { formId: form.id })
    expect(rows.map((row) => row.id)).toEqual([stays.id])
    expect(await lastEntry()).toMatchObject({
      act: 'forms.expire-records',
      entityId: form.id,
      personId: null,
      details: { count: 1 },
    })
  })

  it('is emptied after as many days as the enterprise says', async () => {
    const form = await server.form([text])
    const { id } = await server.record(form, {})
    await server.call(deleteRecords, { formId: form.id, selection: { ids: [id] } })
    await server.core.database.transaction('platform', (tx) =>
      tx.query(`update platform.spaces set recycle_days = 90 where ent_id = 'demo'`),
    )
    await afterDays(89)
    expect(await deleted(form)).toEqual([id])
    await afterDays(91)
    expect(await deleted(form)).toEqual([])
    await server.core.database.transaction('platform', (tx) =>
      tx.query(`update platform.spaces set recycle_days = 60 where ent_id = 'demo'`),
    )
  })

  it('destroys forms with their tables, also those never published', async () => {
    const form = await server.form([text])
    await server.record(form, { [text.id]: 'x' })
    const draft = await server.call(createForm, { appId: testAppId, name: 'Never published' })
    const restored = await server.form([text])
    for (const { id: formId } of [form, draft, restored]) await server.call(deleteForm, { formId })
    await server.call(restoreForm, { formId: restored.id })
    await afterDays(59)
    expect(await tableExists(form)).toBe(true)
    await afterDays(61)
    expect([await tableExists(form), await tableExists(restored)]).toEqual([false, true])
    const bin = await server.call(listForms, { deleted: true })
    expect(bin.filter(({ id }) => id === form.id || id === draft.id)).toEqual([])
    const restore = server.call(restoreForm, { formId: form.id })
    expect(await refusalOf(restore)).toMatchObject({ status: 404, code: 'form-not-found' })
  })

  it('leaves forms to their application, which takes them along', async () => {
    const form = await server.form([text])
    const contents = createFormContents()
    await inDemo((tx) => contents.deleted(tx, testAppId, new Date()))
    await afterDays(61)
    expect(await tableExists(form)).toBe(true)
    await inDemo((tx) => contents.destroyed(tx, testAppId))
    expect(await tableExists(form)).toBe(false)
    expect(await server.call(listForms, { appId: testAppId })).toEqual([])
  })
})
