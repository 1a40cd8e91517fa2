import { Readable } from 'node:stream'
import type { StoredFile } from '@atrium/domain-core'
import {
  aField,
  createRecord,
  deleteForm,
  deleteRecords,
  destroyRecords,
  type Form,
  restoreForm,
  restoreRecords,
  updateRecord,
} from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRightsSource } from '../shares/rights-source'
import { createTableCatalog } from '../tables/table-catalog'
import { refusalOf } from '../testing/refusal'
import { openAccess, testForms, type TestForms } from '../testing/test-forms'
import { attachmentHolder } from './record-files'

const papers = aField('attachment', { label: 'Papers' })
let server: TestForms
let form: Form
beforeAll(async () => {
  server = await testForms()
  form = await server.form([papers])
})
afterAll(() => server.close())

type Account = 'user' | 'admin' | 'audit' | 'root'

async function uploadAs(account: Account): Promise<StoredFile> {
  const [scope] = await server.core.database.read('platform', (tx) =>
    tx.query<{ entId: string; personId: string }>(
      'select ent_id as "entId", person_id as "personId" from platform.persons where login_id = $1',
      [account],
    ),
  )
  const source = Readable.from([Buffer.from('secret')])
  return server.core.files.put(source, { scope: scope!, name: 'a.txt', purpose: 'attachment' })
}

async function download(account: Account, { id }: StoredFile, space = ''): Promise<number> {
  const headers = { cookie: await server.cookieOf(account) }
  const answer = await server.app.inject({ url: `${space}/sapi/files/${id}`, headers })
  return answer.statusCode
}

const attach = (files: StoredFile[], as: Account = 'user') =>
  server.call(createRecord, { formId: form.id, values: { [papers.id]: files } }, { as })

const held = (file: StoredFile, since = new Date()) =>
  server.core.database.read({ entId: 'demo', personId: null }, (tx) =>
    attachmentHolder({
      catalog: createTableCatalog(),
      access: createRightsSource(openAccess, server.core),
      clock: server.core.clock,
    }).held(tx, [file.id], since),
  )

describe('an attachment', () => {
  it('of somebody else is refused while no record shows it', async () => {
    const file = await uploadAs('admin')
    expect(await download('user', file)).toBe(404)
    expect(await refusalOf(attach([file]))).toMatchObject({
      status: 400,
      details: [{ path: ['values', papers.id], code: 'file-unknown' }],
    })
    expect(await download('user', file)).toBe(404)
    expect(await download('admin', file)).toBe(200)
  })

  it('is downloaded by whoever sees its record, and may be attached again by them', async () => {
    const file = await uploadAs('user')
    await attach([file])
    expect(await download('audit', file)).toBe(200)
    expect(await download('user', file, '/space-north')).toBe(404)
    await attach([file], 'admin')
  })

  it('of a deleted record is seen by keepers of the recycle bin only', async () => {
    const file = await uploadAs('user')
    const { id } = await attach([file])
    const ids = [id]
    await server.call(deleteRecords, { formId: form.id, selection: { ids } })
    expect([await download('user', file), await download('audit', file)]).toEqual([404, 200])
    await server.call(restoreRecords, { formId: form.id, ids })
    expect(await download('user', file)).toBe(200)
  })

  it('goes with its form', async () => {
    const file = await uploadAs('user')
    const other = await server.form([papers])
    await server.record(other, {})
    await server.call(
      createRecord,
      { formId: other.id, values: { [papers.id]: [file] } },
      { as: 'user' },
    )
    await server.call(deleteForm, { formId: other.id })
    expect([await download('user', file), await download('audit', file)]).toEqual([404, 404])
    await server.call(restoreForm, { formId: other.id })
    expect(await download('audit', file)).toBe(200)
  })

  it('taken out of a record can be put back, by others too, and is held for as long', async () => {
    const file = await uploadAs('user')
    const record = await attach([file])
    const change = { formId: form.id, recordId: record.id }
    const hour = 3_600_000
    const before = new Date(Date.now() - hour)
    await server.call(updateRecord, { ...change, version: 1, values: { [papers.id]: [] } })
    expect(await download('audit', file)).toBe(404)
    expect((await held(file, before)).has(file.id)).toBe(true)
    expect((await held(file, new Date(Date.now() + hour))).has(file.id)).toBe(false)
    await server.call(
      updateRecord,
      { ...change, version: 2, values: { [papers.id]: [file] } },
      { as: 'admin' },
    )
    expect(await download('audit', file)).toBe(200)
    expect((await held(file, new Date(Date.now() + hour))).has(file.id)).toBe(true)
  })

  it('is let go of when its record is destroyed', async () => {
    const file = await uploadAs('user')
    const { id } = await attach([file])
    await server.call(deleteRecords, { formId: form.id, selection: { ids: [id] } })
    expect((await held(file)).has(file.id)).toBe(true)
    await server.call(destroyRecords, { formId: form.id, ids: [id] })
    expect((await held(file, new Date(0))).has(file.id)).toBe(false)
  })
})
