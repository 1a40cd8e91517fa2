import { cancelJob, defineEndpoint, getJob, isEnded, listJobs } from '@atrium/domain-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { implement } from './http/implement'
import { defineJob } from './jobs/job-definition'
import type { Core, ServerModule } from './module'
import { testServer, type TestServer } from './testing/test-server'

const startCount = defineEndpoint({
  id: 'counts.start-count',
  method: 'POST',
  kind: 'write',
  path: '/counts',
  input: z.object({ to: z.number() }),
  output: z.object({ jobId: z.string() }),
})
const count = defineJob({
  kind: 'counts.count',
  input: z.object({ to: z.number() }),
  run: async ({ to }, job) => job.result(to),
})

function countsModule({ database }: Core): ServerModule {
  return {
    name: 'counts',
    migrations: [{ id: '0001-counts', up: 'create table platform.counts (id uuid primary key)' }],
    jobs: [count],
    routes: [
      implement(startCount, {
        permission: 'signed-in',
        handle: ({ to }, { caller }) =>
          database.transaction(caller, async (tx) => ({
            jobId: await tx.enqueue(count.kind, { to }, { title: `To ${to}` }),
          })),
      }),
    ],
  }
}

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [countsModule(core)] })
})
afterAll(() => server.close())

describe('jobs over calls', () => {
  it('refuse nobody, and an id that is none', async () => {
    await expect(server.call(listJobs, {}, { as: null })).rejects.toMatchObject({ status: 401 })
    await expect(server.call(getJob, { jobId: 'x' })).rejects.toMatchObject({ status: 400 })
    await expect(server.call(listJobs, { cursor: 'x' })).rejects.toMatchObject({ status: 400 })
  })
  it('are hidden from everybody but who started them', async () => {
    const { jobId } = await server.call(startCount, { to: 1 }, { as: 'user' })
    await expect(server.call(getJob, { jobId })).rejects.toMatchObject({ status: 404 })
    await expect(server.call(cancelJob, { jobId })).rejects.toMatchObject({ status: 404 })
  })
  it('run, are listed newest first page by page, and stay as they ended', async () => {
    const ids: string[] = []
    for (const to of [1, 2, 3]) ids.unshift((await server.call(startCount, { to })).jobId)
    for (const jobId of ids) {
      await expect.poll(async () => isEnded(await server.call(getJob, { jobId }))).toBe(true)
    }
    const first = await server.call(listJobs, { limit: 2 })
    const second = await server.call(listJobs, { limit: 2, cursor: first.nextCursor! })
    expect([...first.rows, ...second.rows].map((job) => job.id)).toEqual(ids)
    expect(first.total).toEqual({ count: 3, exact: true })
    expect(first.rows[0]).toMatchObject({ state: 'done', title: 'To 3', result: 3 })
    expect(await server.call(cancelJob, { jobId: ids[0]! })).toMatchObject({ state: 'done' })
  })
})

describe('a change', () => {
  it('is announced with the request that caused it, and what a job does later is not', async () => {
    const heard: (string | undefined)[] = []
    const leave = server.core.bus.subscribe(({ requestId }) => heard.push(requestId))
    const headers = { 'x-request-id': 'window-1-write-1' }
    const { jobId } = await server.call(startCount, { to: 0 }, { headers })
    await expect.poll(async () => isEnded(await server.call(getJob, { jobId }))).toBe(true)
    await expect.poll(() => heard).toEqual(['window-1-write-1', undefined])
    leave()
  })
})
