import type { Database, SpaceScope } from '../database/database'
import { Refusal } from '../errors'
import type { Bus } from '../events/bus'
import type { Logger } from '../log'
import { JobFailed, type JobDefinition, type RunningJob } from './job-definition'
import {
  claimJob,
  endJob,
  isFrozen,
  jobEvent,
  saveProgress,
  selectJob,
  type JobEnd,
  type JobRow,
} from './job-store'

export interface JobRunner {
  /** Runs a job to its end; throws when it is to run again elsewhere. */
  run(definition: JobDefinition, id: string, lost: AbortSignal): Promise<void>
  /** Tells what still runs to stop. */
  abortAll(): void
}

interface Parts {
  readonly database: Database
  readonly bus: Bus
  readonly log: Logger
  readonly worker: string
}

interface Running {
  readonly row: JobRow
  readonly scope: SpaceScope
  readonly control: AbortController
}

const progressMs = 250

export function createJobRunner(parts: Parts): JobRunner {
  const { database, bus, log, worker } = parts
  const running = new Map<string, Running>()
  bus.subscribe((event) => {
    if (event.entity !== 'job') return
    for (const id of event.ids ?? []) {
      const found = running.get(id)
      if (found) void checkCancelled(database, found).catch((error: unknown) => log.warn(error))
    }
  })

  return {
    async run(definition, id, lost) {
      const row = await database.transaction('platform', (tx) => claimJob(tx, id, worker))
      if (!row) return
      const scope = { entId: row.ent_id, personId: row.person_id }
      const control = new AbortController()
      const job = { row, scope, control }
      lost.addEventListener('abort', () => control.abort(new Interrupted()), { once: true })
      running.set(id, job)
      try {
        const end = await perform(definition, job, parts)
        await database.transaction(scope, async (tx) => {
          await endJob(tx, id, end)
          tx.announce(jobEvent(row))
        })
      } finally {
        running.delete(id)
      }
    },
    abortAll() {
      for (const { control } of running.values()) control.abort(new Interrupted())
    },
  }
}

/** The process stops, or lost the job. */
class Interrupted extends Error {
  override readonly name = 'Interrupted'
}

/** The person cancelled. */
class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

async function perform(definition: JobDefinition, job: Running, parts: Parts): Promise<JobEnd> {
  const { row, control } = job
  if (row.cancelling) return { state: 'cancelled' }
  if (await parts.database.read('platform', (tx) => isFrozen(tx, row.ent_id))) {
    return { state: 'cancelled' }
  }
  if (row.attempt > 1 && !definition.resumes) return { state: 'failed', error: 'job-interrupted' }
  const progress = trackProgress(job, parts)
  let result: unknown = null
  const handle: RunningJob = {
    id: row.id,
    scope: job.scope,
    title: row.title,
    attempt: row.attempt,
    signal: control.signal,
    progress: progress.report,
    result: (value) => {
      result = value
    },
  }
  try {
    await definition.run(definition.input.parse(row.input), handle)
    await progress.settle()
    return { state: 'done', result }
  } catch (error) {
    await progress.settle()
    return endOf(error, { control, definition, row, log: parts.log })
  }
}

function endOf(
  error: unknown,
  context: { control: AbortController; definition: JobDefinition; row: JobRow; log: Logger },
): JobEnd {
  const { control, definition, row, log } = context
  if (control.signal.reason instanceof Cancelled) return { state: 'cancelled' }
  if (control.signal.reason instanceof Interrupted) {
    if (definition.resumes) throw control.signal.reason
    return { state: 'failed', error: 'job-interrupted' }
  }
  if (error instanceof JobFailed || error instanceof Refusal)
    return { state: 'failed', error: error.code, errorDetails: error.details }
  log.error({ err: error, jobId: row.id, kind: row.kind }, 'a job failed')
  return { state: 'failed', error: 'internal' }
}

async function checkCancelled(database: Database, { row, scope, control }: Running): Promise<void> {
  if (control.signal.aborted) return
  const now = await database.read(scope, (tx) => selectJob(tx, row.id))
  if (now?.cancelling) control.abort(new Cancelled())
}

/** Writes and announces the latest progress at most four times a second. */
function trackProgress({ row, scope, control }: Running, { database, bus, log }: Parts) {
  let latest: { done: number; total: number | null } | null = null
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()
  let total: number | null = null

  async function write(): Promise<void> {
    timer = null
    const values = latest
    latest = null
    if (!values) return
    try {
      const cancelling = await database.transaction(scope, (tx) =>
        saveProgress(tx, { id: row.id, ...values }),
      )
      if (cancelling) control.abort(new Cancelled())
      bus.publish([jobEvent(row)])
    } catch (error) {
      log.warn({ err: error, jobId: row.id }, 'progress was not written')
    }
  }

  return {
    report: (done: number, ofTotal?: number | null): void => {
      if (ofTotal !== undefined) total = ofTotal
      latest = { done, total }
      timer ??= setTimeout(() => {
        writing = write()
      }, progressMs)
    },
    async settle() {
      if (timer) clearTimeout(timer)
      await writing
      await write()
    },
  }
}
