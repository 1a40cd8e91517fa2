import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHttp, type TestHttp } from '../testing/test-http'
import { verifyAudit } from './audit-log'

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
