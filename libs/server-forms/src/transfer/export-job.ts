import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { localeSchema } from '@atrium/domain-core'
import { settingsExportsPath, startExport, type ExportResult } from '@atrium/domain-forms'
import type { RemindersPort } from '@atrium/domain-subscription'
import { keepMade, transferJob } from '@atrium/server-core'
import {
  type Clock,
  type Database,
  type FileStore,
  type JobDefinition,
  type RunningJob,
  type Tx,
} from '@atrium/server-core'
import type { z } from 'zod'
import { countRecords, narrowed, readPage, readQuery } from '../records/record-lister'
import { type Actor, rightsOn } from '../records/record-rights'
import type { References } from '../references'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import { csvText, xlsxBytes } from './export-formats'
import { exportedColumns, exportRows, type ExportedColumn, type ExportedRow } from './export-rows'
import { unmarked, wrongCells, type WrongCells } from './wrong-cells'

const exportInputSchema = startExport.input.extend({ locale: localeSchema })

export type ExportInput = z.output<typeof exportInputSchema>

export interface ExportNeeds {
  readonly access: RightsSource
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly catalog: TableCatalog
  readonly references: References
  readonly reminders?: RemindersPort | undefined
}

/** Rows read at a time. */
const pageSize = 2000

/** Writes the records that a query finds into a file, as they stood at one moment. */
export function exportJob(needs: ExportNeeds): JobDefinition {
  return transferJob({
    kind: 'forms.export',
    input: exportInputSchema,
    async run({ input, job, folder }) {
      const path = join(folder, `export.${input.format}`)
      const rows = await writeExport(needs, { input, job, path })
      const kept = await keepExport(needs, { input, job, path, rows })
      await remind(needs, job, kept)
      return kept
    },
  })
}

interface Work {
  readonly input: ExportInput
  readonly job: RunningJob
  readonly path: string
}

function writeExport(needs: ExportNeeds, { input, job, path }: Work): Promise<number> {
  return needs.database.read(job.scope, async (tx) => {
    await tx.query('set transaction isolation level repeatable read')
    const table = await needs.catalog.table(tx, input.formId)
    const columns = exportedColumns(table, input.fields, input.locale)
    const wrong = input.format === 'xlsx' ? wrongCells(table.schema, columns) : unmarked(columns)
    let written = 0
    async function* counted(): AsyncGenerator<ExportedRow> {
      for await (const row of allRows(tx, needs, { input, job, table, columns, wrong })) {
        job.signal.throwIfAborted()
        written += 1
        yield row
      }
    }
    const bytes =
      input.format === 'csv'
        ? Readable.from(csvText(columns, counted()))
        : Readable.fromWeb(
            xlsxBytes({ title: job.title, timeZone: input.timeZone }, columns, counted()),
          )
    await pipeline(bytes, createWriteStream(path), { signal: job.signal })
    return written
  })
}

interface Source {
  readonly input: ExportInput
  readonly job: RunningJob
  readonly table: RecordTable
  readonly columns: readonly ExportedColumn[]
  readonly wrong: WrongCells
}

/** Page after page by keyset, so that the last costs what the first does. */
async function* allRows(tx: Tx, needs: ExportNeeds, source: Source): AsyncGenerator<ExportedRow> {
  const { input, job, table, wrong } = source
  const now = needs.clock.now()
  const actor = await actorOf(tx, needs, job)
  const rights = await rightsOn(tx, table, actor, needs)
  const asked = { now, deleted: false, rights, act: 'export' as const }
  const query = await narrowed(tx, table, readQuery(table, input, asked))
  const total = await countRecords(tx, table, query)
  const ids = input.ids && new Set(input.ids)
  let cursor: string | undefined
  let done = 0
  do {
    const page = await readPage(tx, table, query, {
      ...input,
      fields: wrong.fields,
      limit: pageSize,
      cursor,
      deleted: false,
    })
    const wanted = ids ? page.records.filter(({ id }) => ids.has(id)) : page.records
    const batch = { ...source, records: wanted, wrongIn: wrong.find }
    yield* await exportRows(tx, { ...needs, actor }, batch)
    done += page.records.length
    job.progress(done, total.exact ? total.count : null)
    cursor = page.nextCursor
  } while (cursor !== undefined)
}

async function actorOf(tx: Tx, { references }: ExportNeeds, { scope }: RunningJob): Promise<Actor> {
  const { personId } = scope
  if (personId === null) throw new Error('an export is somebody’s')
  return { personId, roles: await references.rolesOf(tx, personId) }
}

/** Whoever waits for a long export is told; the job is as good as done. */
async function remind(
  { reminders, database, catalog }: ExportNeeds,
  { id, scope }: RunningJob,
  { formId, fileName: name }: ExportResult,
): Promise<void> {
  const { entId, personId } = scope
  if (!reminders || personId === null) return
  const { appId } = await database.read(scope, (tx) => catalog.table(tx, formId))
  const reminder = { type: 'export-ready', appId, id, name, path: settingsExportsPath({}) } as const
  await reminders.remind({ entId, personId }, reminder)
}

async function keepExport(
  { files, clock }: ExportNeeds,
  { input, job, path, rows }: Work & { rows: number },
): Promise<ExportResult> {
  const ending = ` ${clock.now().toISOString().slice(0, 10)}.${input.format}`
  const kept = await keepMade(files, job, { path, ending })
  return { formId: input.formId, rows, fileId: kept.id, fileName: kept.name }
}
