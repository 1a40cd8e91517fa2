import { getCurrentUser, getJob, type Job, type Role } from '@atrium/domain-core'
import {
  auditExportSchema,
  checkAudit,
  exportAudit,
  getAuditEntry,
  listAudit,
  listOperations,
  separateDuties,
} from '@atrium/domain-security'
import { refusalOf, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveRoles, securityAndTrial } from '../security.fixture'

let server: TestServer
let user = ''
beforeAll(async () => {
  server = await testServer({ modules: securityAndTrial })
  user = (await server.call(getCurrentUser, {}, { as: 'user' })).id
  for (const roles of [['user', 'saas'], ['user']] as const) {
    await server.call(giveRoles, { personId: user, roles: [...roles] })
  }
})
afterAll(() => server.close())

const audit = { as: 'audit' } as const
const ended = async (job: Job, as: Role): Promise<Job> => {
  let found = job
  await expect
    .poll(async () => (found = await server.call(getJob, { jobId: job.id }, { as })).state)
    .toMatch(/done|failed/)
  return found
}

describe('the log of an enterprise', () => {
  it('is closed to all but who watches it, and to other spaces', async () => {
    for (const as of ['root', 'admin', 'user', 'safe'] as const) {
      for (const call of [
        () => server.call(listAudit, {}, { as }),
        () => server.call(getAuditEntry, { seq: 1 }, { as }),
        () => server.call(checkAudit, {}, { as }),
        () => server.call(exportAudit, {}, { as }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status: 403 })
      }
    }
    const elsewhere = server.call(listAudit, {}, { ...audit, entId: 'north' })
    expect(await refusalOf(elsewhere)).toMatchObject({ status: 403 })
  })
  it('refuses filters and places that are none', async () => {
    for (const input of [
      { act: 'Drop table' },
      { personId: 'nobody' },
      { from: 'yesterday' },
      { cursor: 'made-up' },
    ]) {
      expect(await refusalOf(server.call(listAudit, input, audit))).toMatchObject({ status: 400 })
    }
    expect(await refusalOf(server.call(getAuditEntry, { seq: 99_999 }, audit))).toMatchObject({
      code: 'audit-entry-not-found',
    })
  })
  it('says who did what to what, from where, and how it was before', async () => {
    const { rows, total } = await server.call(listAudit, { act: 'trial' }, audit)
    expect(total).toEqual({ count: 2, exact: true })
    expect(rows[0]).toMatchObject({
      act: 'trial.give-roles',
      entityId: user,
      entityName: '业务专员',
      person: { name: '企业管理员' },
      roles: ['admin'],
      ip: '127.0.0.1',
      result: 'done',
    })
    const entry = await server.call(getAuditEntry, { seq: rows[0]?.seq ?? 0 }, audit)
    expect(entry).toMatchObject({
      before: { roles: ['user', 'saas'] },
      after: { roles: ['user'] },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
    expect(entry.sessionId).not.toBeNull()
  })
  it('names who acted in whose name, and where a program did', async () => {
    const admin = (await server.call(getCurrentUser, {})).id
    const safe = (await server.call(getCurrentUser, {}, { as: 'safe' })).id
    const scope = { entId: 'demo', personId: safe }
    for (const by of [{ agentId: admin }, { tokenId: safe }]) {
      await server.core.database.transaction({ ...scope, ...by }, async (tx) =>
        tx.record({ act: 'probe.do', entity: 'probe' }),
      )
    }
    const { rows } = await server.call(listAudit, { act: 'probe.do' }, audit)
    expect(rows).toMatchObject([
      { person: { id: safe }, agent: null, byToken: true },
      { person: { id: safe }, agent: { id: admin, name: '企业管理员' }, byToken: false },
    ])
  })
  it('is read by person, by thing, by time and page by page', async () => {
    const one = await server.call(listAudit, { entityId: user, limit: 1 }, audit)
    const { nextCursor: cursor } = one
    const other = await server.call(listAudit, { entityId: user, limit: 1, cursor }, audit)
    expect(other.rows[0]?.seq).toBe((one.rows[0]?.seq ?? 0) - 1)
    expect(other.nextCursor).toBeUndefined()
    const later = { from: new Date(Date.now() + 60_000).toISOString() }
    expect((await server.call(listAudit, later, audit)).rows).toEqual([])
    expect((await server.call(listAudit, { personId: user }, audit)).rows).toEqual([])
    expect((await server.call(listAudit, { result: 'refused' }, audit)).rows).toEqual([])
  })
  it('is checked by a job that says where it breaks, or that it does not', async () => {
    const job = await ended(await server.call(checkAudit, {}, audit), 'audit')
    expect(job).toMatchObject({ state: 'done', result: { ok: true } })
  })
  it('leaves the house signed', async () => {
    const job = await ended(await server.call(exportAudit, { act: 'trial' }, audit), 'audit')
    const made = auditExportSchema.parse(job.result)
    expect(made.entries).toBe(2)
    const scope = { entId: 'demo', personId: null }
    const stream = await server.core.files.open(scope, made.file.id)
    const text = (await stream.toArray()).map(String).join('')
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string })
    expect(lines.map(({ type }) => type)).toEqual(['head', 'entry', 'entry', 'seal'])
    expect(lines.at(-1)).toMatchObject({ digest: made.digest, fingerprint: made.fingerprint })
  })
  it('hides from a service provider what administrators do, once duties are separate', async () => {
    const seen = async (as: Role) =>
      (await server.call(listAudit, { act: 'trial' }, { as })).rows.length
    expect(await seen('saas')).toBe(2)
    await server.call(separateDuties, {})
    expect(await seen('saas')).toBe(0)
    expect(await seen('audit')).toBe(2)
  })
})

describe('the log of the platform', () => {
  it('is read by root alone', async () => {
    for (const as of ['saas', 'admin', 'user', 'safe', 'audit'] as const) {
      expect(await refusalOf(server.call(listOperations, {}, { as }))).toMatchObject({
        status: 403,
      })
    }
  })
  it('shows seven days of what concerns security and accounts, in every enterprise', async () => {
    const { rows } = await server.call(listOperations, { area: 'security' }, { as: 'root' })
    expect(rows[0]).toMatchObject({
      entId: 'demo',
      act: expect.stringContaining('security.') as string,
    })
    const found = await server.call(listOperations, { search: 'nobody' }, { as: 'root' })
    expect(found.rows).toEqual([])
    const page = await server.call(listOperations, { limit: 1 }, { as: 'root' })
    const { nextCursor: cursor } = page
    const next = await server.call(listOperations, { limit: 1, cursor }, { as: 'root' })
    expect(next.rows[0]?.seq).not.toBe(page.rows[0]?.seq)
  })
})
