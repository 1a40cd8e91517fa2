import { Conflict, type Database, type RunningJob, spaceSchema, type Tx } from '@atrium/server-core'
import { qualifiedTable } from '../tables/record-table'
import { patiently, waitBriefly } from './patience'
import type { FillStatement, Statement, TableChange } from './table-plan'

/** Tables with more rows than this are migrated while people go on working. */
export const onlineRows = 20_000

const batchRows = 5_000

/** Whether changing the table in one go would make people wait. */
export async function isLarge(tx: Tx, change: TableChange): Promise<boolean> {
  if (change.steps.some((step) => step.kind === 'create-table')) return false
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from ${tableOf(change)} limit ${onlineRows + 1}) r`,
  )
  return (row?.count ?? 0) > onlineRows
}

/**
 * Does the slow part of a publication ahead of it, while records are read and written: new columns are filled in
 * batches, indexes are built concurrently. The publication then only fills in what changed meanwhile.
 */
export async function migrateAhead(
  database: Database,
  change: TableChange,
  statements: readonly Statement[],
  job: MigrationJob,
): Promise<void> {
  const walks = statements.filter(({ kind }) => kind === 'fill' || kind === 'index').length
  const rows = await countRows(database, change, job)
  let done = 0
  const walked = (count: number) => job.progress((done += count), rows * walks)
  walked(0)
  for (const statement of statements) {
    job.signal.throwIfAborted()
    if (statement.kind === 'column') await addColumn(database, job, statement.text)
    if (statement.kind === 'fill') {
      await fillInBatches({ database, change, job }, statement, walked)
    }
    if (statement.kind === 'index') {
      await buildIndex(database, change, statement, job.signal)
      walked(rows)
    }
  }
  job.progress(rows * walks)
}

/** The job that a migration is a part of; its progress counts rows, once for each time they are walked through. */
type MigrationJob = Pick<RunningJob, 'scope' | 'signal' | 'progress'>

function countRows(database: Database, change: TableChange, { scope }: MigrationJob) {
  return database.read(scope, async (tx) => {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from ${tableOf(change)}`,
    )
    return row?.count ?? 0
  })
}

/** Takes back the indexes of a publication that did not happen; its columns stay, to be filled the next time. */
export async function dropBuiltIndexes(
  database: Database,
  change: TableChange,
  statements: readonly Statement[],
): Promise<void> {
  for (const statement of statements) {
    if (statement.kind === 'index') await dropIndex(database, change, statement.name)
  }
}

function addColumn(
  database: Database,
  { scope, signal }: MigrationJob,
  text: string,
): Promise<void> {
  const work = () =>
    database.transaction(scope, async (tx) => {
      await waitBriefly(tx)
      await tx.query(text)
    })
  return patiently(work, { attempts: 200, signal })
}

interface Filling {
  readonly database: Database
  readonly change: TableChange
  readonly job: MigrationJob
}

async function fillInBatches(
  { database, change, job }: Filling,
  { column, value, values }: FillStatement,
  onRows: (count: number) => void,
): Promise<void> {
  const after = `$${values.length + 1}::uuid`
  const text = `with batch as (
      select id from ${tableOf(change)} where ${after} is null or id > ${after} order by id limit ${batchRows}
    ), filled as (
      update ${tableOf(change)} r set "${column}" = ${value} from batch
        where r.id = batch.id and "${column}" is distinct from ${value} returning 1
    ) select id, (count(*) over ())::int as count from batch order by id desc limit 1`
  let last: string | null = null
  do {
    job.signal.throwIfAborted()
    const [row]: Batch[] = await database.transaction(job.scope, (tx) =>
      tx.query<Batch>(text, [...values, last]),
    )
    last = row?.id ?? null
    onRows(row?.count ?? 0)
  } while (last !== null)
}

/** The last record of a batch, and how many there were. */
interface Batch {
  readonly id: string
  readonly count: number
}

/** Builds an index while people go on; what an interrupted build left behind is taken away first. */
export async function buildIndex(
  database: Database,
  change: Pick<TableChange, 'entId'>,
  { name, text }: { readonly name: string; readonly text: string },
  signal: AbortSignal,
): Promise<void> {
  if (!(await isValid(database, change, name))) await dropIndex(database, change, name)
  try {
    const concurrently = text.replace(/^create (unique )?index/, 'create $1index concurrently')
    await alone(database, concurrently, signal)
  } catch (error) {
    await dropIndex(database, change, name)
    const repeated = (error as { code?: unknown }).code === '23505'
    // How many repeat is counted when the publication is tried again.
    throw repeated ? new Conflict('unique-has-duplicates', { count: 1 }, { cause: error }) : error
  }
}

/** False for an index that an interrupted build left behind. */
async function isValid(
  database: Database,
  { entId }: Pick<TableChange, 'entId'>,
  name: string,
): Promise<boolean> {
  const { rows } = await database.pool.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relname = $2`,
    [spaceSchema(entId), name],
  )
  return rows[0]?.valid ?? true
}

export function dropIndex(
  database: Database,
  { entId }: Pick<TableChange, 'entId'>,
  name: string,
): Promise<void> {
  return alone(database, `drop index concurrently if exists "${spaceSchema(entId)}"."${name}"`)
}

/** Outside of any transaction, for as long as it takes or until the job ends. */
async function alone(database: Database, text: string, signal?: AbortSignal): Promise<void> {
  const client = await database.pool.connect()
  let pid: number | undefined
  const stop = () => {
    if (pid !== undefined) void database.pool.query('select pg_cancel_backend($1)', [pid])
  }
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    pid = rows[0]?.pid
    signal?.throwIfAborted()
    signal?.addEventListener('abort', stop, { once: true })
    await client.query(text)
  } finally {
    signal?.removeEventListener('abort', stop)
    // The connection is closed rather than handed on without its time limit.
    client.release(true)
  }
}

function tableOf({ entId, formId }: TableChange): string {
  return qualifiedTable(entId, formId)
}
