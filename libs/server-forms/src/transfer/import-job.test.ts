import { cancelJob, getJob } from '@atrium/domain-core'
import {
  aField,
  getForm,
  type Field,
  type Form,
  optionsOf,
  startImport,
  type Values,
} from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'

let server: TestTransfer
beforeAll(async () => {
  server = await testTransfer()
})
afterAll(() => server.close())

const code = () => aField('text', { label: 'Code', unique: true })
const count = () => aField('number', { label: 'Count' })

/** What the form's records hold, each as a list in the order of its fields. */
async function rows(form: Form): Promise<unknown[][]> {
  const ids = (form.published?.fields ?? []).map((field) => field.id)
  const values = await server.values(form)
  return values
    .map((held) => ids.map((id) => held[id]))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

async function formWith(fields: readonly Field[], ...records: unknown[][]): Promise<Form> {
  const form = await server.form(fields)
  for (const record of records) {
    const entries = fields.map((field, at) => [field.id, record[at] ?? null])
    await server.record(form, Object.fromEntries(entries) as Values)
  }
  return form
}

describe('adding rows', () => {
  it('refuses what repeats in the file or in records, and takes the rest', async () => {
    const form = await formWith([code(), count()], ['K1', 1])
    const result = await server.import(form, 'Code,Count\nK1,2\nK2,3\nK2,4\nK3,x\n,5\n,6\n')
    expect(result).toMatchObject({ added: 3, updated: 0, failed: 3 })
    expect(result.errors).toMatchObject([
      { row: 5, column: 'Count', value: 'x', code: 'not-a-number' },
      { row: 2, column: 'Code', value: 'K1', code: 'duplicate' },
      { row: 4, column: 'Code', value: 'K2', code: 'duplicate' },
    ])
    expect(await rows(form)).toEqual([
      ['K1', 1],
      ['K2', 3],
      [null, 5],
      [null, 6],
    ])
  })

  it('keeps nothing of a dry run, not even new choices', async () => {
    const color = aField('single-select', { label: 'Color' })
    const form = await server.form([code(), color])
    const options = { dryRun: true, createOptions: true }
    const result = await server.import(form, 'Code,Color\nA,Mauve\nA,Red\n', options)
    expect(result).toMatchObject({ dryRun: true, added: 1, failed: 1 })
    expect(await rows(form)).toEqual([])
    expect(labels(await server.call(getForm, { formId: form.id }))).not.toContain('Mauve')
  })

  it('brings new choices into the published form and its draft, up to what a field may have', async () => {
    const form = await server.form([aField('multi-select', { label: 'Tags' })])
    const many = Array.from({ length: 600 }, (_, at) => `tag ${at}`)
    const file = JSON.stringify(['Red, Mauve', ...many, 'nul \0'].map((tag) => ({ tag })))
    const result = await server.import(form, file, { createOptions: true })
    expect(result).toMatchObject({ added: 497, failed: 105 })
    const grown = await server.call(getForm, { formId: form.id })
    expect(labels(grown)).toHaveLength(500)
    expect(grown.draft.fields).toEqual(grown.published?.fields)
  })

  it('fills in the defaults of fields that the file does not have', async () => {
    const color = aField('single-select', { label: 'Color', required: true, default: 'o_green' })
    const day = aField('date', { label: 'Day', default: 'today' })
    const me = aField('person', { label: 'Me', default: 'me' })
    const note = aField('text', { label: 'Note', default: 'n/a' })
    const form = await server.form([code(), color, day, me, note])
    const [first, , , , last] = form.published?.fields ?? []
    const mapping = [first, last].map((field, column) => ({ column, fieldId: field?.id ?? '' }))
    const result = await server.import(form, 'Code,Note\nA,\nB,mine\n', { mapping })
    expect(result).toMatchObject({ added: 2, failed: 0 })
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date())
    expect(await rows(form)).toEqual([
      ['A', 'o_green', today, [expect.any(String)], null],
      ['B', 'o_green', today, [expect.any(String)], 'mine'],
    ])
    const update = { mapping, mode: 'update', keyFieldId: first?.id } as const
    await server.import(form, 'Code,Note\nA,changed\n', update)
    expect((await rows(form))[0]).toEqual(['A', 'o_green', today, [expect.any(String)], 'changed'])
  })

  it('names people and records by what they are called', async () => {
    const title = aField('text', { label: 'Title' })
    const target = await formWith([title], ['North'], ['Twice'], ['Twice'])
    const owner = aField('person', { label: 'Owner', multiple: true })
    const place = aField('relation', { label: 'Place', formId: target.id })
    const form = await server.form([owner, place])
    const result = await server.import(
      form,
      'Owner,Place\n"user, admin",North\nuser,Twice\nnobody,North\n',
    )
    expect(result.errors.map(({ row, code: said }) => [row, said])).toEqual([
      [3, 'record-unknown'],
      [4, 'person-unknown'],
    ])
    const [held] = await rows(form)
    expect(held).toEqual([[expect.any(String), expect.any(String)], [expect.any(String)]])
  })

  it('survives texts that no database keeps', async () => {
    const form = await server.form([aField('text'), count()])
    const bad = JSON.stringify([
      { 'a\0': 'x\0y', n: 1 },
      { 'a\0': 'half \ud83d', n: 1 },
      { 'a\0': `${'x'.repeat(199)}👍${'x'.repeat(2000)}`, n: 1 },
      { 'a\0': '好', n: 2 },
    ])
    const result = await server.import(form, bad)
    expect(result).toMatchObject({ added: 1, failed: 3 })
    expect(await rows(form)).toEqual([['好', 2]])
  })

  it('takes formulas for texts, and apostrophes that guard them away', async () => {
    const form = await server.form([code()])
    await server.import(form, "Code\n=1+1\n'=2+2\n'tis\n")
    expect((await rows(form)).flat()).toEqual(["'tis", '=1+1', '=2+2'])
  })

  it('reads GB 18030', async () => {
    const form = await server.form([aField('text', { label: '姓名' })])
    const gbk = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xd5, 0xc5, 0xc8, 0xfd, 0x0a])
    await server.import(form, gbk)
    expect(await rows(form)).toEqual([['张三']])
  })

  it('fails with a reason when the file cannot be read, and the database stays usable', async () => {
    const form = await server.form([count()])
    for (const [content, reason] of [
      ['\n,\n', 'import-empty'],
      ['[1, 2', 'import-unreadable'],
    ] as const) {
      await expect(server.import(form, content)).rejects.toThrow(reason)
    }
    expect(await server.import(form, 'Count\n1\n')).toMatchObject({ added: 1 })
  })
})

describe('changing records', () => {
  it('by update refuses rows of no record, and leaves what is not mapped alone', async () => {
    const fields = [code(), count(), aField('text', { label: 'Note', required: true })]
    const form = await formWith(fields, ['K1', 1, 'kept'])
    const mapping = fields.slice(0, 2).map(({ id }, column) => ({ column, fieldId: id }))
    const result = await server.import(form, 'Code,Count\nK1,10\nK2,20\nK1,30\n', {
      mode: 'update',
      keyFieldId: fields[0]?.id,
      mapping,
    })
    expect(result).toMatchObject({ added: 0, updated: 1, failed: 2 })
    expect(result.errors.map((error) => [error.row, error.code])).toEqual([
      [3, 'record-unknown'],
      [4, 'duplicate'],
    ])
    expect(await rows(form)).toEqual([['K1', 10, 'kept']])
  })

  it('by upsert adds the others', async () => {
    const fields = [code(), count()]
    const form = await formWith(fields, ['K1', 1])
    const options = { mode: 'upsert', keyFieldId: fields[0]?.id } as const
    const result = await server.import(form, 'Code,Count\nK1,10\nK2,20\n', options)
    expect(result).toMatchObject({ added: 1, updated: 1, failed: 0 })
    expect(await rows(form)).toEqual([
      ['K1', 10],
      ['K2', 20],
    ])
  })

  it('by upsert adds nothing that lacks a required field', async () => {
    const fields = [code(), aField('text', { label: 'Note', required: true })]
    const form = await formWith(fields, ['K1', 'kept'])
    const result = await server.import(form, 'Code\nK1\nK2\n', {
      mode: 'upsert',
      keyFieldId: fields[0]?.id,
      mapping: [{ column: 0, fieldId: fields[0]?.id ?? '' }],
    })
    expect(result).toMatchObject({ added: 0, updated: 1, failed: 1 })
    expect(result.errors).toMatchObject([{ row: 3, column: 'Note', code: 'required' }])
  })
})

describe('the file of failed rows', () => {
  it.each([
    ['zh-CN', '行号', '错误原因'],
    ['en', 'Row', 'What is wrong'],
  ])('is written in %s, runs no formula and can be imported again', async (locale, ...titles) => {
    const form = await server.form([code(), count()])
    const job = await server.call(
      startImport,
      {
        formId: form.id,
        fileId: await server.upload('Code,Count\nA,1\nA,2\n=B,many\n'),
        mapping: (form.published?.fields ?? []).map(({ id }, column) => ({ column, fieldId: id })),
      },
      { headers: { 'accept-language': locale } },
    )
    const { result } = await server.ended(job)
    const file = await server.textOf((result as { errorFileId: string }).errorFileId)
    const lines = file.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe(['Code', 'Count', ...titles].join(','))
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual([
      ["'=B", 'many', '4'],
      ['A', '2', '3'],
    ])
  })
})

describe('a file that the database refuses almost whole', () => {
  it('is written out row by row, and told by its first places', async () => {
    const form = await formWith([code(), count()], ['K', 1])
    const many = 5000
    const file = ['Code,Count', ...Array.from({ length: many }, (_, at) => `K,${at}`), 'L,1']
    const result = await server.import(form, file.join('\n'))
    expect(result).toMatchObject({ added: 1, failed: many })
    expect(result.errors.map(({ row, column }) => [row, column])).toEqual(
      Array.from({ length: 100 }, (_, at) => [at + 2, 'Code']),
    )
    const lines = (await server.textOf(result.errorFileId ?? '')).trim().split('\r\n')
    const numbers = lines.slice(1).map((line) => Number(line.split(',')[1]))
    expect(numbers).toEqual(Array.from({ length: many }, (_, at) => at))
  })
})

describe('an import under way', () => {
  it('shows how far it is, and when cancelled leaves nothing behind', async () => {
    const form = await server.form([code(), count()])
    const many = 150_000
    const file = ['Code,Count', ...Array.from({ length: many }, (_, at) => `K${at},${at}`)]
    const job = await server.call(startImport, {
      formId: form.id,
      fileId: await server.upload(file.join('\n')),
      rowCount: many,
      mapping: (form.published?.fields ?? []).map(({ id }, column) => ({ column, fieldId: id })),
    })
    const shown = await progressed(job.id)
    expect(shown).toMatchObject({ state: 'running', total: many })
    await server.call(cancelJob, { jobId: job.id })
    expect(await server.ended(job)).toMatchObject({ state: 'cancelled', result: null })
    expect(await rows(form)).toEqual([])
    expect(await server.import(form, 'Code,Count\nA,1\n')).toMatchObject({ added: 1 })
  })
})

/** The job at the first sign of progress. */
function progressed(jobId: string) {
  return new Promise((resolve) => {
    const leave = server.core.bus.subscribe(({ entity }) => {
      if (entity !== 'job') return
      void server.call(getJob, { jobId }).then((job) => {
        if (job.done === 0) return
        leave()
        resolve(job)
      })
    })
  })
}

function labels(form: Form): string[] {
  return (form.published?.fields ?? []).flatMap((field) =>
    optionsOf(field).map(({ label }) => label),
  )
}
