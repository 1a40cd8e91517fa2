import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Caller } from '../caller'
import type { Clock } from '../clock'
import type { Database, Tx } from '../database/database'
import { keepSpacesApart, type Migration } from '../database/migration'
import { Conflict, InvalidInput } from '../errors'

const keptHours = 24
/** How often a repeated call asks for the first answer: about ten seconds in all. */
const usualPatience = 30
const longestPauseMs = 400

export const idempotencyMigrations: readonly Migration[] = [
  {
    id: '0001-idempotency',
    up: `
      create table platform.idempotency (
        ent_id text not null,
        person_id uuid not null,
        key text not null,
        request_hash bytea not null,
        answer text,
        made_at timestamptz not null,
        primary key (ent_id, person_id, key)
      );
      ${keepSpacesApart('platform.idempotency')}`,
  },
]

interface RepeatableCall {
  readonly caller: Caller
  readonly key: string
  readonly endpointId: string
  readonly input: unknown
}

/** Runs a write once per key; a repeated key gets the first answer, for which it waits a while. */
export interface Idempotency {
  once(call: RepeatableCall, run: () => Promise<unknown>): Promise<unknown>
  sweep(): Promise<void>
}

/**
 * The key is claimed before the write and answered after it. A process that dies in between leaves
 * the key claimed: a repeat is refused after its wait, since nobody can tell whether the write was committed.
 */
export function createIdempotency(
  database: Database,
  clock: Clock,
  { patience = usualPatience }: { readonly patience?: number } = {},
): Idempotency {
  /** Null once the key is the caller's; otherwise what the first call under it answered. */
  async function claimOrWait(caller: Caller, claim: readonly unknown[], hash: Buffer) {
    for (let asked = 1; ; asked += 1) {
      const values = [...claim, hash, clock.now()]
      const first = await database.transaction(caller, (tx) => claimKey(tx, values))
      if (first.claimed) return null
      if (!first.hash.equals(hash)) throw new Conflict('idempotency-key-reused')
      if (first.answer !== null) return first.answer
      if (asked > patience) throw new Conflict('idempotency-in-progress')
      await delay(Math.min(asked * 25, longestPauseMs))
    }
  }

  return {
    async once({ caller, key, endpointId, input }, run) {
      if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new InvalidInput([], 'idempotency-key-invalid')
      const claim = [caller.entId, caller.personId, key]
      const first = await claimOrWait(caller, claim, requestHash(endpointId, input))
      if (first !== null) return JSON.parse(first) as unknown
      try {
        const answer = await run()
        await database.transaction(caller, (tx) =>
          tx.query(
            'update platform.idempotency set answer = $4 where ent_id = $1 and person_id = $2 and key = $3',
            [...claim, JSON.stringify(answer ?? null)],
          ),
        )
        return answer
      } catch (error) {
        await database.transaction(caller, (tx) =>
          tx.query(
            'delete from platform.idempotency where ent_id = $1 and person_id = $2 and key = $3',
            claim,
          ),
        )
        throw error
      }
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - keptHours * 3_600_000)
      await database.transaction('platform', (tx) =>
        tx.query('delete from platform.idempotency where made_at < $1', [before]),
      )
    },
  }
}

interface FirstCall {
  readonly claimed: boolean
  readonly hash: Buffer
  readonly answer: string | null
}

async function claimKey(tx: Tx, values: unknown[]): Promise<FirstCall> {
  const [row] = await tx.query<FirstCall>(
    `insert into platform.idempotency as kept (ent_id, person_id, key, request_hash, made_at)
     values ($1, $2, $3, $4, $5)
     on conflict (ent_id, person_id, key) do update set key = kept.key
     returning kept.xmax = 0 as claimed, request_hash as hash, answer`,
    values,
  )
  if (!row) throw new Error('an upsert answered nothing')
  return row
}

function requestHash(endpointId: string, input: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([endpointId, input]))
    .digest()
}
