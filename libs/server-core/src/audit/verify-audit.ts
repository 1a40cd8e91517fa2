import type { Database, Tx } from '../database/database'
import { chainStart, contentHash, linkHash } from './audit-chain'

const batch = 2000

export type AuditVerdict =
  | { readonly ok: true; readonly entries: number }
  /** `seq`: the first entry that is missing, added or changed. */
  | { readonly ok: false; readonly seq: number }

interface Watching {
  /** Told after each batch. */
  readonly onProgress?: (done: number, total: number) => void
  readonly signal?: AbortSignal
}

interface AuditRow {
  readonly seq: string
  readonly at: Date
  readonly entry: string
  readonly hash: Buffer
}

interface Head {
  readonly seq: number
  readonly hash: Buffer
}

/** Walks a space's chain from its first entry to what its head is now; what is added meanwhile is left for the next time. */
export function verifyAudit(
  database: Database,
  entId: string,
  { onProgress, signal }: Watching = {},
): Promise<AuditVerdict> {
  return database.read({ entId, personId: null }, async (tx) => {
    const head = await selectHead(tx, entId)
    let previous: Buffer = chainStart
    let seq = 0
    while (seq < head.seq) {
      signal?.throwIfAborted()
      const rows = await selectAfter(tx, entId, { seq, last: head.seq })
      if (rows.length === 0) return { ok: false, seq: seq + 1 }
      for (const row of rows) {
        seq += 1
        const expected = linkHash(previous, contentHash(entId, row.at, row.entry))
        if (Number(row.seq) !== seq || !expected.equals(row.hash)) return { ok: false, seq }
        previous = row.hash
      }
      onProgress?.(seq, head.seq)
    }
    if (!head.hash.equals(previous)) return { ok: false, seq: seq + 1 }
    // A chain without a head had one.
    if (seq === 0 && (await selectAfter(tx, entId, { seq: 0, last: 1 })).length > 0) {
      return { ok: false, seq: 1 }
    }
    return { ok: true, entries: seq }
  })
}

async function selectHead(tx: Tx, entId: string): Promise<Head> {
  const [head] = await tx.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from platform.audit_heads where ent_id = $1',
    [entId],
  )
  return head ? { seq: Number(head.seq), hash: head.hash } : { seq: 0, hash: chainStart }
}

function selectAfter(
  tx: Tx,
  entId: string,
  { seq, last }: { seq: number; last: number },
): Promise<AuditRow[]> {
  return tx.query<AuditRow>(
    `select seq, at, entry, hash from platform.audit_log
      where ent_id = $1 and seq > $2 and seq <= $3 order by seq, at limit ${batch}`,
    [entId, seq, last],
  )
}
