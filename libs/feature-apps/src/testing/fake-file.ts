import { answer, type Answer } from '@atrium/core-net'
import { cancelJob, getJob, type Job, type ParsedOf } from '@atrium/domain-core'
import {
  aForm,
  createFormFromFile,
  inspectFile,
  type InspectedColumn,
  type InspectedFile,
} from '@atrium/domain-forms'

const column = (
  index: number,
  name: string,
  part: Partial<InspectedColumn> = {},
): InspectedColumn => ({ index, name, kind: 'text', choices: [], samples: [], filled: 9, ...part })

/** The head of a file of films, as the server reads it. */
export const filmFile: InspectedFile = {
  name: 'movies.csv',
  format: 'csv',
  sheets: ['movies'],
  sheet: 'movies',
  headerRow: 1,
  columns: [
    column(0, 'Title', { samples: ['The Land Girls', '霸王别姬', 'I Married a Strange Person'] }),
    column(1, 'US Gross', { kind: 'number', samples: ['146083', '10876'] }),
    column(2, 'Release Date', { kind: 'date', samples: ['1998-06-12', '1998-08-07'] }),
    column(3, 'MPAA Rating', {
      kind: 'single-select',
      choices: ['R', 'PG', 'PG-13'],
      samples: ['R', 'R', 'PG'],
    }),
    column(4, 'Notes', { kind: 'long-text', samples: ['A name that goes on '.repeat(9)] }),
  ],
  rowCount: 3201,
  notes: ['header-repeated'],
}

/** A server that reads any file as `file` and imports it at once. */
export function fakeFiles(file: InspectedFile = filmFile): {
  readonly answers: readonly Answer[]
  /** What was asked to be made. */
  readonly made: () => ParsedOf<typeof createFormFromFile> | undefined
} {
  let made: ParsedOf<typeof createFormFromFile> | undefined
  const form = aForm({ name: 'movies', version: 1 })
  const started: Job = {
    id: '01900000-0000-7000-8000-0000000000b1',
    kind: 'forms.import',
    title: 'movies',
    state: 'running',
    done: 1200,
    total: file.rowCount,
    result: null,
    error: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    finishedAt: null,
  }
  const result = {
    formId: form.id,
    dryRun: false,
    added: 3199,
    updated: 0,
    failed: 2,
    errors: [],
    errorFileId: '01900000-0000-7000-8000-0000000000e1',
  }
  return {
    made: () => made,
    answers: [
      answer(inspectFile, () => file),
      answer(createFormFromFile, (input) => {
        made = input
        return { form, job: started }
      }),
      answer(getJob, () => ({ ...started, state: 'done' as const, done: file.rowCount, result })),
      answer(cancelJob, () => ({ ...started, state: 'cancelled' as const })),
    ],
  }
}
