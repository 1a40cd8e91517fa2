import { answer, type Answer } from '@atrium/core-net'
import { getJob, type Job, listJobs } from '@atrium/domain-core'
import { inspectFile, type PublishedForm, startExport, startImport } from '@atrium/domain-forms'
import { carFields } from './car-form'

/** Files in and out of a form of so many records, each done at once. */
export function fakeTransfer(form: PublishedForm, count: () => number): Answer[] {
  const job = (kind: string, result: unknown): Job => ({
    id: '00000000-0000-7000-8000-0000000000b1',
    kind,
    title: form.name,
    state: 'done',
    done: count(),
    total: count(),
    result,
    error: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    finishedAt: '2026-01-01T00:00:01.000Z',
  })
  let last = job('forms.import', null)
  return [
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
            fieldId: carFields.power.id,
            value: 'n/a',
            code: 'not-a-number',
          },
          { row: 31, column: '车型', fieldId: carFields.name.id, value: '', code: 'required' },
        ],
        errorFileId: '00000000-0000-7000-8000-00000000f11e',
      })
      return last
    }),
    answer(startExport, () => {
      last = job('forms.export', {
        formId: form.id,
        rows: count(),
        fileId: '00000000-0000-7000-8000-00000000f11e',
        fileName: '车辆档案.xlsx',
      })
      return last
    }),
    answer(getJob, () => last),
    answer(listJobs, () => ({ rows: [], total: { count: 0, exact: true }, cut: false })),
  ]
}

const sample = { kind: 'text' as const, choices: [], filled: 406 }
