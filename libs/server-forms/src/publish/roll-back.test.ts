import {
  aField,
  aFormSchema,
  type Field,
  type Form,
  getForm,
  getRecord,
  listFormVersions,
  previewRollBack,
  rollBackForm,
  saveDraft,
  updateRecord,
  type Value,
} from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { seedRecords } from '../testing/seed-records'
import { testForms, type TestForms } from '../testing/test-forms'
import { onlineRows } from './online-migration'

let server: TestForms
beforeAll(async () => {
  server = await testForms()
})
afterAll(() => server.close())

const text = aField('text')
const number = aField('number', { id: text.id, label: text.label })

describe('going back to an earlier version', () => {
  it('is closed to who may not design, and to versions that never were or are current', async () => {
    const form = await server.form([text])
    const back = (version: number, as?: 'safe') =>
      server.call(rollBackForm, input(form, version), as ? { as } : {})
    expect(await refusalOf(back(1, 'safe'))).toMatchObject({ status: 403 })
    expect(await refusalOf(back(7))).toMatchObject({ status: 404, code: 'version-not-found' })
    expect(await refusalOf(back(1))).toMatchObject({ status: 409, code: 'version-current' })
    const formId = '0190a5b0-0000-7000-8000-00000000dead'
    for (const call of [
      () => server.call(rollBackForm, { ...input(form, 1), formId }),
      () => server.call(previewRollBack, { formId, version: 1 }),
      () => server.call(listFormVersions, { formId }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'form-not-found' })
    }
  })

  it('is refused when the draft changed since it was looked at', async () => {
    const form = await server.form([text])
    const changed = await server.republish(form, aFormSchema([text, aField('number')]))
    const schema = aFormSchema([text])
    await server.call(saveDraft, { formId: form.id, revision: changed.draftRevision, schema })
    expect(await refusalOf(server.call(rollBackForm, input(changed, 1)))).toMatchObject({
      code: 'draft-changed',
    })
  })

  it('brings removed fields back with their values, and keeps those of added ones', async () => {
    const note = aField('text', { label: 'Note' })
    const form = await server.form([text, note])
    const record = await server.record(form, { [note.id]: 'kept' })
    const later = await server.republish(form, aFormSchema([text, number2]))
    const preview = await server.call(previewRollBack, { formId: form.id, version: 1 })
    expect(preview).toMatchObject({
      canPublish: true,
      steps: [
        { kind: 'archive-column', fieldId: number2.id },
        { kind: 'restore-column', fieldId: note.id, rows: 1 },
      ],
    })
    const back = await rolledBack(later, 1)
    expect(back).toMatchObject({ version: 3, archivedFields: [{ id: number2.id }] })
    expect(back.draft).toEqual(form.published)
    expect(back.published).toEqual(form.published)
    expect(await valueOf(form, record.id, note)).toBe('kept')
  })

  it('gives values back as they were before their type changed, unless somebody changed them', async () => {
    const form = await server.form([text])
    const [same, changed, cleared] = await Promise.all(
      [' 0.50 ', '2', '3'].map((value) => server.record(form, { [text.id]: value })),
    )
    const later = await server.republish(form, aFormSchema([number]))
    const added = await server.record(later, { [text.id]: 4 })
    await change(form, changed!.id, 2.5)
    await change(form, cleared!.id, null)
    await rolledBack(later, 1)
    const now = [same!, changed!, cleared!, added].map(({ id }) => valueOf(form, id, text))
    expect(await Promise.all(now)).toEqual([' 0.50 ', '2.5', null, '4'])
  })

  it('takes a text for a switch again where it still says so, and refuses to lose any other', async () => {
    const on = aField('switch')
    const words = aField('text', { id: on.id, label: on.label })
    const form = await server.form([on])
    const record = await server.record(form, { [on.id]: true })
    const later = await server.republish(form, aFormSchema([words]))
    const odd = await server.record(later, { [on.id]: 'maybe' })
    expect(await server.call(previewRollBack, { formId: form.id, version: 1 })).toMatchObject({
      canPublish: false,
      steps: [{ kind: 'convert-column', losses: 1, samples: ['maybe'] }],
    })
    expect(await refusalOf(server.call(rollBackForm, input(later, 1)))).toMatchObject({
      status: 409,
      code: 'publish-would-lose-values',
    })
    await change(form, odd.id, null, on)
    await rolledBack(later, 1)
    expect(await valueOf(form, record.id, on)).toBe(true)
    expect(await valueOf(form, odd.id, on)).toBe(false)
  })

  it('can be taken back in turn, and is written down', async () => {
    const form = await server.form([text])
    const record = await server.record(form, { [text.id]: '007x' })
    await change(form, record.id, '7')
    const later = await server.republish(form, aFormSchema([number]))
    const back = await rolledBack(later, 1)
    await server.record(back, { [text.id]: '08' })
    expect(await refusalOf(server.call(rollBackForm, input(back, 2)))).toMatchObject({
      code: 'publish-would-lose-values',
      details: { count: 1, steps: [{ samples: ['08'] }] },
    })
    const versions = await server.call(listFormVersions, { formId: form.id })
    expect(versions).toMatchObject([
      { version: 3, rolledBackTo: 1, fieldCount: 1, publishedBy: expect.stringMatching(/./) },
      { version: 2, rolledBackTo: null },
      { version: 1, rolledBackTo: null },
    ])
    const [entry] = await server.core.database.read(demo, (tx) =>
      tx.query<{ entry: string }>('select entry from platform.audit_log order by seq desc limit 1'),
    )
    expect(JSON.parse(entry?.entry ?? '')).toMatchObject({
      act: 'forms.roll-back-form',
      entityId: form.id,
      details: { version: 3, backTo: 1 },
    })
  })

  it('forbids repeated values again only when there are none', async () => {
    const strict = { ...text, unique: true }
    const form = await server.form([strict])
    const later = await server.republish(form, aFormSchema([text]))
    await server.record(later, { [text.id]: 'a' })
    await server.record(later, { [text.id]: 'a' })
    expect(await refusalOf(server.call(rollBackForm, input(later, 1)))).toMatchObject({
      code: 'unique-has-duplicates',
    })
  })

  it('of a large table is a job', async () => {
    const form = await server.form([text])
    const rows = onlineRows + 1
    const records = Array.from({ length: rows }, (_, n) => ({ [text.id]: ` ${n}` }))
    const scope = { entId: 'demo', personId: form.id }
    await seedRecords(server.core, { scope, formId: form.id, records })
    const later = await server.republish(form, aFormSchema([number]))
    const publication = await server.call(rollBackForm, input(later, 1))
    expect(publication.kind).toBe('under-way')
    const back = await server.published(publication)
    expect(back).toMatchObject({ version: 3, published: form.published, draft: form.published })
  }, 60_000)
})

const demo = { entId: 'demo', personId: null }
const number2 = aField('number', { label: 'Added' })

function input({ id: formId, draftRevision: revision }: Form, version: number) {
  return { formId, version, revision }
}

async function rolledBack(form: Form, version: number): Promise<Form> {
  const { draftRevision: revision } = await server.call(getForm, { formId: form.id })
  return server.published(await server.call(rollBackForm, { formId: form.id, version, revision }))
}

async function change(form: Form, recordId: string, value: Value, field: Field = text) {
  const { version } = await server.call(getRecord, { formId: form.id, recordId })
  const values = { [field.id]: value }
  await server.call(updateRecord, { formId: form.id, recordId, version, values })
}

async function valueOf(form: Form, recordId: string, field: Field): Promise<Value | undefined> {
  const record = await server.call(getRecord, { formId: form.id, recordId })
  return record.values[field.id]
}
