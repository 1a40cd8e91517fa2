import {
  aField,
  aFormSchema,
  createForm,
  createFormFromFile,
  deleteForm,
  inspectFile,
  listForms,
  startExport,
  startImport,
  type Form,
} from '@atrium/domain-forms'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/refusal'
import { testAppId } from '../testing/test-forms'
import { testTransfer, type TestTransfer } from '../testing/test-transfer'

let server: TestTransfer
let form: Form
let fileId: string
let foreignFileId: string
const name = aField('text')
const files = aField('attachment')
const nowhere = '0190a5b0-0000-7000-8000-00000000dead'
const mapping = [{ column: 0, fieldId: name.id }]

beforeAll(async () => {
  server = await testTransfer()
  form = await server.form([name, files])
  fileId = await server.upload('Name,Files\nA,\n')
  foreignFileId = await server.upload('Name\nA\n', { entId: 'north' })
})
afterAll(() => server.close())

const columns = () => [{ column: 0, field: aField('text', { label: 'Name' }) }]
const calls = {
  'forms.inspect-file': (as: 'audit' | 'safe' | null) =>
    server.call(inspectFile, { fileId }, { as }),
  'forms.create-form-from-file': (as: 'audit' | 'safe' | null) => {
    const input = { appId: testAppId, name: 'Not for them', fileId, columns: columns() }
    return server.call(createFormFromFile, input, { as })
  },
  'forms.start-import': (as: 'audit' | 'safe' | null) =>
    server.call(startImport, { formId: form.id, fileId, mapping }, { as }),
  'forms.start-export': (as: 'audit' | 'safe' | null) => {
    return server.call(startExport, { formId: form.id, format: 'csv', fields: [name.id] }, { as })
  },
}

describe.each(Object.entries(calls))('%s', (_, call) => {
  it('is closed to who only watches, and to nobody', async () => {
    for (const as of ['audit', 'safe'] as const) {
      expect(await refusalOf(call(as))).toMatchObject({ status: 403, code: 'not-allowed' })
    }
    expect(await refusalOf(call(null))).toMatchObject({ status: 401 })
  })
})

describe('forms.inspect-file', () => {
  it('does not know files of another space or person, deleted ones and attachments', async () => {
    const theirs = await server.upload('a\n1\n', { personId: nowhere })
    for (const id of [foreignFileId, nowhere, theirs]) {
      expect(await refusalOf(server.call(inspectFile, { fileId: id }))).toMatchObject({
        status: 404,
      })
    }
    const { files: store } = server.core
    const attachment = await store.put(
      (async function* () {
        yield 'a,b\n1,2\n'
      })(),
      { scope: { entId: 'demo', personId: null }, name: 'a.csv', purpose: 'attachment' },
    )
    expect(await refusalOf(server.call(inspectFile, { fileId: attachment.id }))).toMatchObject({
      status: 400,
      details: [{ path: ['fileId'], code: 'file-unknown' }],
    })
  })

  it('refuses a header row that is none', async () => {
    const call = server.call(inspectFile, { fileId, headerRow: 0 })
    expect(await refusalOf(call)).toMatchObject({ status: 400 })
  })

  it.each([
    ['import-empty', '\n,\n'],
    ['import-unreadable', '[1, 2'],
    ['import-too-many-columns', Array.from({ length: 200 }, (__, at) => `c${at}`).join(',')],
  ])('says %s', async (code, content) => {
    const id = await server.upload(content)
    expect(await refusalOf(server.call(inspectFile, { fileId: id }))).toMatchObject({
      status: 409,
      code,
    })
  })

  it('says which sheet is missing', async () => {
    const book = await writeXlsx({ sheets: [{ name: '一月', rows: [['a'], [1]] }] })
    const id = await server.upload(book, { name: 'a.xlsx' })
    const call = server.call(inspectFile, { fileId: id, sheet: '二月' })
    expect(await refusalOf(call)).toMatchObject({
      code: 'import-sheet-missing',
      details: { name: '二月' },
    })
  })

  it('finds the header below merged titles', async () => {
    const rows = [
      ['2026 年报表', null, null],
      [],
      ['姓名', '金额', '日期'],
      ['甲', 1, '2026-01-01'],
    ]
    const book = await writeXlsx({
      sheets: [{ name: '表', rows, merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }] }],
    })
    const id = await server.upload(book, { name: '报表.xlsx' })
    expect(await server.call(inspectFile, { fileId: id })).toMatchObject({
      name: '报表.xlsx',
      headerRow: 3,
      rowCount: 1,
      columns: [{ name: '姓名' }, { name: '金额', kind: 'number' }, { name: '日期', kind: 'date' }],
    })
  })
})

describe('forms.create-form-from-file', () => {
  const make = (input: object) =>
    server.call(createFormFromFile, {
      appId: testAppId,
      name: 'From a file',
      fileId,
      columns: columns(),
      ...input,
    })

  it.each([
    ['a file of another space', () => ({ fileId: foreignFileId }), 404],
    ['an application of nowhere', () => ({ appId: nowhere }), 404],
    ['attachments', () => ({ columns: [{ column: 0, field: files }] }), 400],
    ['two fields of one name', () => ({ columns: [...columns(), ...columns()] }), 409],
  ])('refuses %s, and leaves no form behind', async (__, input, status) => {
    expect(await refusalOf(make(input()))).toMatchObject({ status })
    const forms = await server.call(listForms, { appId: testAppId })
    expect(forms.map((each) => each.name)).not.toContain('From a file')
  })

  it('publishes the form and brings the rows in', async () => {
    const id = await server.upload('Name,Kind\nA,New\nB,New\n')
    const kind = aField('single-select', { label: 'Kind' })
    const { form: made, job } = await make({
      fileId: id,
      columns: [...columns(), { column: 1, field: kind }],
    })
    expect(await server.ended(job)).toMatchObject({
      state: 'done',
      result: { added: 2, failed: 0 },
    })
    expect(await server.values(made)).toMatchObject([{}, {}])
  })
})

describe.each([
  ['forms.start-import', (formId: string) => server.call(startImport, { formId, fileId, mapping })],
  [
    'forms.start-export',
    (formId: string) => server.call(startExport, { formId, format: 'csv', fields: [name.id] }),
  ],
])('%s', (_, call) => {
  it('refuses a form that was never published, was deleted, or is of nowhere', async () => {
    const draft = await server.call(createForm, {
      appId: testAppId,
      name: `Draft ${_}`,
      schema: aFormSchema([name]),
    })
    expect(await refusalOf(call(draft.id))).toMatchObject({
      status: 409,
      code: 'form-not-published',
    })
    const deleted = await server.form([aField('text')])
    await server.call(deleteForm, { formId: deleted.id })
    for (const formId of [deleted.id, nowhere]) {
      expect(await refusalOf(call(formId))).toMatchObject({ status: 404, code: 'form-not-found' })
    }
  })
})

describe('forms.start-import', () => {
  const start = (input: object) =>
    refusalOf(server.call(startImport, { formId: form.id, fileId, mapping, ...input }))

  it('does not know the form from another space', async () => {
    const call = server.call(
      startImport,
      { formId: form.id, fileId: foreignFileId, mapping },
      { as: 'user', entId: 'north' },
    )
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'form-not-found' })
  })

  it.each([
    ['a file of another space', () => ({ fileId: foreignFileId }), 404, 'file-not-found'],
    ['no columns', () => ({ mapping: [] }), 400, 'invalid-input'],
    [
      'an unknown field',
      () => ({ mapping: [{ column: 0, fieldId: 'f_unknown' }] }),
      400,
      'import-mapping-unfit',
    ],
    [
      'a field filled twice',
      () => ({ mapping: [...mapping, { column: 1, fieldId: name.id }] }),
      400,
      'import-mapping-unfit',
    ],
    [
      'an attachment',
      () => ({ mapping: [...mapping, { column: 1, fieldId: files.id }] }),
      400,
      'import-attachment',
    ],
    ['an update without a key', () => ({ mode: 'update' }), 400, 'import-key-missing'],
    ['a time zone of nowhere', () => ({ timeZone: 'Mars/Olympus' }), 400, 'invalid-input'],
  ])('refuses %s', async (__, input, status, code) => {
    expect(await start(input())).toMatchObject({ status, code })
  })
})

describe('forms.start-export', () => {
  const start = (input: object) =>
    refusalOf(
      server.call(startExport, { formId: form.id, format: 'csv', fields: [name.id], ...input }),
    )

  it.each([
    ['an unknown field', { fields: ['f_unknown'] }],
    ['another format', { format: 'pdf' }],
    [
      'a filter that does not fit',
      { filter: { kind: 'condition', field: name.id, comparison: 'gt', operand: 1 } },
    ],
    ['a time zone of nowhere', { timeZone: 'Mars/Olympus' }],
  ])('refuses %s', async (__, input) => {
    expect(await start(input)).toMatchObject({ status: 400 })
  })
})
