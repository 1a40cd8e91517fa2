import { isEnded, type Job } from '@atrium/domain-core'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../clock'
import { createDatabase, type RunningDatabase } from '../database/create-database'
import { createBus, type RunningBus } from '../events/create-bus'
import { httpMigrations } from '../http/http-migrations'
import { createLogger } from '../log'
import { freshDatabase, refuseUnfitSql, type TestConnections } from '../testing/test-database'
import type { Chore } from './chore'
import { defineJob, JobFailed, type RunningJob } from './job-definition'
import { cancelJobsOf, selectJob, toJob } from './job-store'
import { createJobs, type RunningJobs } from './jobs'

const me = { entId: 'one', personId: systemClock.newId() }
const log = createLogger('silent')
const started: RunningJob[] = []
const attempts: number[] = []
const counting = defineJob({
  kind: 'test.count',
  input: z.object({ to: z.number() }),
  async run({ to }, job) {
    for (let n = 0; n <= to; n += 1) job.progress(n, to)
    job.result({ counted: to })
  },
})
const failing = defineJob({
  kind: 'test.fail',
  input: z.object({ code: z.string().nullable() }),
  async run({ code }) {
    throw code === null ? new Error('a mistake of ours') : new JobFailed(code, { max: 7 })
  },
})
const endless = defineJob({
  kind: 'test.endless',
  input: z.object({}),
  resumes: true,
  run: (_, job) =>
    new Promise((_resolve, reject) => {
      started.push(job)
      attempts.push(job.attempt)
      job.signal.addEventListener('abort', () => reject(job.signal.reason as Error))
    }),
})

let swept = 0
const sweeping: Chore = {
  name: 'test.sweep',
  cron: '0 3 * * *',
  run: async () => {
    swept += 1
    throw new Error('half of it went wrong')
  },
}

interface Process {
  readonly database: RunningDatabase
  readonly bus: RunningBus
  readonly jobs: RunningJobs
}

async function startProcess(connections: TestConnections): Promise<Process> {
  const processId = systemClock.newId()
  const connection = connections.app
  const database = createDatabase({
    connection,
    poolSize: 4,
    log,
    modules: [],
    hooks: {
      writeAudit: async () => undefined,
      enqueue: (tx, kind, input, options) => jobs.enqueue(tx, kind, input, options),
      committed: (id, events) => bus.committed(id, events),
      newId: () => systemClock.newId(),
      inspect: refuseUnfitSql,
    },
  })
  const bus = createBus({ pool: database.pool, connection, processId, log })
  const definitions = [counting, failing, endless]
  const parts = {
    connection,
    database,
    bus,
    clock: systemClock,
    log,
    processId,
    chores: [sweeping],
  }
  const jobs = createJobs({ ...parts, definitions, works: true })
  await bus.start()
  await jobs.start()
  return { database, bus, jobs }
}

async function stopProcess({ database, bus, jobs }: Process, drainMs = 0): Promise<void> {
  await jobs.stop(drainMs)
  await bus.stop()
  await database.close()
}

let connections: TestConnections
let process: Process

beforeAll(async () => {
  connections = await freshDatabase(httpMigrations)
  process = await startProcess(connections)
})
afterAll(async () => {
  await stopProcess(process)
})

const enqueue = (kind: string, input: unknown) =>
  process.database.transaction(me, (tx) => tx.enqueue(kind, input, { title: 'Pumps' }))

async function read(id: string): Promise<Job | undefined> {
  const row = await process.database.read(me, (tx) => selectJob(tx, id))
  return row && toJob(row)
}

async function cancel(id: string): Promise<void> {
  await process.database.transaction(me, async (tx) => {
    const row = await selectJob(tx, id)
    if (row) await process.jobs.cancel(tx, row)
  })
}

async function ended(id: string): Promise<Job | undefined> {
  await expect.poll(async () => isEnded((await read(id))!), { timeout: 10_000 }).toBe(true)
  return read(id)
}

describe('a job', () => {
  it('is refused with an input its kind does not take', async () => {
    await expect(enqueue('test.count', { to: 'ten' })).rejects.toThrow('expected number')
    await expect(enqueue('test.unknown', {})).rejects.toThrow('no job of kind')
  })
  it('never starts when its transaction fails', async () => {
    let id = ''
    const work = process.database.transaction(me, async (tx) => {
      id = await tx.enqueue('test.count', { to: 1 })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await read(id)).toBeUndefined()
  })
  it('ends with the code of what went wrong, and what fills its message', async () => {
    expect(await ended(await enqueue('test.fail', { code: 'file-broken' }))).toMatchObject({
      state: 'failed',
      error: 'file-broken',
      errorDetails: { max: 7 },
    })
    expect(await ended(await enqueue('test.fail', { code: null }))).toMatchObject({
      error: 'internal',
    })
  })
  it('is not seen from another space', async () => {
    const id = await enqueue('test.count', { to: 1 })
    const other = { entId: 'two', personId: me.personId }
    expect(await process.database.read(other, (tx) => selectJob(tx, id))).toBeUndefined()
  })
  it('tells its progress and keeps its result', async () => {
    const heard: string[] = []
    const stop = process.bus.subscribe(({ entity, ids }) => heard.push(`${entity} ${ids?.[0]}`))
    const id = await enqueue('test.count', { to: 1000 })
    expect(await ended(id)).toMatchObject({
      title: 'Pumps',
      state: 'done',
      done: 1000,
      total: 1000,
      result: { counted: 1000 },
      error: null,
    })
    await expect.poll(() => heard.filter((text) => text === `job ${id}`).length).toBe(3)
    stop()
  })
  it('stops when the person cancels', async () => {
    const id = await enqueue('test.endless', {})
    await expect.poll(() => started.some((job) => job.id === id)).toBe(true)
    expect(await read(id)).toMatchObject({ state: 'running' })
    await cancel(id)
    expect(await ended(id)).toMatchObject({ state: 'cancelled' })
  })
  it('never starts when it was cancelled while it waited', async () => {
    const [first, second] = [await enqueue('test.endless', {}), await enqueue('test.endless', {})]
    await expect.poll(() => started.some((job) => job.id === first)).toBe(true)
    await cancel(second)
    expect(await read(second)).toMatchObject({ state: 'cancelled' })
    await cancel(first)
    expect(await ended(first)).toMatchObject({ state: 'cancelled' })
    expect(started.some((job) => job.id === second)).toBe(false)
  })
  it('stops when its space is frozen, and does not begin in one that is', async () => {
    const running = await enqueue('test.endless', {})
    await expect.poll(() => started.some((job) => job.id === running)).toBe(true)
    await process.database.transaction('platform', async (tx) => {
      await tx.query(
        "insert into platform.enterprises (ent_id, name, state) values ('one', 'One', 'frozen')",
      )
      await cancelJobsOf(tx, 'one')
    })
    expect(await ended(running)).toMatchObject({ state: 'cancelled' })
    expect(await ended(await enqueue('test.count', { to: 1 }))).toMatchObject({
      state: 'cancelled',
      result: null,
    })
    await process.database.transaction('platform', (tx) =>
      tx.query("delete from platform.enterprises where ent_id = 'one'"),
    )
  })
  it('resumes in another process when its own stops', async () => {
    const id = await enqueue('test.endless', {})
    await expect.poll(() => started.some((job) => job.id === id)).toBe(true)
    await stopProcess(process)
    process = await startProcess(connections)
    await expect
      .poll(() => started.filter((job) => job.id === id).map((job) => job.attempt), {
        timeout: 15_000,
      })
      .toEqual([1, 2])
    await cancel(id)
    expect(await ended(id)).toMatchObject({ state: 'cancelled' })
  })
})

describe('a chore', () => {
  it('is done when its time has come, and again after it failed', async () => {
    const boss = new PgBoss({ ...connections.app, schema: 'pgboss', supervise: false } as object)
    boss.on('error', () => undefined)
    await boss.start()
    expect(await boss.getSchedules('chore.test.sweep')).toMatchObject([{ cron: '0 3 * * *' }])
    for (const times of [1, 2]) {
      await boss.send('chore.test.sweep')
      await expect.poll(() => swept, { timeout: 10_000 }).toBe(times)
    }
    await boss.stop()
  })
})
