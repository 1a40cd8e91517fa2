import type { ChangeEvent, Job } from '@atrium/domain-core'
import type { Tx } from '../database/database'

/** A job as it is kept. */
export interface JobRow {
  readonly id: string
  readonly ent_id: string
  readonly person_id: string | null
  readonly kind: string
  readonly title: string
  readonly input: unknown
  readonly state: Job['state']
  readonly cancelling: boolean
  readonly attempt: number
  readonly done: string
  readonly total: string | null
  readonly result: unknown
  readonly error: string | null
  readonly error_details: unknown
  readonly created_at: Date
  readonly finished_at: Date | null
}

const columns = `id, ent_id, person_id, kind, title, input, state, cancelling, attempt, done, total,
  result, error, error_details, created_at, finished_at`

export async function insertJob(
  tx: Tx,
  job: Pick<JobRow, 'id' | 'ent_id' | 'person_id' | 'kind' | 'title' | 'input'>,
): Promise<void> {
  await tx.query(
    `insert into platform.jobs (id, ent_id, person_id, kind, title, input)
     values ($1, $2, $3, $4, $5, $6)`,
    [job.id, job.ent_id, job.person_id, job.kind, job.title, JSON.stringify(job.input)],
  )
}

export async function selectJob(tx: Tx, id: string): Promise<JobRow | undefined> {
  const rows = await tx.query<JobRow>(`select ${columns} from platform.jobs where id = $1`, [id])
  return rows[0]
}

export async function selectOwnJob(
  tx: Tx,
  { id, personId }: { id: string; personId: string },
): Promise<JobRow | undefined> {
  const rows = await tx.query<JobRow>(
    `select ${columns} from platform.jobs where id = $1 and person_id = $2`,
    [id, personId],
  )
  return rows[0]
}

/** Newest first, behind the id given. */
export function selectOwnJobs(
  tx: Tx,
  asked: {
    entId: string
    personId: string
    kind: string | null
    before: string | null
    offset: number
    limit: number
  },
): Promise<JobRow[]> {
  return tx.query<JobRow>(
    `select ${columns} from platform.jobs
      where ent_id = $1 and person_id = $2 and ($3::text is null or kind = $3)
        and ($4::uuid is null or id < $4)
      order by id desc limit $5 offset $6`,
    [asked.entId, asked.personId, asked.kind, asked.before, asked.limit, asked.offset],
  )
}

export async function countOwnJobs(
  tx: Tx,
  asked: { entId: string; personId: string; kind: string | null },
): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.jobs
      where ent_id = $1 and person_id = $2 and ($3::text is null or kind = $3)`,
    [asked.entId, asked.personId, asked.kind],
  )
  return rows[0]?.count ?? 0
}

/** Takes the job for a worker; nothing when it has ended. */
export async function claimJob(tx: Tx, id: string, worker: string): Promise<JobRow | undefined> {
  const rows = await tx.query<JobRow>(
    `update platform.jobs set state = 'running', attempt = attempt + 1, worker = $2
      where id = $1 and state in ('waiting', 'running') returning ${columns}`,
    [id, worker],
  )
  return rows[0]
}

/** Whether a job of the kind waits or runs in the space whose input holds these values. */
export async function hasUnfinishedJob(
  tx: Tx,
  kind: string,
  input: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (tx.scope === 'platform') throw new Error('jobs belong to a space')
  const rows = await tx.query(
    `select 1 from platform.jobs where state in ('waiting', 'running') and kind = $1 and ent_id = $2
        and input @> $3::jsonb limit 1`,
    [kind, tx.scope.entId, JSON.stringify(input)],
  )
  return rows.length > 0
}

/** Answers whether the person asked to cancel. */
export async function saveProgress(
  tx: Tx,
  { id, done, total }: { id: string; done: number; total: number | null },
): Promise<boolean> {
  const rows = await tx.query<{ cancelling: boolean }>(
    'update platform.jobs set done = $2, total = $3 where id = $1 returning cancelling',
    [id, Math.floor(done), total === null ? null : Math.floor(total)],
  )
  return rows[0]?.cancelling ?? true
}

export interface JobEnd {
  readonly state: 'done' | 'failed' | 'cancelled'
  readonly result?: unknown
  readonly error?: string
  readonly errorDetails?: unknown
}

export async function endJob(tx: Tx, id: string, end: JobEnd): Promise<void> {
  await tx.query(
    `update platform.jobs set state = $2, result = $3, error = $4, error_details = $5, finished_at = now()
      where id = $1 and state in ('waiting', 'running')`,
    [
      id,
      end.state,
      JSON.stringify(end.result ?? null),
      end.error ?? null,
      JSON.stringify(end.errorDetails ?? null),
    ],
  )
}

/** Forgets jobs that have ended; others stay. */
export async function forgetEndedJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `delete from platform.jobs where id = any($1::uuid[]) and state not in ('waiting', 'running')`,
    [ids],
  )
}

/** Nothing is written in a space that is frozen. */
export async function isFrozen(tx: Tx, entId: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from platform.enterprises where ent_id = $1 and state <> 'active'",
    [entId],
  )
  return rows.length > 0
}

/** Stops all that waits or runs in a space. */
export async function cancelJobsOf(tx: Tx, entId: string): Promise<void> {
  const rows = await tx.query<Pick<JobRow, 'id' | 'ent_id' | 'person_id'>>(
    "select id, ent_id, person_id from platform.jobs where ent_id = $1 and state in ('waiting', 'running')",
    [entId],
  )
  for (const row of rows) {
    await askToCancel(tx, row.id)
    tx.announce(jobEvent(row))
  }
}

/** A running job is asked to stop; a waiting one is cancelled at once. */
export async function askToCancel(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `update platform.jobs set
        cancelling = true,
        state = case when state = 'waiting' then 'cancelled' else state end,
        finished_at = case when state = 'waiting' then now() end
      where id = $1 and state in ('waiting', 'running')`,
    [id],
  )
}

/** Jobs whose worker is gone: a worker holds a lock for as long as it lives. */
export function selectForsaken(tx: Tx, lockClass: number): Promise<Pick<JobRow, 'id' | 'kind'>[]> {
  return tx.query(
    `select id, kind from platform.jobs where state = 'running' and not exists (
       select from pg_locks where locktype = 'advisory' and classid = $1::oid
         and objid = hashtext(worker::text)::oid)`,
    [lockClass],
  )
}

export function jobEvent(row: Pick<JobRow, 'id' | 'ent_id' | 'person_id'>): ChangeEvent {
  const event: ChangeEvent = { entity: 'job', act: 'changed', ids: [row.id], entId: row.ent_id }
  return row.person_id === null ? event : { ...event, personId: row.person_id }
}

export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    state: row.state,
    done: Number(row.done),
    total: row.total === null ? null : Number(row.total),
    result: row.result ?? null,
    error: row.error,
    ...(row.error_details === null ? {} : { errorDetails: row.error_details }),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }
}
