import { answer, type Answer, CallError } from '@atrium/core-net'
import { getApp, anApplication } from '@atrium/domain-apps'
import { type Filter, getGlobalConfig } from '@atrium/domain-core'
import {
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
  listForms,
  listRecords,
  type ListSettings,
  pickRecords,
  readFilter,
  type PublishedForm,
  restoreRecords,
  saveListSettings,
  updateRecord,
  zoneClock,
} from '@atrium/domain-forms'
import { getPeople, listPeople } from '@atrium/domain-org'
import { carFields, carForm, people } from './car-form'
import { fakeFormAccess } from './fake-access'
import { fakeTransfer } from './fake-transfer'

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
      (other) => other.id !== id && other.values[carFields.name.id] === values[carFields.name.id],
    )
    const issues = checkRecord(form.schema, values)
    const all = taken
      ? [...issues, { path: ['values', carFields.name.id], code: 'duplicate' }]
      : issues
    if (all.length > 0) refuse('record-invalid', 400, all)
  }
  const matching = (
    input: { filter?: Filter | undefined; search?: string | undefined },
    isDeleted = false,
  ) =>
    records.filter(
      (record) => Boolean(record.deletedAt) === isDeleted && evaluate(record, input, form),
    )
  const answers = [
    fakeFormAccess(),
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
    ...fakeTransfer(form, () => records.length),
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
