import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { isUnique, type Field, type FieldId, type RowError } from '@atrium/domain-forms'
import { JobFailed, startIsolated, type RunningJob, type Tx } from '@atrium/server-core'
import { from as copyFrom } from 'pg-copy-streams'
import { liveColumn, type FormColumn } from '../tables/form-column'
import { qualifiedTable, type RecordTable } from '../tables/record-table'
import { keepBrought } from './brought-choices'
import type { ImportInput, ImportNeeds } from './import-job'
import { readLookups } from './import-lookups'
import type { ImportRead, ImportTask } from './import-protocol'
import { importWorker, type ImportWorker } from './import-worker-client'
import {
  createStaging,
  insertStaged,
  refuseAmbiguousKeys,
  refuseRepeated,
  refuseUnknownKeys,
  staged,
  stagedColumns,
  updateByKey,
} from './staged-rows'

const workerSource = new URL('./import-worker.ts', import.meta.url)

export interface Imported {
  readonly added: number
  readonly updated: number
  readonly failed: number
  /** The first wrong places. */
  readonly errors: readonly RowError[]
}

interface Import {
  readonly input: ImportInput
  readonly job: RunningJob
  readonly path: string
  readonly errorPath: string
}

interface Target {
  readonly table: RecordTable
  readonly name: string
  readonly columns: readonly FormColumn[]
  /** Finds the record to update; undefined when rows are only added. */
  readonly keyColumn: FormColumn | undefined
  /** Fields that the database alone can check. */
  readonly unique: readonly FormColumn[]
}

/** Imports a file within a transaction; the caller decides whether it is kept. */
export async function importInto(tx: Tx, needs: ImportNeeds, work: Import): Promise<Imported> {
  const { input, job } = work
  const target = targetOf(await needs.catalog.tableToWrite(tx, input.formId), input)
  await tx.query('set local statement_timeout = 0')
  const isStaged = target.unique.length > 0 || target.keyColumn !== undefined
  if (isStaged) await createStaging(tx, target.columns)
  const task = await taskOf(tx, needs, { ...work, target, isStaged })
  const thread = await startIsolated(workerSource, { data: task, memoryMb: 1024 })
  try {
    const worker = importWorker(thread, job.signal)
    const into = isStaged ? staged : target.name
    const columns = stagedColumns(target.columns)
      .slice(isStaged ? 0 : 1)
      .join(', ')
    const sink = tx.client.query(copyFrom(`copy ${into} (${columns}) from stdin`))
    const read = await copyRows(worker, sink, (rows) => job.progress(rows, input.rowCount))
    const taken = isStaged
      ? await takeStaged(tx, target, input)
      : { added: read.read - read.failed, updated: 0, refused: [] }
    await worker.close(taken.refused)
    await keepBrought(tx, needs, { table: target.table, scope: job.scope, read })
    announce(tx, target, input, taken)
    return {
      added: taken.added,
      updated: taken.updated,
      failed: read.failed + new Set(taken.refused.map((error) => error.row)).size,
      errors: [...read.errors, ...taken.refused],
    }
  } finally {
    await thread.terminate()
  }
}

/** Feeds a COPY; one that fails midway is taken back, which frees its connection for the rollback. */
async function copyRows(
  worker: ImportWorker,
  sink: Writable,
  onRead: (rows: number) => void,
): Promise<ImportRead> {
  const ended = finished(sink)
  try {
    const [read] = await Promise.all([worker.copyInto(sink, onRead), ended])
    return read
  } catch (error) {
    sink.destroy()
    await ended.catch(() => undefined)
    throw error
  }
}

function targetOf(table: RecordTable, input: ImportInput): Target {
  const columns = input.mapping.flatMap(({ fieldId }) => liveColumn(table.columns, fieldId) ?? [])
  const isKnown = columns.length === input.mapping.length
  const isOnce = new Set(columns.map((column) => column.name)).size === columns.length
  if (!isKnown || !isOnce) throw new JobFailed('import-mapping-unfit')
  const keyColumn = input.mode === 'add' ? undefined : keyOf(columns, input)
  const fieldOf = (column: FormColumn) =>
    table.schema.fields.find((field): field is Field => field.id === column.fieldId)
  const unique = columns.filter((column) => {
    const field = fieldOf(column)
    return field !== undefined && isUnique(field) && column !== keyColumn
  })
  return { table, name: qualifiedTable(table.entId, table.formId), columns, keyColumn, unique }
}

function keyOf(columns: readonly FormColumn[], { keyFieldId }: ImportInput): FormColumn {
  const key = columns.find((column) => column.fieldId === keyFieldId)
  if (!key) throw new JobFailed('import-key-missing')
  return key
}

async function taskOf(
  tx: Tx,
  { clock, catalog }: ImportNeeds,
  work: Import & { target: Target; isStaged: boolean },
): Promise<ImportTask> {
  const { input, job, target, isStaged } = work
  const { schema } = target.table
  const now = clock.now().toISOString()
  const person = job.scope.personId ?? ''
  return {
    path: work.path,
    sheet: input.sheet,
    headerRow: input.headerRow,
    schema,
    mapping: input.mapping,
    createOptions: input.createOptions,
    partial: input.mode !== 'add',
    timeZone: input.timeZone,
    locale: input.locale,
    targets: target.columns.map(({ fieldId, kind }) => ({ fieldId, kind })),
    numbered: isStaged,
    tail: [now, person, now, person, '1'],
    errorPath: work.errorPath,
    ...(await readLookups(
      tx,
      catalog,
      schema.fields.filter((field) => input.mapping.some((mapped) => mapped.fieldId === field.id)),
    )),
  }
}

/** Sorts out what only the database can tell, then changes and adds the rest. */
async function takeStaged(tx: Tx, target: Target, input: ImportInput) {
  const { name: table, columns, keyColumn } = target
  const refused: RowError[] = []
  if (keyColumn) refused.push(...(await refuseAmbiguousKeys(tx, { table, keyColumn })))
  const strangers = keyColumn && strangersRefusal(target, input.mode, keyColumn)
  if (keyColumn && strangers) {
    refused.push(...(await refuseUnknownKeys(tx, { table, keyColumn, ...strangers })))
  }
  for (const column of target.unique) {
    refused.push(...(await refuseRepeated(tx, { table, column, keyColumn })))
  }
  const updated = keyColumn ? await updateByKey(tx, { table, columns, keyColumn }) : 0
  const added = input.mode === 'update' ? 0 : await insertStaged(tx, { table, columns })
  return { added, updated, refused: refused.map((error) => named(target, error)) }
}

/** Why rows that find no record are refused: nothing may be added, or what was not mapped must be filled in. */
function strangersRefusal(
  { table, columns }: Target,
  mode: ImportInput['mode'],
  keyColumn: FormColumn,
): { fieldId: FieldId; code: string } | undefined {
  if (mode === 'update') return { fieldId: keyColumn.fieldId, code: 'record-unknown' }
  const mapped = new Set(columns.map((column) => column.fieldId))
  const missing = table.schema.fields.find(
    (field) => field.required && field.kind !== 'switch' && !mapped.has(field.id),
  )
  return missing && { fieldId: missing.id, code: 'required' }
}

function named({ table }: Target, error: RowError): RowError {
  const field = table.schema.fields.find((each) => each.id === error.fieldId)
  return { ...error, column: field?.label ?? '' }
}

function announce(
  tx: Tx,
  { table }: Target,
  input: ImportInput,
  taken: { added: number; updated: number },
) {
  const { added, updated } = taken
  if (input.dryRun || added + updated === 0) return
  const { formId, entId } = table
  tx.announce({ entity: 'record', parentId: formId, act: updated > 0 ? 'changed' : 'added', entId })
  tx.announce({ entity: 'form', ids: [formId], act: 'changed', entId })
  tx.record({ act: 'forms.import', entity: 'form', entityId: formId, details: { added, updated } })
}
