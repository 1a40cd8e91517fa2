import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHttp, type TestHttp } from '../testing/test-http'
import { prepareMonths } from './audit-chore'
import { verifyAudit } from './verify-audit'

let http: TestHttp
beforeAll(async () => {
  http = await testHttp()
  for (const entId of ['demo', 'north']) {
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        http.database.transaction({ entId, personId: null }, async (tx) => {
          tx.record({
            act: 'notes.add',
            entity: 'note',
            entityId: String(n),
            details: { n, 名: '值' },
          })
          tx.record({ act: 'notes.read', entity: 'note' })
        }),
      ),
    )
  }
})
afterAll(() => http.close())

const asApp = (sql: string) => http.database.transaction('platform', (tx) => tx.query(sql))

async function asOwner(sql: string): Promise<void> {
  const client = new Client(http.owner)
  await client.connect()
  await client.query(sql)
  await client.end()
}

describe('the audit log', () => {
  it('has a table for each month ahead, which the application cannot change either', async () => {
    const ahead = { now: () => new Date('2031-01-31T23:30:00Z'), newId: () => '' }
    await prepareMonths({ database: http.database, clock: ahead })
    await prepareMonths({ database: http.database, clock: ahead })
    const made = await asApp(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'platform.audit_log'::regclass order by 1`,
    )
    expect(made).toEqual([
      { name: 'audit_log_2031_01' },
      { name: 'audit_log_2031_02' },
      { name: 'audit_log_2031_03' },
      { name: 'audit_log_rest' },
    ])
    for (const act of ['delete from', 'truncate', 'insert into', 'update'] as const) {
      const rest = { 'insert into': ' default values', update: ` set entry = 'x'` } as const
      const statement = `${act} platform.audit_log_2031_01${act in rest ? rest[act as 'update'] : ''}`
      await expect(asApp(statement)).rejects.toThrow('permission denied')
    }
    await expect(asApp('drop table platform.audit_log_2031_01')).rejects.toThrow('must be owner')
    await expect(asApp('truncate platform.audit_log')).rejects.toThrow('permission denied')
  })
  it('says who did it, by which session, from where and how it ended', async () => {
    const by = { roles: ['safe'], sessionId: 's', ip: '::1', approvedBy: 'boss' } as const
    const personId = '00000000-0000-7000-8000-000000000001'
    const scope = { entId: 'told', personId, requestId: 'r', ...by }
    await http.database.transaction(scope, async (tx) => {
      tx.record({ act: 'notes.burn', entity: 'note', entityId: '7', result: 'refused' })
    })
    const [row] = await http.database.read({ entId: 'told', personId: null }, (tx) =>
      tx.query<{ entry: string; act: string; result: string }>(
        `select entry, act, person_id, entity_id, result from platform.audit_log where ent_id = 'told'`,
      ),
    )
    expect(row).toMatchObject({ act: 'notes.burn', entity_id: '7', result: 'refused' })
    expect(JSON.parse(row?.entry ?? '')).toMatchObject({ ...by, personId, requestId: 'r' })
  })
  it('names the grant by which a guest was there', async () => {
    const personId = '0190a5b0-0000-7000-8000-0000000000aa'
    const scope = { entId: 'guests', personId, visit: { grantId: 'grant-7' } }
    await http.database.transaction(scope, async (tx) => {
      tx.record({ act: 'form.publish', entity: 'form', entityId: 'x' })
    })
    const [line] = await http.database.read('platform', (tx) =>
      tx.query<{ entry: string }>("select entry from platform.audit_log where ent_id = 'guests'"),
    )
    expect(JSON.parse(line?.entry ?? '{}')).toMatchObject({ personId, grantId: 'grant-7' })
  })
  it('cannot be changed by the application', async () => {
    await expect(asApp(`update platform.audit_log set entry = 'x'`)).rejects.toThrow(
      'permission denied',
    )
    await expect(asApp('delete from platform.audit_log')).rejects.toThrow('permission denied')
    await expect(asApp('delete from platform.audit_log_rest')).rejects.toThrow('permission denied')
  })
  it('keeps nothing of a transaction that failed', async () => {
    const failing = http.database.transaction({ entId: 'demo', personId: null }, async (tx) => {
      tx.record({ act: 'notes.add', entity: 'note' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await verifyAudit(http.database, 'demo')).toEqual({ ok: true, entries: 12 })
  })
  it('shows where an entry was changed, and where the end is missing', async () => {
    await asOwner(
      `update platform.audit_log set entry = replace(entry, 'notes.add', 'notes.not') where ent_id = 'demo' and seq = 5`,
    )
    await asOwner(`delete from platform.audit_log where ent_id = 'north' and seq = 12`)
    const changed = await verifyAudit(http.database, 'demo')
    expect(changed.ok).toBe(false)
    expect(await verifyAudit(http.database, 'north')).toEqual({ ok: false, seq: 12 })
  })
})
