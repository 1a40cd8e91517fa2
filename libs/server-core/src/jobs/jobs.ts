import { Client, type PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Clock } from '../clock'
import type { Database, EnqueueOptions, Tx } from '../database/database'
import type { Bus } from '../events/bus'
import type { Logger } from '../log'
import type { Chore } from './chore'
import type { JobDefinition } from './job-definition'
import { createJobRunner } from './job-runner'
import { askToCancel, insertJob, jobEvent, selectForsaken, type JobRow } from './job-store'

/** Long work: kept in the database, run by any process with the role. */
export interface Jobs {
  enqueue(tx: Tx, kind: string, input: unknown, options: EnqueueOptions): Promise<string>
  /** Asks a running job to stop; a waiting one never starts. */
  cancel(tx: Tx, job: JobRow): Promise<void>
}

export interface RunningJobs extends Jobs {
  readonly start: () => Promise<void>
  /** Lets what runs end, for so long; then interrupts it. */
  stop(drainMs: number): Promise<void>
}

export interface JobsParts {
  readonly connection: PoolConfig
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly log: Logger
  /** Names this process among all. */
  readonly processId: string
  readonly definitions: readonly JobDefinition[]
  readonly chores: readonly Chore[]
  /** Whether this process runs jobs, or only enqueues them. */
  readonly works: boolean
}

const workerLockClass = 0x61_74_72_6a
const forsakenMs = 30_000

export function createJobs(parts: JobsParts): RunningJobs {
  const { connection, database, definitions, chores, log, processId, works } = parts
  const stopping = new AbortController()
  const kinds = new Map(definitions.map((definition) => [definition.kind, definition]))
  const runner = createJobRunner({ ...parts, worker: processId })
  const presence = new Client({ ...connection, application_name: 'atrium worker' })
  presence.on('error', (error) => log.warn(error, 'the lock of this worker is lost'))
  let rescue: NodeJS.Timeout | null = null
  const boss = new PgBoss({
    ...(connection as object),
    schema: 'pgboss',
    application_name: 'atrium jobs',
    max: 3,
    useListenNotify: works,
    supervise: works,
    schedule: works && chores.length > 0,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 30,
  })
  boss.on('error', (error) => log.warn(error, 'the job queue'))

  /** One worker at a time takes one job; having done it, it looks for the next without waiting. */
  async function work(definition: JobDefinition): Promise<void> {
    const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 }
    let worker = ''
    worker = await boss.work<{ jobId: string }>(definition.kind, options, async ([job]) => {
      if (job) await runner.run(definition, job.data.jobId, job.signal)
      boss.notifyWorker(worker)
    })
  }

  /** Whichever process is free when the time has come does it; one that fails waits for its next time. */
  async function scheduleChore(chore: Chore): Promise<void> {
    const { name, cron } = chore
    const queue = choreQueue(name)
    await boss.work(
      queue,
      { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 300 },
      async () => {
        try {
          await chore.run(stopping.signal)
        } catch (error) {
          if (!stopping.signal.aborted) log.error({ err: error, chore: name }, 'a chore failed')
        }
      },
    )
    await boss.schedule(queue, cron)
  }

  /** Jobs of processes that died go back to their queues. */
  async function rescueForsaken(): Promise<void> {
    const found = await database.read('platform', (tx) => selectForsaken(tx, workerLockClass))
    for (const { id, kind } of found) if (kinds.has(kind)) await boss.fail(kind, id)
  }

  return {
    async enqueue(tx, kind, input, options) {
      const definition = kinds.get(kind)
      if (!definition) throw new Error(`there is no job of kind ${kind}`)
      if (tx.scope === 'platform') throw new Error('a job belongs to a space')
      const { entId, personId } = tx.scope
      const id = parts.clock.newId()
      const given = definition.input.parse(input)
      const title = options.title ?? kind
      await insertJob(tx, { id, ent_id: entId, person_id: personId, kind, title, input: given })
      const startAfter = options.startAfter ? { startAfter: options.startAfter } : {}
      await boss.send(kind, { jobId: id }, { id, ...startAfter, db: within(tx) })
      tx.announce({ ...jobEvent({ id, ent_id: entId, person_id: personId }), act: 'added' })
      return id
    },
    async cancel(tx, job) {
      await askToCancel(tx, job.id)
      if (job.state === 'waiting') await boss.cancel(job.kind, job.id, { db: within(tx) })
      tx.announce(jobEvent(job))
    },
    async start() {
      await Promise.all([boss.start(), works ? presence.connect() : null])
      await createQueues(boss, [...kinds.keys(), ...chores.map(({ name }) => choreQueue(name))])
      if (!works) return
      await presence.query('select pg_advisory_lock_shared($1, hashtext($2))', [
        workerLockClass,
        processId,
      ])
      await rescueForsaken()
      await Promise.all([...definitions.flatMap(workers).map(work), ...chores.map(scheduleChore)])
      rescue = setInterval(() => {
        rescueForsaken().catch((error: unknown) => log.warn(error, 'jobs were not rescued'))
      }, forsakenMs)
      rescue.unref()
    },
    async stop(drainMs) {
      if (rescue) clearInterval(rescue)
      stopping.abort()
      const limit = setTimeout(() => runner.abortAll(), drainMs)
      await boss.stop({ graceful: true, timeout: drainMs + 5000 })
      clearTimeout(limit)
      if (works) await presence.end()
    },
  }
}

const queueOptions = {
  notify: true,
  retryLimit: 5,
  retryDelay: 0,
  expireInSeconds: 23 * 3600,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 24 * 3600,
}

async function createQueues(boss: PgBoss, kinds: readonly string[]): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const kind of kinds) {
    if (!existing.has(kind)) await boss.createQueue(kind, queueOptions)
  }
}

function choreQueue(name: string): string {
  return `chore.${name}`
}

function workers(definition: JobDefinition): JobDefinition[] {
  return Array.from({ length: definition.concurrency ?? 1 }, () => definition)
}

/** The queue's statements in the caller's transaction. */
function within(tx: Tx) {
  return {
    executeSql: (text: string, values?: unknown[]) => tx.client.query(text, values),
  }
}
