import {
  aField,
  createForm,
  createRecord,
  deleteForm,
  getForm,
  getListSettings,
  getPublishedForm,
  getRecord,
  listForms,
  listRecords,
  previewPublish,
  publishForm,
  rollBackForm,
  restoreForm,
  saveDraft,
  searchRecords,
  startExport,
  startImport,
  updateRecord,
} from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { testAppId } from '../testing/test-forms'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'
import { createFormContents } from './form-contents'

let server: TestTransfer
beforeAll(async () => {
  server = await testTransfer()
})
afterAll(() => server.close())

const contents = createFormContents()
const me = { entId: 'demo', personId: null }
const inDemo = (work: (tx: Tx) => Promise<void>) => server.core.database.transaction(me, work)

describe('a form whose application is deleted', () => {
  it('is not there for anybody at any address, and comes back with the application', async () => {
    const name = aField('text', { label: 'Name' })
    const form = await server.form([name])
    const { id: formId, draftRevision: revision } = form
    const record = await server.record(form, { [name.id]: 'kept' })
    const file = await server.upload('Name\nx\n')
    const other = await server.form([aField('text')])
    await server.call(deleteForm, { formId: other.id })
    const list = () => server.call(listRecords, { formId })
    expect((await list()).rows).toHaveLength(1)

    await inDemo((tx) => contents.deleted(tx, testAppId, server.core.clock.now()))
    const values = { [name.id]: 'x' }
    const mapping = [{ column: 0, fieldId: name.id }]
    const one = { formId, recordId: record.id }
    const calls: [string, () => Promise<unknown>][] = [
      ['read', () => server.call(getForm, { formId })],
      ['published', () => server.call(getPublishedForm, { formId })],
      ['list', list],
      ['list again', list],
      ['record', () => server.call(getRecord, one)],
      ['write', () => server.call(createRecord, { formId, values })],
      ['change', () => server.call(updateRecord, { ...one, version: 1, values })],
      ['settings', () => server.call(getListSettings, { formId })],
      ['draft', () => server.call(saveDraft, { formId, revision, schema: form.draft })],
      ['preview', () => server.call(previewPublish, { formId })],
      ['publish', () => server.call(publishForm, { formId, revision })],
      ['roll back', () => server.call(rollBackForm, { formId, version: 1, revision })],
      ['import', () => server.call(startImport, { formId, fileId: file, mapping })],
      ['export', () => server.call(startExport, { formId, format: 'csv', fields: [name.id] })],
      ['delete', () => server.call(deleteForm, { formId })],
    ]
    for (const [what, call] of calls) {
      expect([what, await refusalOf(call())]).toMatchObject([
        what,
        { status: 404, code: 'form-not-found' },
      ])
    }
    const restore = server.call(restoreForm, { formId })
    expect(await refusalOf(restore)).toMatchObject({ status: 404, code: 'form-not-found' })
    const found = await server.call(searchRecords, { text: 'kept' })
    expect(JSON.stringify(found)).not.toContain(record.id)
    expect(await server.call(listForms, { appId: testAppId })).toEqual([])

    await inDemo((tx) => contents.restored(tx, testAppId))
    expect((await list()).rows).toHaveLength(1)
    expect(await server.call(getForm, { formId })).toMatchObject({ deletedAt: null })
    const bin = await server.call(listForms, { appId: testAppId, deleted: true })
    expect(bin.map(({ id }) => id)).toEqual([other.id])
  })

  it('is told apart from forms that were deleted by themselves', async () => {
    const form = await server.call(createForm, { appId: testAppId, name: 'Gone before' })
    await server.call(deleteForm, { formId: form.id })
    await inDemo((tx) => contents.deleted(tx, testAppId, server.core.clock.now()))
    await inDemo((tx) => contents.restored(tx, testAppId))
    expect(await refusalOf(server.call(getForm, { formId: form.id }))).toMatchObject({
      code: 'form-not-found',
    })
  })
})
