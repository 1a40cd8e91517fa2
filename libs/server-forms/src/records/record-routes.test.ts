import type { InputOf } from '@atrium/domain-core'
import {
  aField,
  aFormSchema,
  createForm,
  createRecord,
  deleteForm,
  deleteRecords,
  destroyRecords,
  type Form,
  getRecord,
  listRecords,
  pickRecords,
  restoreRecords,
  updateRecord,
} from '@atrium/domain-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { testAppId, testForms, type TestForms } from '../testing/test-forms'

let server: TestForms
let form: Form
let peopleIds: Record<string, string>
const f = {
  name: aField('text', { required: true }),
  code: aField('text', { unique: true }),
  note: aField('long-text'),
  count: aField('number', { validators: [{ kind: 'range', min: 0, max: 100 }] }),
  price: aField('currency'),
  day: aField('date'),
  at: aField('date-time'),
  color: aField('single-select'),
  colors: aField('multi-select'),
  done: aField('switch'),
  owner: aField('person', { multiple: true }),
  files: aField('attachment'),
}
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'

beforeAll(async () => {
  server = await testForms()
  form = await server.form(Object.values(f))
  const rows = await server.core.database.read('platform', (tx) =>
    tx.query<{ id: string; login: string }>(
      'select person_id as id, login_id as login from platform.persons',
    ),
  )
  peopleIds = Object.fromEntries(rows.map((row) => [row.login, row.id]))
})
afterAll(() => server.close())

const list = (input: Partial<InputOf<typeof listRecords>> = {}) =>
  server.call(listRecords, { formId: form.id, ...input })
const add = (values: InputOf<typeof createRecord>['values'] = {}) =>
  server.record(form, { [f.name.id]: 'x', ...values })

describe('forms.create-record', () => {
  it('is closed to who may not write', async () => {
    const input = { formId: form.id, values: { [f.name.id]: 'x' } }
    for (const as of ['audit', 'safe', 'root'] as const) {
      expect(await refusalOf(server.call(createRecord, input, { as }))).toMatchObject({
        status: 403,
      })
    }
    expect(await refusalOf(server.call(createRecord, input, { as: null }))).toMatchObject({
      status: 401,
    })
  })

  it('does not know the form from another space', async () => {
    const call = server.call(
      createRecord,
      { formId: form.id, values: {} },
      { as: 'user', entId: 'north' },
    )
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'form-not-found' })
  })

  it.each([
    ['required', () => ({ [f.name.id]: '' }), f.name.id],
    ['unknown-field', () => ({ f_unknown: 1 }), 'f_unknown'],
    ['wrong-type', () => ({ [f.name.id]: 1 }), f.name.id],
    ['too-long', () => ({ [f.name.id]: 'x'.repeat(2001) }), f.name.id],
    ['not-a-number', () => ({ [f.count.id]: '1' }), f.count.id],
    ['too-big', () => ({ [f.count.id]: 101 }), f.count.id],
    ['too-precise', () => ({ [f.price.id]: 1e15 }), f.price.id],
    ['too-many-decimals', () => ({ [f.price.id]: 0.123 }), f.price.id],
    ['not-a-date', () => ({ [f.day.id]: '2026-02-30' }), f.day.id],
    ['not-a-date', () => ({ [f.day.id]: '0000-01-01' }), f.day.id],
    ['not-a-date', () => ({ [f.at.id]: '0001-01-01T00:00:00+14:00' }), f.at.id],
    ['not-a-date', () => ({ [f.at.id]: '9999-12-31T23:59:59-12:00' }), f.at.id],
    ['option-unknown', () => ({ [f.color.id]: 'o_none' }), f.color.id],
    ['duplicate', () => ({ [f.colors.id]: ['o_red0', 'o_red0'] }), f.colors.id],
    ['wrong-type', () => ({ [f.done.id]: 'yes' }), f.done.id],
    ['wrong-type', () => ({ [f.owner.id]: ['me'] }), f.owner.id],
    ['person-unknown', () => ({ [f.owner.id]: [nowhere] }), f.owner.id],
    ['wrong-type', () => ({ [f.files.id]: [nowhere] }), f.files.id],
    [
      'file-unknown',
      () => ({ [f.files.id]: [{ id: nowhere, name: 'a', type: 'b', size: 1 }] }),
      f.files.id,
    ],
  ])('says %s at the field', async (code, values, fieldId) => {
    const call = add(values())
    const refusal = await refusalOf(call)
    expect(refusal).toMatchObject({ status: 400, code: 'record-invalid' })
    expect(refusal.details).toMatchObject([{ path: ['values', fieldId], code }])
  })

  it('tells how many places are wrong, and names fields as people do', async () => {
    const from = aField('number', { label: 'From' })
    const to = aField('number', {
      validators: [{ kind: 'compare', comparison: 'gt', field: from.id }],
    })
    const own = await server.form([from, to])
    const call = server.call(
      createRecord,
      { formId: own.id, values: { [from.id]: 2, [to.id]: 1 } },
      { headers: { 'accept-language': 'en' } },
    )
    await expect(call).rejects.toThrow('1 values need your attention')
    const again = server.record(own, { [from.id]: 2, [to.id]: 1 })
    expect(await refusalOf(again)).toMatchObject({
      details: [{ code: 'compare-gt', message: '必须大于“From”。' }],
    })
  })

  it('refuses what no database keeps: NUL and halves of characters', async () => {
    for (const text of ['a\0b', '\ud83d']) {
      expect(await refusalOf(add({ [f.name.id]: text }))).toMatchObject({ status: 400 })
    }
  })

  it('keeps what was sent, in the one way it is written', async () => {
    const values = {
      [f.name.id]: '数据 "; drop table -- 👩‍👩‍👧 مرحبا',
      [f.note.id]: 'a\nb\t\\',
      [f.count.id]: 0.1,
      [f.price.id]: -123456789.01,
      [f.day.id]: '0001-01-01',
      [f.at.id]: '2026-03-01T08:00:00+08:00',
      [f.color.id]: 'o_red0',
      [f.colors.id]: ['o_blue', 'o_red0'],
      [f.done.id]: true,
      [f.owner.id]: [(peopleIds['user'] ?? '').toUpperCase()],
    }
    const record = await add({ ...values, [f.count.id]: 0.1, [f.code.id]: '' })
    expect(record.values).toEqual({
      ...values,
      [f.at.id]: '2026-03-01T00:00:00.000Z',
      [f.owner.id]: [peopleIds['user']],
      [f.code.id]: null,
      [f.files.id]: null,
    })
    const { refs, ...read } = await server.call(getRecord, { formId: form.id, recordId: record.id })
    expect(read).toEqual(record)
    expect(refs.people).toMatchObject({ [peopleIds['user'] ?? '']: expect.any(String) })
  })

  it('refuses a repeated value at its field, until the other record is deleted', async () => {
    const first = await add({ [f.code.id]: 'K-1' })
    expect(await refusalOf(add({ [f.code.id]: 'K-1' }))).toMatchObject({
      code: 'record-invalid',
      details: [{ path: ['values', f.code.id], code: 'duplicate' }],
    })
    await server.call(deleteRecords, { formId: form.id, selection: { ids: [first.id] } })
    await add({ [f.code.id]: 'K-1' })
    const restore = server.call(restoreRecords, { formId: form.id, ids: [first.id] })
    expect(await refusalOf(restore)).toMatchObject({ code: 'record-invalid' })
  })

  it('refuses a form never published and a deleted one', async () => {
    const draft = await server.call(createForm, { appId: testAppId, name: 'Draft only' })
    const call = () => server.call(createRecord, { formId: draft.id, values: {} })
    expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'form-not-published' })
    await server.call(deleteForm, { formId: draft.id })
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'form-not-found' })
  })
})

describe('forms.update-record', () => {
  it('changes the named values only, and counts the version on', async () => {
    const record = await add({ [f.count.id]: 5, [f.note.id]: 'stays' })
    const changed = await server.call(updateRecord, {
      formId: form.id,
      recordId: record.id,
      version: 1,
      values: { [f.count.id]: null },
    })
    expect(changed.version).toBe(2)
    expect(changed.values).toEqual({ ...record.values, [f.count.id]: null })
    const { refs: _, ...read } = await server.call(getRecord, {
      formId: form.id,
      recordId: record.id,
    })
    expect(read).toEqual(changed)
  })

  it('refuses an older version, and tells the one there is', async () => {
    const { id: recordId } = await add()
    const input = { formId: form.id, recordId, version: 1, values: { [f.count.id]: 1 } }
    const both = await Promise.allSettled([
      server.call(updateRecord, input),
      server.call(updateRecord, { ...input, values: { [f.count.id]: 2 } }),
    ])
    expect(both.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(server.call(updateRecord, input))).toMatchObject({
      status: 409,
      code: 'record-changed',
      details: { version: 2 },
    })
  })

  it('refuses to empty what is required, and a record that is not there', async () => {
    const { id: recordId } = await add()
    const input = { formId: form.id, recordId, version: 1, values: { [f.name.id]: null } }
    expect(await refusalOf(server.call(updateRecord, input))).toMatchObject({
      code: 'record-invalid',
      details: [{ path: ['values', f.name.id], code: 'required' }],
    })
    const missing = server.call(updateRecord, { ...input, recordId: nowhere })
    expect(await refusalOf(missing)).toMatchObject({ status: 404, code: 'record-not-found' })
  })

  it('is told to everyone who may read', async () => {
    const heard: unknown[] = []
    const stop = server.core.bus.subscribe((event) => heard.push(event))
    const { id } = await add()
    await expect
      .poll(() => heard)
      .toContainEqual(
        expect.objectContaining({
          entity: 'record',
          parentId: form.id,
          act: 'added',
          entId: 'demo',
          ids: [id],
        }),
      )
    stop()
  })
})

describe('forms.list-records', () => {
  it('refuses filters, sorts, cursors and zones that do not fit', async () => {
    const operand = 'x'
    const filter = { kind: 'condition', field: f.count.id, comparison: 'eq', operand } as const
    expect(await refusalOf(list({ filter }))).toMatchObject({ status: 400, code: 'filter-unfit' })
    for (const field of [f.owner.id, 'f_nowhere', 'version; drop table x', 'created_by']) {
      const sort = [{ field, direction: 'asc' as const }]
      expect(await refusalOf(list({ sort }))).toMatchObject({ status: 400, code: 'invalid-input' })
    }
    const { nextCursor = '' } = await list({ limit: 1 })
    const byName = [{ field: f.name.id, direction: 'asc' as const }]
    for (const cursor of [
      '',
      'x',
      '%',
      nextCursor.slice(1),
      Buffer.from('{}').toString('base64url'),
    ]) {
      expect(await refusalOf(list({ cursor }))).toMatchObject({ status: 400 })
    }
    expect(await refusalOf(list({ cursor: nextCursor, sort: byName }))).toMatchObject({
      status: 400,
    })
    expect(await refusalOf(list({ timeZone: 'Mars/Olympus' }))).toMatchObject({ status: 400 })
    expect(await refusalOf(list({ limit: 1000 }))).toMatchObject({ status: 400 })
  })

  it('does not show the recycle bin to who may not see it', async () => {
    const call = server.call(listRecords, { formId: form.id, deleted: true }, { as: 'user' })
    expect(await refusalOf(call)).toMatchObject({ status: 403 })
  })

  it('selects only the fields asked for, and forgets ones that were removed', async () => {
    await add()
    const { rows } = await list({ fields: [f.name.id, 'f_removed', 'created_at'], limit: 1 })
    expect(Object.keys(rows[0]?.values ?? {})).toEqual([f.name.id])
  })

  it('searches every text, wildcards meaning themselves', async () => {
    const { id } = await add({ [f.note.id]: '100%_sure\\' })
    for (const search of ['0%_S', 'sure\\', '100%']) {
      expect((await list({ search })).rows.map((row) => row.id)).toEqual([id])
    }
    expect((await list({ search: '1%sure' })).total).toEqual({ count: 0, exact: true })
  })
})

describe('a list of a form', () => {
  it('shows what a publication added since it was last read, and refuses once the form is gone', async () => {
    const first = aField('text')
    const later = aField('number')
    const grown = await server.form([first])
    await server.record(grown, { [first.id]: 'x' })
    const ask = (input: object = {}) => server.call(listRecords, { formId: grown.id, ...input })
    const filter = { kind: 'condition', field: later.id, comparison: 'empty' } as const
    expect(await refusalOf(ask({ filter }))).toMatchObject({ status: 400 })
    await server.republish(grown, aFormSchema([first, later]))
    const { rows, total } = await ask({ filter })
    expect(rows).toMatchObject([{ values: { [first.id]: 'x', [later.id]: null } }])
    expect(total).toEqual({ count: 1, exact: true })
    await server.call(deleteForm, { formId: grown.id })
    expect(await refusalOf(ask())).toMatchObject({ code: 'form-not-found' })
  })
})

describe('forms.delete-records, restore-records and destroy-records', () => {
  it('move to the bin and back, and end there', async () => {
    const ids = [(await add()).id, (await add()).id]
    const selection = { ids: [...ids, nowhere] }
    expect(await server.call(deleteRecords, { formId: form.id, selection })).toEqual({ count: 2 })
    const bin = await list({ deleted: true })
    expect(bin.rows.map((row) => row.id)).toEqual(expect.arrayContaining(ids))
    expect(bin.rows[0]?.deletedAt).toEqual(expect.any(String))
    const [first = '', second = ''] = ids
    const recordId = first
    expect(await refusalOf(server.call(getRecord, { formId: form.id, recordId }))).toMatchObject({
      status: 404,
    })
    const back = { formId: form.id, ids: [first] }
    expect(await refusalOf(server.call(restoreRecords, back, { as: 'user' }))).toMatchObject({
      status: 403,
    })
    expect(await server.call(restoreRecords, back)).toEqual({ count: 1 })
    const end = { formId: form.id, ids }
    expect(await refusalOf(server.call(destroyRecords, end, { as: 'saas' }))).toMatchObject({
      status: 403,
    })
    expect(await server.call(destroyRecords, end)).toEqual({ count: 1 })
    expect((await list({ deleted: true })).rows.map((row) => row.id)).not.toContain(second)
    expect(await server.call(getRecord, { formId: form.id, recordId })).toMatchObject({ id: first })
  })

  it('let whoever deleted records bring back those, and no others', async () => {
    const ids = [(await add()).id, (await add()).id]
    const [mine = '', theirs = ''] = ids
    await server.call(deleteRecords, { formId: form.id, selection: { ids: [theirs] } })
    const selection = { ids: [mine] }
    await server.call(deleteRecords, { formId: form.id, selection }, { as: 'user' })
    const restore = (as: 'user' | 'root') =>
      server.call(restoreRecords, { formId: form.id, ids }, { as })
    expect(await refusalOf(restore('root'))).toMatchObject({ status: 403 })
    expect(await restore('user')).toEqual({ count: 1 })
    expect(await refusalOf(restore('user'))).toMatchObject({ status: 403 })
  })

  it('touch nothing when more or fewer match than the person was told', async () => {
    const own = await server.form([f.name])
    for (const name of ['a', 'b', 'c']) await server.record(own, { [f.name.id]: name })
    const filter = {
      kind: 'condition',
      field: f.name.id,
      comparison: 'in',
      operand: ['a', 'b'],
    } as const
    const remove = (expected: number) =>
      server.call(deleteRecords, { formId: own.id, selection: { filter, expected } })
    expect(await refusalOf(remove(3))).toMatchObject({
      status: 409,
      code: 'selection-changed',
      details: { count: 2 },
    })
    expect((await server.call(listRecords, { formId: own.id })).total.count).toBe(3)
    expect(await remove(2)).toEqual({ count: 2 })
  })
})

describe('relations', () => {
  it('hold records of the form they point to, by name', async () => {
    const name = aField('text')
    const target = await server.form([name])
    const link = aField('relation', { formId: target.id })
    const source = await server.form([link])
    const pump = await server.record(target, { [name.id]: 'Pump 100%' })
    const record = await server.record(source, { [link.id]: [pump.id] })
    const { refs } = await server.call(getRecord, { formId: source.id, recordId: record.id })
    expect(refs.records).toEqual({ [pump.id]: 'Pump 100%' })
    const stranger = server.record(source, { [link.id]: [record.id] })
    expect(await refusalOf(stranger)).toMatchObject({
      details: [{ path: ['values', link.id], code: 'record-unknown' }],
    })
    const pick = (search: string) => server.call(pickRecords, { formId: target.id, search })
    expect(await pick('p 100%')).toEqual({
      rows: [{ id: pump.id, title: 'Pump 100%' }],
      cut: false,
    })
    expect(await pick('p_100')).toEqual({ rows: [], cut: false })
  })
})
