import { getJob, isEnded } from '@atrium/domain-core'
import {
  exportEnterprise,
  exportedDataSchema,
  getUsage,
  setRecycleDays,
} from '@atrium/domain-enterprise'
import { refusalOf, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testEnterprise } from '../testing/enterprise-server'

let server: TestServer
beforeAll(async () => {
  server = await testEnterprise()
})
afterAll(() => server.close())

describe('what an enterprise keeps', () => {
  it('is for its administrators only', async () => {
    for (const as of ['root', 'saas', 'user', 'safe', 'audit'] as const) {
      for (const call of [
        () => server.call(getUsage, {}, { as }),
        () => server.call(setRecycleDays, { days: 30 }, { as }),
        () => server.call(exportEnterprise, {}, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status: 403 })
      }
    }
    expect(await refusalOf(server.call(setRecycleDays, { days: 0 }))).toMatchObject({
      code: 'invalid-input',
    })
  })
  it('is counted by application, the largest first', async () => {
    const usage = await server.call(getUsage, {})
    expect(usage).toMatchObject({
      people: { active: 6, suspended: 0, left: 0 },
      applications: 2,
      forms: 2,
      records: 7,
      recordBytes: 300,
      bin: { applications: 0, forms: 2 },
      recycleDays: 60,
    })
    expect(usage.apps.map(({ name, forms, bytes }) => [name, forms, bytes])).toEqual([
      ['Sales', 2, 300],
      ['Empty', 0, 0],
    ])
  })
  it('stays in the bin for as long as the enterprise says', async () => {
    await server.call(setRecycleDays, { days: 90 })
    expect(await server.call(getUsage, {})).toMatchObject({ recycleDays: 90 })
  })
  it('is written into one file that nobody else may have', async () => {
    const { id } = await server.call(exportEnterprise, {})
    const done = await vi.waitFor(
      async () => {
        const job = await server.call(getJob, { jobId: id })
        expect(isEnded(job)).toBe(true)
        return job
      },
      { timeout: 10_000 },
    )
    const { fileId, lines } = exportedDataSchema.parse(done.result)
    const get = async (as: 'admin' | 'user') =>
      server.app.inject({
        url: `/sapi/files/${fileId}`,
        headers: { cookie: await server.cookieOf(as) },
      })
    const kinds = (await get('admin')).body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind)
    expect([kinds, lines]).toEqual([['enterprise', 'thing'], 2])
    expect((await get('user')).statusCode).toBe(404)
    const { jobs } = await server.call(getUsage, {})
    expect(jobs[0]).toMatchObject({ id, state: 'done' })
  })
})
