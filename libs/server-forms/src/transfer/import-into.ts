import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import {
  defaultValues,
  isUnique,
  zoneClock,
  type Field,
  type FieldId,
  type RowError,
  type Values,
} from '@atrium/domain-forms'
import { JobFailed, startIsolated, type RunningJob, type Tx } from '@atrium/server-core'
import { from as copyFrom } from 'pg-copy-streams'
import { liveColumn, type FormColumn } from '../tables/form-column'
import { qualifiedTable, type RecordTable } from '../tables/record-table'
import { keepBrought } from './brought-choices'
import type { ImportInput, ImportNeeds } from './import-job'
import { readLookups } from './import-lookups'
import { shownErrors, type ImportRead, type ImportTask } from './import-protocol'
import { importWorker, type ImportWorker, type ReadRefusals } from './import-worker-client'
import {
  countRefused,
  createStaging,
  insertStaged,
  readRefused,
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
  const table = await needs.catalog.tableToWrite(tx, input.formId)
  const defaults = defaultsOf(table, { input, job, at: needs.clock.now() })
  const target = targetOf(table, input, Object.keys(defaults))
  await tx.query('set local statement_timeout = 0')
  const isStaged = target.unique.length > 0 || target.keyColumn !== undefined
  if (isStaged) await createStaging(tx, target.columns)
  const task = await taskOf(tx, needs, { ...work, target, defaults, isStaged })
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
      : { added: read.read - read.failed, updated: 0, refused: 0 }
    const refusals = isStaged ? refusalsOf(tx, target) : noRefusals
    await worker.close(refusals)
    await keepBrought(tx, needs, { table: target.table, scope: job.scope, read })
    announce(tx, target, input, taken)
    return {
      added: taken.added,
      updated: taken.updated,
      failed: read.failed + taken.refused,
      errors: [...read.errors, ...(await refusals(0, shownErrors))],
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

/** What fields that the file does not have start with; nobody would want one value for all in a unique field. */
function defaultsOf(
  { schema }: RecordTable,
  { input, job, at }: Pick<Import, 'input' | 'job'> & { readonly at: Date },
): Values {
  if (input.mode !== 'add') return {}
  const mapped = new Set<string>(input.mapping.map(({ fieldId }) => fieldId))
  const fields = schema.fields.filter((field) => !mapped.has(field.id) && !isUnique(field))
  const local = new Date(at.getTime() + zoneClock(input.timeZone).offsetAt(at.getTime()))
  const today = local.toISOString().slice(0, 10)
  const context = { today, now: at.toISOString(), me: job.scope.personId ?? '' }
  return defaultValues({ ...schema, fields }, context)
}

function targetOf(table: RecordTable, input: ImportInput, more: readonly FieldId[]): Target {
  const mapped = input.mapping.flatMap(({ fieldId }) => liveColumn(table.columns, fieldId) ?? [])
  const isKnown = mapped.length === input.mapping.length
  const isOnce = new Set(mapped.map((column) => column.name)).size === mapped.length
  if (!isKnown || !isOnce) throw new JobFailed('import-mapping-unfit')
  const columns = [...mapped, ...more.flatMap((id) => liveColumn(table.columns, id) ?? [])]
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
  needs: ImportNeeds,
  work: Import & { target: Target; defaults: Values; isStaged: boolean },
): Promise<ImportTask> {
  const { clock, references } = needs
  const { input, job, target, isStaged } = work
  const { schema } = target.table
  const now = clock.now().toISOString()
  const person = job.scope.personId ?? ''
  const actor = { personId: person, roles: await references.rolesOf(tx, person) }
  const departmentId = (await needs.access.viewer(tx, person)).departmentIds[0]
  return {
    path: work.path,
    sheet: input.sheet,
    headerRow: input.headerRow,
    schema,
    mapping: input.mapping,
    createOptions: input.createOptions,
    partial: input.mode !== 'add',
    defaults: work.defaults,
    timeZone: input.timeZone,
    locale: input.locale,
    targets: target.columns.map(({ fieldId, kind }) => ({ fieldId, kind })),
    numbered: isStaged,
    tail: [now, person, now, person, '1', departmentId ?? '\\N'],
    errorPath: work.errorPath,
    ...(await readLookups(
      tx,
      { ...needs, actor },
      schema.fields.filter((field) => input.mapping.some((mapped) => mapped.fieldId === field.id)),
    )),
  }
}

/** Sorts out what only the database can tell, then changes and adds the rest. */
async function takeStaged(tx: Tx, target: Target, input: ImportInput) {
  const { name: table, columns, keyColumn } = target
  if (keyColumn) await refuseAmbiguousKeys(tx, { table, keyColumn })
  const strangers = keyColumn && strangersRefusal(target, input.mode, keyColumn)
  if (keyColumn && strangers) await refuseUnknownKeys(tx, { table, keyColumn, ...strangers })
  for (const column of target.unique) await refuseRepeated(tx, { table, column, keyColumn })
  const updated = keyColumn ? await updateByKey(tx, { table, columns, keyColumn }) : 0
  const added = input.mode === 'update' ? 0 : await insertStaged(tx, { table, columns })
  return { added, updated, refused: await countRefused(tx) }
}

/** Reads what the database refused, piece by piece. */
function refusalsOf(tx: Tx, { table }: Target): ReadRefusals {
  const labels = new Map<string, string>(table.schema.fields.map(({ id, label }) => [id, label]))
  return async (after, limit) => {
    const found = await readRefused(tx, { after, limit })
    return found.map((error) => ({ ...error, column: labels.get(error.fieldId) ?? '' }))
  }
}

const noRefusals: ReadRefusals = () => Promise.resolve([])

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
