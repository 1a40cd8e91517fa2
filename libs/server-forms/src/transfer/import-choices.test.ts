import {
  aField,
  aFormSchema,
  getForm,
  type Form,
  optionsOf,
  publishForm,
  saveDraft,
  startImport,
} from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'

let server: TestTransfer
beforeAll(async () => {
  server = await testTransfer()
})
afterAll(() => server.close())

describe('imports that bring the same new choice at once', () => {
  it('leave one choice, and every record points to it', async () => {
    const color = aField('single-select', { label: 'Color' })
    const tags = aField('multi-select', { label: 'Tags' })
    const form = await server.form([color, tags])
    const release = await holdForm(form)
    const file = 'Color,Tags\nMauve,"Red, Late, Early"\nRed,Late\n'
    const jobs = [await start(form, file), await start(form, file)]
    await expect.poll(waitingBackends, { timeout: 10_000 }).toBe(2)
    await release()
    const ends = await Promise.all(jobs.map((job) => server.ended(job)))
    expect(ends).toMatchObject([{ state: 'done' }, { state: 'done' }])

    const grown = await server.call(getForm, { formId: form.id })
    const idOf = labelsOf(grown)
    expect([...idOf.get(color.id)!.keys()]).toEqual(['Red', 'Green', 'Blue', 'Mauve'])
    expect([...idOf.get(tags.id)!.keys()]).toEqual(['Red', 'Green', 'Blue', 'Late', 'Early'])
    const ids = (fieldId: string, ...labels: string[]) =>
      labels.map((label) => idOf.get(fieldId)!.get(label))
    const [mauve] = ids(color.id, 'Mauve')
    const held = (await server.values(form)).filter((values) => values[color.id] === mauve)
    expect(held.map((values) => values[tags.id])).toEqual([
      ids(tags.id, 'Red', 'Late', 'Early'),
      ids(tags.id, 'Red', 'Late', 'Early'),
    ])
    expect(grown.draft).toEqual(grown.published)
  })

  it('take no more choices together than a field may have', async () => {
    const tags = aField('single-select', { label: 'Tags' })
    const form = await server.form([tags])
    const release = await holdForm(form)
    const file = (word: string) =>
      ['Tags', ...Array.from({ length: 300 }, (_, at) => `${word} ${at}`)].join('\n')
    const jobs = [await start(form, file('a')), await start(form, file('b'))]
    await expect.poll(waitingBackends, { timeout: 10_000 }).toBe(2)
    await release()
    const ends = await Promise.all(jobs.map((job) => server.ended(job)))
    expect(new Set(ends.map(({ state }) => state))).toEqual(new Set(['done', 'failed']))
    expect(ends.find(({ state }) => state === 'failed')).toMatchObject({
      error: 'import-too-many-choices',
      errorDetails: { field: 'Tags', max: 500 },
    })
    expect(await server.values(form)).toHaveLength(300)
  })
})

describe('an import that brings a choice somebody is designing', () => {
  it('gives the design the choice that records hold', async () => {
    const color = aField('single-select', { label: 'Color' })
    const form = await server.form([color])
    const mine = { id: 'o_mine', label: 'Mauve', color: 'purple', archived: false } as const
    const designed = { ...color, options: [...color.options, mine], default: mine.id }
    await server.call(saveDraft, {
      formId: form.id,
      revision: form.draftRevision,
      schema: aFormSchema([designed]),
    })
    await server.import(form, 'Color\nMauve\n', { createOptions: true })
    const { draftRevision: revision } = await server.call(getForm, { formId: form.id })
    const published = await server.published(
      await server.call(publishForm, { formId: form.id, revision }),
    )
    const [held] = await server.values(form)
    const mauves = optionsOf(published.published!.fields[0]!).filter((o) => o.label === 'Mauve')
    expect(mauves).toMatchObject([{ id: held?.[color.id], color: 'purple', archived: false }])
    expect(published.published?.fields[0]).toMatchObject({ default: held?.[color.id] })
  })
})

async function start(form: Form, file: string) {
  return server.call(startImport, {
    formId: form.id,
    fileId: await server.upload(file),
    createOptions: true,
    mapping: (form.published?.fields ?? []).map(({ id }, column) => ({ column, fieldId: id })),
  })
}

/** Keeps the form from being changed until the answer is called. */
async function holdForm({ id }: Form): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const work = server.core.database.transaction('platform', async (tx) => {
    await tx.query('select 1 from platform.form where id = $1 for update', [id])
    held.resolve()
    await promise
  })
  await held.promise
  return async () => {
    resolve()
    await work
  }
}

async function waitingBackends(): Promise<number> {
  const { rows } = await server.core.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

function labelsOf({ published }: Form): Map<string, Map<string, string>> {
  return new Map(
    (published?.fields ?? []).map((field) => [
      field.id,
      new Map(optionsOf(field).map(({ label, id }) => [label, id])),
    ]),
  )
}
