import { cancelJob } from '@atrium/domain-core'
import {
  aField,
  aFormSchema,
  createRecord,
  type Field,
  type Form,
  getForm,
  getRecord,
  listRecords,
  previewPublish,
  publishForm,
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

const options = [
  { id: 'o_aaaa', label: '红色', color: 'red', archived: false },
  { id: 'o_bbbb', label: 'Blue', color: 'blue', archived: false },
] as const
const select = { options: [...options] }

type Conversion = [from: Field, to: Field, value: Value, becomes: Value]

/** The same field as another kind. */
function pair(from: Field, to: Field): [Field, Field] {
  return [from, { ...to, id: from.id, label: from.label }]
}

function conversion(from: Field, to: Field, value: Value, becomes: Value): Conversion {
  return [...pair(from, to), value, becomes]
}

const kept: Conversion[] = [
  conversion(aField('text'), aField('long-text'), 'a\nb', 'a\nb'),
  conversion(aField('text'), aField('number'), ' -12.50 ', -12.5),
  conversion(aField('text'), aField('currency'), '0.25', 0.25),
  conversion(aField('text'), aField('date'), '2026/3/1', '2026-03-01'),
  conversion(aField('text'), aField('date-time'), '2026-03-01T08:00Z', '2026-03-01T08:00:00.000Z'),
  conversion(aField('text'), aField('date-time'), '2026-03-01 08:00', '2026-03-01T00:00:00.000Z'),
  conversion(aField('text'), aField('single-select', select), '红色', 'o_aaaa'),
  conversion(aField('text'), aField('multi-select', select), '红色、Blue', ['o_aaaa', 'o_bbbb']),
  conversion(aField('long-text'), aField('text'), "O'Neil \\ %", "O'Neil \\ %"),
  conversion(aField('number'), aField('text'), 1.5, '1.5'),
  conversion(aField('number'), aField('currency'), 1.25, 1.25),
  conversion(aField('currency'), aField('number'), 100, 100),
  conversion(aField('date'), aField('text'), '2026-03-01', '2026-03-01'),
  conversion(aField('date'), aField('date-time'), '2026-03-01', '2026-02-28T16:00:00.000Z'),
  conversion(aField('date-time'), aField('date'), '2026-02-28T16:00:00.000Z', '2026-03-01'),
  conversion(
    aField('date-time'),
    aField('text'),
    '2026-02-28T16:00:00.000Z',
    '2026-02-28T16:00:00.000Z',
  ),
  conversion(aField('single-select', select), aField('text'), 'o_aaaa', '红色'),
  conversion(aField('single-select', select), aField('multi-select', select), 'o_aaaa', ['o_aaaa']),
  conversion(aField('multi-select', select), aField('single-select', select), ['o_bbbb'], 'o_bbbb'),
  conversion(aField('multi-select', select), aField('text'), ['o_aaaa', 'o_bbbb'], '红色、Blue'),
  conversion(aField('switch'), aField('text'), true, '是'),
]

const lost: [Field, Field, Value][] = [
  [...pair(aField('text'), aField('number')), '12a'],
  [...pair(aField('text'), aField('number')), '007'],
  [...pair(aField('text'), aField('currency')), '1.234'],
  [...pair(aField('text'), aField('date')), '2026-02-30'],
  [...pair(aField('text'), aField('date-time')), 'tomorrow'],
  [...pair(aField('text'), aField('single-select', select)), 'Green'],
  [...pair(aField('text'), aField('multi-select', select)), '红色,Green'],
  [...pair(aField('long-text'), aField('text')), 'x'.repeat(2001)],
  [...pair(aField('number'), aField('currency')), 0.12345],
  [...pair(aField('date-time'), aField('date')), '2026-02-28T16:00:00.001Z'],
  [...pair(aField('multi-select', select), aField('single-select', select)), ['o_aaaa', 'o_bbbb']],
]

const title = (kind: (typeof kept)[number] | (typeof lost)[number]) =>
  `${kind[0].kind} to ${kind[1].kind}: ${JSON.stringify(kind[2]).slice(0, 40)}`

describe('changing the kind of a field', () => {
  it.each(kept.map((one) => [title(one), one] as const))(
    'keeps %s',
    async (_, [from, to, value, becomes]) => {
      const form = await server.form([from])
      const full = await server.record(form, { [from.id]: value })
      const empty = await server.record(form, {})
      const published = await server.republish(form, aFormSchema([to]))
      expect(published).toMatchObject({ version: 2, published: { fields: [{ kind: to.kind }] } })
      expect(await valueOf(form, full.id, to)).toEqual(becomes)
      expect(await valueOf(form, empty.id, to)).toEqual(from.kind === 'switch' ? '否' : null)
    },
  )

  it.each(lost.map((one) => [title(one), one] as const))(
    'refuses to lose %s',
    async (_, [from, to, value]) => {
      const form = await server.form([from])
      const record = await server.record(form, { [from.id]: value })
      const saved = await save(form, [to])
      const preview = await server.call(previewPublish, { formId: form.id })
      expect(preview).toMatchObject({ canPublish: false, steps: [{ rows: 1, losses: 1 }] })
      expect(preview.steps[0]?.samples).toHaveLength(1)
      const publish = server.call(publishForm, { formId: form.id, revision: saved })
      expect(await refusalOf(publish)).toMatchObject({
        status: 409,
        code: 'publish-would-lose-values',
        details: { count: 1 },
      })
      expect(await valueOf(form, record.id, from)).toEqual(value)
    },
  )

  it('is refused where no value could be carried over', async () => {
    const [from, to] = pair(aField('text'), aField('person'))
    const form = await server.form([from])
    const revision = await save(form, [to])
    expect(await refusalOf(server.call(publishForm, { formId: form.id, revision }))).toMatchObject({
      status: 409,
      code: 'conversion-impossible',
    })
  })

  it('goes there and back as often as one likes', async () => {
    const [text, number] = pair(aField('text'), aField('number'))
    let form = await server.form([text])
    const record = await server.record(form, { [text.id]: '42' })
    for (const field of [number, text, number, text])
      form = await server.republish(form, aFormSchema([field]))
    expect(await valueOf(form, record.id, text)).toBe('42')
  })
})

describe('removing a field', () => {
  it('keeps its values for when it comes back, also as another kind', async () => {
    const [number, text] = pair(aField('number'), aField('text'))
    const other = aField('text')
    let form = await server.form([number, other])
    const record = await server.record(form, { [number.id]: 7 })
    form = await server.republish(form, aFormSchema([other]))
    expect(form.archivedFields).toMatchObject([{ id: number.id }])
    form = await server.republish(form, aFormSchema([number, other]))
    expect(form.archivedFields).toEqual([])
    expect(await valueOf(form, record.id, number)).toBe(7)
    form = await server.republish(form, aFormSchema([other]))
    form = await server.republish(form, aFormSchema([text, other]))
    expect(await valueOf(form, record.id, text)).toBe('7')
  })
})

describe('forbidding repeated values', () => {
  it('is refused while values repeat, and holds afterwards', async () => {
    const free = aField('text')
    const strict = { ...free, unique: true }
    const form = await server.form([free])
    const first = await server.record(form, { [free.id]: 'same' })
    await server.record(form, { [free.id]: 'same' })
    const revision = await save(form, [strict])
    expect(await refusalOf(server.call(publishForm, { formId: form.id, revision }))).toMatchObject({
      status: 409,
      code: 'unique-has-duplicates',
      details: { count: 1 },
    })
    const change = {
      formId: form.id,
      recordId: first.id,
      version: 1,
      values: { [free.id]: 'x'.repeat(2000) },
    }
    await server.call(updateRecord, change)
    await server.call(publishForm, { formId: form.id, revision })
    const repeat = server.call(createRecord, { formId: form.id, values: { [free.id]: 'same' } })
    expect(await refusalOf(repeat)).toMatchObject({
      status: 400,
      code: 'record-invalid',
      details: [{ path: ['values', free.id], code: 'duplicate' }],
    })
    const relaxed = await server.republish(
      { ...form, draftRevision: revision },
      aFormSchema([free]),
    )
    await server.record(relaxed, { [free.id]: 'same' })
  })
})

describe('publishing', () => {
  it('happens once when two people publish the same draft, and loses no record written meanwhile', async () => {
    const [text, number] = pair(aField('text'), aField('number'))
    const form = await server.form([text])
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => server.record(form, { [text.id]: String(n) })),
    )
    const revision = await save(form, [number])
    const input = { formId: form.id, revision }
    const writing = Array.from({ length: 20 }, async (_, n) => {
      const answers = [String(n), n].map((value) =>
        server.call(createRecord, { formId: form.id, values: { [text.id]: value } }).then(
          () => 1,
          () => 0,
        ),
      )
      return (await Promise.all(answers)).reduce<number>((sum, one) => sum + one, 0)
    })
    const [published, ...written] = await Promise.all([
      Promise.allSettled([server.call(publishForm, input), server.call(publishForm, input)]),
      ...writing,
    ])
    expect(published.some((result) => result.status === 'fulfilled')).toBe(true)
    const list = await server.call(listRecords, { formId: form.id, limit: 999 })
    expect(list.rows).toHaveLength(20 + written.reduce((sum, one) => sum + one, 0))
    expect(list.rows.every((row) => typeof row.values[text.id] === 'number')).toBe(true)
  })

  it('tells a draft that changed meanwhile', async () => {
    const form = await server.form([aField('text')])
    await save(form, [aField('number')])
    const publish = server.call(publishForm, { formId: form.id, revision: form.draftRevision })
    expect(await refusalOf(publish)).toMatchObject({ status: 409, code: 'draft-changed' })
  })

  it('refuses a relation to a form of nowhere', async () => {
    const relation = aField('relation', { formId: '0190a5b0-0000-7000-8000-00000000dead' })
    expect(await refusalOf(server.form([relation]))).toMatchObject({
      code: 'form-has-problems',
      details: { problems: [{ code: 'relation-target-missing', fieldId: relation.id }] },
    })
  })

  it('keeps a choice that the draft dropped, archived', async () => {
    const field = aField('single-select', select)
    const form = await server.form([field])
    const record = await server.record(form, { [field.id]: 'o_bbbb' })
    const [red] = options
    const published = await server.republish(form, aFormSchema([{ ...field, options: [red] }]))
    expect(published.published?.fields[0]).toMatchObject({
      options: [{ id: 'o_aaaa' }, { id: 'o_bbbb', archived: true }],
    })
    expect(await valueOf(form, record.id, field)).toBe('o_bbbb')
  })

  it('takes labels as hostile as they come, and 300 fields', async () => {
    const labels = ['"; drop schema t_demo cascade; --', '👩‍👩‍👧', 'مرحبا', '%s $1 \\', 'x'.repeat(60)]
    const fields = Array.from({ length: 300 }, (_, n) =>
      aField('text', { label: `${(labels[n % labels.length] ?? '').slice(0, 56)}${n}` }),
    )
    const form = await server.form(fields)
    const values = Object.fromEntries(fields.map((field) => [field.id, field.label]))
    const record = await server.record(form, values)
    expect(record.values).toEqual(values)
  })
})

describe('publishing a large table', () => {
  const text = aField('text')
  const strictNumber = aField('number', { id: text.id, label: text.label, unique: true })
  const rows = onlineRows + 1

  it('fills columns and builds indexes while records are written', async () => {
    const form = await server.form([text])
    await seed(form, (n) => String(n))
    const revision = await save(form, [strictNumber])
    let published = false
    const publishing = server
      .call(publishForm, { formId: form.id, revision })
      .then((publication) => server.published(publication))
      .finally(() => (published = true))
    let added = 0
    while (!published) {
      await server.record(form, { [text.id]: String(rows + added) }).then(
        () => (added += 1),
        () => null,
      )
    }
    expect(await publishing).toMatchObject({ version: 2 })
    const number = { field: text.id, direction: 'desc' } as const
    const list = await server.call(listRecords, { formId: form.id, sort: [number], limit: 1 })
    expect(list.rows[0]?.values[text.id]).toBe(rows + added - 1)
    const repeat = server.record(form, { [text.id]: 5 })
    expect(await refusalOf(repeat)).toMatchObject({ details: [{ code: 'duplicate' }] })
  }, 60_000)

  it('shows how far it is, refuses another meanwhile, and keeps what is designed meanwhile', async () => {
    const form = await server.form([text])
    await seed(form, (n) => String(n))
    const revision = await save(form, [strictNumber])
    const input = { formId: form.id, revision }
    const publication = await server.call(publishForm, input)
    const job = publication.kind === 'under-way' ? publication.job : null
    expect(job).toMatchObject({ kind: 'forms.publish', title: form.name, state: 'waiting' })
    expect(await refusalOf(server.call(publishForm, input))).toMatchObject({
      status: 409,
      code: 'publication-under-way',
    })
    const designed = [strictNumber, aField('text')]
    const schema = aFormSchema(designed)
    await server.call(saveDraft, { ...input, schema })
    expect(await server.ended(job!)).toMatchObject({
      state: 'done',
      done: rows * 3,
      total: rows * 3,
      result: { formId: form.id, version: 2 },
    })
    expect(await server.call(getForm, { formId: form.id })).toMatchObject({
      version: 2,
      draft: { fields: designed },
      published: { fields: [{ id: text.id, kind: 'number' }] },
    })
  }, 60_000)

  it('leaves the form as it was when it is cancelled', async () => {
    const form = await server.form([text])
    await seed(form, (n) => String(n))
    const revision = await save(form, [strictNumber])
    const publication = await server.call(publishForm, { formId: form.id, revision })
    const job = publication.kind === 'under-way' ? publication.job : null
    await server.call(cancelJob, { jobId: job!.id })
    expect(await server.ended(job!)).toMatchObject({ state: 'cancelled' })
    expect(await server.call(getForm, { formId: form.id })).toMatchObject({ version: 1 })
    await server.record(form, { [text.id]: '1' })
  }, 60_000)

  it('leaves nothing behind when values repeat', async () => {
    const form = await server.form([text])
    await seed(form, (n) => String(Math.max(1, n)))
    const revision = await save(form, [{ ...text, unique: true }])
    expect(await refusalOf(server.call(publishForm, { formId: form.id, revision }))).toMatchObject({
      code: 'unique-has-duplicates',
      details: { count: 1 },
    })
    await server.record(form, { [text.id]: '1' })
  }, 60_000)

  async function seed(form: Form, value: (n: number) => string): Promise<void> {
    const records = Array.from({ length: rows }, (_, n) => ({ [text.id]: value(n) }))
    const scope = { entId: 'demo', personId: form.id }
    expect(await seedRecords(server.core, { scope, formId: form.id, records })).toBe(rows)
  }
})

async function save(form: Form, fields: readonly Field[]): Promise<number> {
  const input = { formId: form.id, revision: form.draftRevision, schema: aFormSchema(fields) }
  return (await server.call(saveDraft, input)).draftRevision
}

async function valueOf(form: Form, recordId: string, field: Field): Promise<Value | undefined> {
  const record = await server.call(getRecord, { formId: form.id, recordId })
  return record.values[field.id]
}
