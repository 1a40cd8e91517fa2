import { answer, type Answer, CallError } from '@atrium/core-net'
import { getApp, anApplication } from '@atrium/domain-apps'
import { type Filter, getGlobalConfig, getJob, type Job, listJobs } from '@atrium/domain-core'
import {
  aField,
  aFormSchema,
  aRecord,
  checkRecord,
  createRecord,
  deleteRecords,
  destroyRecords,
  evaluateFilter,
  type FormRecord,
  getListSettings,
  getPublishedForm,
  getRecord,
  inspectFile,
  listForms,
  listRecords,
  type ListSettings,
  pickRecords,
  readFilter,
  type PublishedForm,
  restoreRecords,
  saveListSettings,
  startExport,
  startImport,
  updateRecord,
  zoneClock,
} from '@atrium/domain-forms'
import { aPersonRef, getPeople, listPeople } from '@atrium/domain-org'

const people = [
  aPersonRef({ name: '欧阳娜娜', loginId: 'ouyang' }),
  aPersonRef({ name: 'Ada Lovelace', loginId: 'ada' }),
  aPersonRef({ name: '李雷', loginId: 'lilei' }),
]

export const carFields = {
  name: aField('text', { label: '车型', required: true, unique: true, span: 24 }),
  maker: aField('single-select', {
    label: 'Maker',
    options: [
      { id: 'o_byd0', label: '比亚迪', color: 'green', archived: false },
      { id: 'o_volvo', label: 'Volvo', color: 'blue', archived: false },
      { id: 'o_ford', label: 'Ford', color: 'orange', archived: false },
      { id: 'o_lada', label: 'Lada', color: 'grey', archived: true },
    ],
  }),
  power: aField('number', { label: '功率', unit: 'kW', decimals: 1 }),
  price: aField('currency', { label: 'Price' }),
  built: aField('date', { label: '出厂日期' }),
  checked: aField('date-time', { label: 'Last check' }),
  extras: aField('multi-select', { label: 'Extras' }),
  sold: aField('switch', { label: '已售' }),
  owner: aField('person', { label: '负责人', multiple: true }),
  twin: aField('relation', {
    label: 'Twin',
    formId: '00000000-0000-7000-8000-00000000f0f0',
    multiple: false,
  }),
  papers: aField('attachment', { label: 'Papers' }),
  note: aField('long-text', { label: '备注', span: 24, help: '维修、改装和使用情况。' }),
}

const f = carFields

export const carForm: PublishedForm = {
  id: '00000000-0000-7000-8000-00000000ca25',
  appId: '00000000-0000-7000-8000-00000000a990',
  name: '车辆档案',
  version: 3,
  schema: aFormSchema(Object.values(f), {
    sections: [
      {
        id: 's_main',
        title: '基本信息',
        fieldIds: [f.name, f.maker, f.power, f.price, f.built].map(({ id }) => id),
      },
      {
        id: 's_more',
        title: 'Use and papers',
        fieldIds: [f.checked, f.extras, f.sold, f.owner, f.twin, f.papers, f.note].map(
          ({ id }) => id,
        ),
      },
    ],
  }),
}

/** Cars for lists: the n-th differs from its neighbours in every field. */
export function someCars(count: number): FormRecord[] {
  return Array.from({ length: count }, (_, at) =>
    aRecord({
      createdBy: people[0]?.id ?? '',
      updatedBy: people[1]?.id ?? '',
      values: {
        [f.name.id]:
          at % 41 === 7
            ? `Grand Touring Estate with all-wheel drive and a name that does not end ${at}`
            : `${['汉 EV', 'XC', 'Model', 'Escort'][at % 4] ?? ''} ${100 + at}`,
        [f.maker.id]: ['o_byd0', 'o_volvo', 'o_ford', null][at % 4] ?? null,
        [f.power.id]: at % 9 === 0 ? null : 55.5 + ((at * 37) % 300),
        [f.price.id]: 98_000 + at * 1250.5,
        [f.built.id]: `20${10 + (at % 15)}-0${1 + (at % 9)}-1${at % 9}`,
        [f.checked.id]: `2026-0${1 + (at % 9)}-12T0${at % 9}:30:00.000Z`,
        [f.extras.id]: at % 3 === 0 ? ['o_red0', 'o_blue'] : ['o_green'],
        [f.sold.id]: at % 2 === 0,
        [f.owner.id]: [people[at % 3]?.id ?? ''],
        [f.note.id]: at % 5 === 0 ? '' : '按期保养，续航正常；副驾座椅更换过一次。',
      },
    }),
  )
}

interface FakeForms {
  readonly answers: Answer[]
  /** The records as the server would hold them. */
  readonly records: () => readonly FormRecord[]
  /** Somebody else changes a record. */
  readonly changeElsewhere: (id: string, values: FormRecord['values']) => void
}

/** The calls of forms over records in memory, with the rules of the domain. */
export function fakeForms(start: readonly FormRecord[], form: PublishedForm = carForm): FakeForms {
  let records = [...start]
  let settings: ListSettings = { columns: null, widths: {}, pageSize: 50 }
  const refs = {
    people: Object.fromEntries(people.map(({ id, name }) => [id, name])),
    records: {},
  }
  const put = (record: FormRecord) => {
    records = records.map((known) => (known.id === record.id ? record : known))
    return record
  }
  const refuse = (code: string, status: number, details?: unknown): never => {
    throw new CallError({ code, message: code, status, details, requestId: 'fake' })
  }
  const find = (id: string) =>
    records.find((record) => record.id === id) ?? refuse('record-not-found', 404)
  const check = (values: FormRecord['values'], id?: string) => {
    const taken = records.some(
      (other) => other.id !== id && other.values[f.name.id] === values[f.name.id],
    )
    const issues = checkRecord(form.schema, values)
    const all = taken ? [...issues, { path: ['values', f.name.id], code: 'duplicate' }] : issues
    if (all.length > 0) refuse('record-invalid', 400, all)
  }
  const matching = (
    input: { filter?: Filter | undefined; search?: string | undefined },
    isDeleted = false,
  ) =>
    records.filter(
      (record) => Boolean(record.deletedAt) === isDeleted && evaluate(record, input, form),
    )
  const job = (kind: string, result: unknown): Job => ({
    id: '00000000-0000-7000-8000-0000000000b1',
    kind,
    title: form.name,
    state: 'done',
    done: records.length,
    total: records.length,
    result,
    error: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    finishedAt: '2026-01-01T00:00:01.000Z',
  })
  let last = job('forms.import', null)
  const answers = [
    answer(getApp, ({ appId }) =>
      anApplication({
        id: appId,
        name: '车队管理',
        items: [
          { id: form.id, kind: 'form', name: form.name, targetId: form.id, ready: true },
          {
            id: '00000000-0000-7000-8000-00000000ca26',
            kind: 'form',
            name: 'Workshop visits and repairs of all kinds',
            targetId: '00000000-0000-7000-8000-00000000ca26',
            ready: false,
          },
        ],
      }),
    ),
    answer(getPublishedForm, ({ formId }) =>
      formId === form.id ? form : refuse('form-not-published', 409),
    ),
    answer(listForms, ({ appId }) => [
      {
        id: form.id,
        appId: appId ?? form.appId,
        name: form.name,
        version: form.version,
        updatedAt: '2026-01-01T00:00:00.000Z',
        deletedAt: null,
      },
    ]),
    answer(listRecords, (input) => {
      const found = matching(input, input.deleted)
      const from = input.offset ?? 0
      return {
        rows: found.slice(from, from + input.limit),
        total: { count: found.length, exact: true },
        cut: false,
        refs,
      }
    }),
    answer(getRecord, ({ recordId }) => ({ ...find(recordId), refs })),
    answer(createRecord, ({ values }) => {
      check(values)
      const made = aRecord({ values })
      records = [made, ...records]
      return made
    }),
    answer(updateRecord, ({ recordId, version, values }) => {
      const now = find(recordId)
      if (version < now.version) refuse('record-changed', 409)
      const next = { ...now.values, ...values }
      check(next, recordId)
      return put({ ...now, values: next, version: now.version + 1 })
    }),
    answer(deleteRecords, ({ selection }) => {
      const ids =
        'ids' in selection ? selection.ids : matching(selection).map((record) => record.id)
      for (const id of ids) put({ ...find(id), deletedAt: '2026-02-01T00:00:00.000Z' })
      return { count: ids.length }
    }),
    answer(restoreRecords, ({ ids }) => {
      for (const id of ids) put({ ...find(id), deletedAt: null })
      return { count: ids.length }
    }),
    answer(destroyRecords, ({ ids }) => {
      records = records.filter((record) => !ids.includes(record.id))
      return { count: ids.length }
    }),
    answer(getListSettings, () => settings),
    answer(saveListSettings, (input) => {
      settings = input.settings
      return settings
    }),
    answer(pickRecords, () => ({ rows: [], cut: false })),
    answer(listPeople, ({ search }) => ({
      rows: people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
      cut: false,
    })),
    answer(getPeople, ({ ids }) => ({ rows: people.filter(({ id }) => ids.includes(id)) })),
    answer(getGlobalConfig, () => ({
      productName: 'Atrium',
      deployBase: '',
      endpoints: { gateway: '/sapi', files: '/sapi/files', socket: '/sapi/socket' },
      projectId: '',
      ruleVersion: '',
      compressImage: false,
      envTag: '',
      websocketConfig: '{}',
      maxUploadBytes: 50_000_000,
    })),
    answer(inspectFile, () => ({
      name: 'cars.csv',
      format: 'csv' as const,
      sheets: [],
      sheet: '',
      headerRow: 1,
      rowCount: 406,
      notes: ['header-repeated'],
      columns: [
        { ...sample, index: 0, name: '车型', samples: ['chevrolet chevelle', 'buick skylark'] },
        { ...sample, index: 1, name: '功率', samples: ['130', '165', '150'] },
        { ...sample, index: 2, name: 'Origin', samples: ['USA', 'Europe', 'Japan'] },
      ],
    })),
    answer(startImport, ({ dryRun }) => {
      last = job('forms.import', {
        formId: form.id,
        dryRun,
        added: 404,
        updated: 0,
        failed: 2,
        errors: [
          {
            row: 12,
            column: '功率',
            fieldId: f.power.id,
            value: 'n/a',
            code: 'not-a-number',
          },
          { row: 31, column: '车型', fieldId: f.name.id, value: '', code: 'required' },
        ],
        errorFileId: '00000000-0000-7000-8000-00000000f11e',
      })
      return last
    }),
    answer(startExport, () => {
      last = job('forms.export', {
        formId: form.id,
        rows: records.length,
        fileId: '00000000-0000-7000-8000-00000000f11e',
        fileName: '车辆档案.xlsx',
      })
      return last
    }),
    answer(getJob, () => last),
    answer(listJobs, () => ({ rows: [], total: { count: 0, exact: true }, cut: false })),
  ]
  return {
    answers,
    records: () => records,
    changeElsewhere: (id, values) => {
      const now = find(id)
      put({ ...now, values: { ...now.values, ...values }, version: now.version + 1 })
    },
  }
}

const sample = { kind: 'text' as const, choices: [], filled: 406 }

function evaluate(
  record: FormRecord,
  input: { filter?: Filter | undefined; search?: string | undefined },
  form: PublishedForm,
): boolean {
  const text = JSON.stringify(Object.values(record.values)).toLowerCase()
  if (input.search && !text.includes(input.search.toLowerCase())) return false
  if (!input.filter) return true
  const context = { now: Date.parse('2026-11-21T00:00:00Z'), clock: zoneClock('Asia/Shanghai') }
  const test = readFilter(form.schema, input.filter, context)
  return test.ok && evaluateFilter(test.value, record)
}
