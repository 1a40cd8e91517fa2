import { freshDatabase, httpMigrations } from '@atrium/server-core/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectedHash } from './chain.ts'
import { loggedSpaces, verifyDatabase } from './verify-database.ts'

const months = ['2026-08', '2026-09', '2026-10', '2026-11'] as const
const entId = 'archive'
const perMonth = 3

let sql: Client
beforeAll(async () => {
  sql = new Client((await freshDatabase(httpMigrations)).owner)
  await sql.connect()
  await sql.query(`select platform.prepare_audit_months('2026-08-01', ${months.length})`)
  await write()
})
afterAll(() => sql.end())
// Whatever a test does to the log is undone.
beforeEach(async () => {
  await sql.query('begin')
  return () => sql.query('rollback')
})

/** A chain over several months, as the product writes it. */
async function write(): Promise<void> {
  let previous: Buffer = Buffer.alloc(0)
  let seq = 0
  for (const month of months) {
    for (let day = 1; day <= perMonth; day++) {
      seq += 1
      const told = { seq, at: new Date(`${month}-0${day}T08:00:00Z`), entry: `{"act":"n.${seq}"}` }
      const hash = expectedHash(entId, previous, { ...told, hash: previous })
      await sql.query(
        'insert into platform.audit_log (ent_id, seq, at, entry, hash) values ($1, $2, $3, $4, $5)',
        [entId, seq, told.at, told.entry, hash],
      )
      previous = hash
    }
  }
  await sql.query('insert into platform.audit_heads (ent_id, seq, hash) values ($1, $2, $3)', [
    entId,
    seq,
    previous,
  ])
}

const tableOf = (month: string) => `platform.audit_log_${month.replace('-', '_')}`
const firstOf = (month: (typeof months)[number]) => months.indexOf(month) * perMonth + 1

describe('the log in a database', () => {
  it.each(months)('is broken where an entry of %s was changed', async (month) => {
    const seq = firstOf(month) + 1
    const { rowCount } = await sql.query(
      `update ${tableOf(month)} set entry = '{"act":"n.0"}' where seq = ${seq}`,
    )
    expect(rowCount).toBe(1)
    expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq })
  })
  it.each(months)('is broken where an entry of %s is missing, or all of them', async (month) => {
    const seq = firstOf(month) + 1
    await sql.query(`delete from ${tableOf(month)} where seq = ${seq}`)
    expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq })
    await sql.query(`drop table ${tableOf(month)}`)
    expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq: firstOf(month) })
  })
  it.each(months)(
    'is broken where an entry was slipped into %s, or moved in time',
    async (month) => {
      const seq = firstOf(month)
      await sql.query(
        `insert into ${tableOf(month)} (ent_id, seq, at, entry, hash)
        select ent_id, seq, at + interval '1 hour', entry, hash from ${tableOf(month)} where seq = ${seq}`,
      )
      expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq })
      await sql.query(
        `delete from ${tableOf(month)} where seq = ${seq} and extract(hour from at) = 8`,
      )
      expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq })
    },
  )
  it('is broken where its end was cut off, or its head is gone', async () => {
    await sql.query(`delete from ${tableOf('2026-11')} where seq = 12`)
    expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq: 12 })
    await sql.query('rollback; begin')
    await sql.query('update platform.audit_heads set seq = 11')
    expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq: 11 })
    await sql.query('delete from platform.audit_heads')
    expect(await verifyDatabase(sql, entId)).toMatchObject({ ok: false, seq: 1 })
    expect(await loggedSpaces(sql)).toEqual([entId])
  })
  it('is whole as the product left it', async () => {
    expect(await verifyDatabase(sql, entId)).toEqual({ ok: true, entries: 12 })
  })
})
