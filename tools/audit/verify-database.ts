import type { Client } from 'pg'
import { type ChainEntry, expectedHash } from './chain.ts'

const batch = 5000

export type Verdict =
  | { readonly ok: true; readonly entries: number }
  /** The first entry that is missing, added or changed. */
  | { readonly ok: false; readonly seq: number; readonly reason: string }

/** Walks a space's chain, from its first entry to what its head is now. */
export async function verifyDatabase(sql: Client, entId: string): Promise<Verdict> {
  const head = await sql.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from platform.audit_heads where ent_id = $1',
    [entId],
  )
  const last = Number(head.rows[0]?.seq ?? 0)
  let previous: Buffer = Buffer.alloc(0)
  let seq = 0
  while (seq < last) {
    const { rows } = await sql.query<ChainEntry & { seq: string }>(
      `select seq, at, entry, hash from platform.audit_log
        where ent_id = $1 and seq > $2 and seq <= $3 order by seq, at limit ${batch}`,
      [entId, seq, last],
    )
    if (rows.length === 0) return { ok: false, seq: seq + 1, reason: 'it is missing' }
    for (const row of rows) {
      seq += 1
      if (Number(row.seq) > seq) return { ok: false, seq, reason: 'it is missing' }
      if (Number(row.seq) < seq) return { ok: false, seq: seq - 1, reason: 'it is there twice' }
      if (!expectedHash(entId, previous, row).equals(row.hash)) {
        return { ok: false, seq, reason: 'it was changed, or what stands before it was' }
      }
      previous = row.hash
    }
  }
  const kept = head.rows[0]?.hash ?? previous
  if (!kept.equals(previous)) return { ok: false, seq, reason: 'it is not the last' }
  return last === 0 ? withoutHead(sql, entId) : { ok: true, entries: seq }
}

async function withoutHead(sql: Client, entId: string): Promise<Verdict> {
  const { rowCount } = await sql.query('select from platform.audit_log where ent_id = $1 limit 1', [
    entId,
  ])
  return rowCount === 0
    ? { ok: true, entries: 0 }
    : { ok: false, seq: 1, reason: 'the head of its chain is missing' }
}

/** Every space that has a log. */
export async function loggedSpaces(sql: Client): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `select ent_id as id from platform.audit_heads
      union select distinct ent_id from platform.audit_log order by 1`,
  )
  return rows.map(({ id }) => id)
}
