import type { Tx } from '@atrium/server-core'

export type CodeUse = 'sign-in' | 'reset-password' | 'bind-email' | 'bind-phone' | 'register'

/** What a code is for, and the address it was asked for; one code lives for both. */
export interface CodeKey {
  readonly use: CodeUse
  readonly address: string
}

export interface NewCode extends CodeKey {
  /** Null when nobody has the address. */
  readonly personId: string | null
  readonly hash: Buffer
  readonly now: Date
  readonly expiresAt: Date
  readonly waitUntil: Date
}

const hourMillis = 3_600_000

/** Keeps a code, unless one was sent a moment ago or too many in this hour; then answers until when to wait. */
export async function putCode(tx: Tx, code: NewCode, perHour: number): Promise<Date | null> {
  const { use, address, personId, hash, now, expiresAt, waitUntil } = code
  const hourAgo = new Date(now.getTime() - hourMillis)
  const inHour = new Date(now.getTime() + hourMillis)
  const put = await tx.query(
    `insert into platform.verification_code as kept
       (purpose, address, person_id, code_hash, tries, sent_at, expires_at, wait_until, counted_from, sent_count)
     values ($1, $2, $3, $4, 0, $5, $6, $7, $5, 1)
     on conflict (purpose, address) do update set
       person_id = $3, code_hash = $4, tries = 0, sent_at = $5, expires_at = $6, wait_until = $7,
       counted_from = case when kept.counted_from < $8 or kept.counted_from > $9 then $5 else kept.counted_from end,
       sent_count = case when kept.counted_from < $8 or kept.counted_from > $9 then 1 else kept.sent_count + 1 end
     where (kept.wait_until <= $5 or kept.wait_until > $9)
       and (kept.sent_count < $10 or kept.counted_from < $8 or kept.counted_from > $9)
     returning 1`,
    [use, address, personId, hash, now, expiresAt, waitUntil, hourAgo, inHour, perHour],
  )
  if (put.length > 0) return null
  const [kept] = await tx.query<{ waitUntil: Date; countedFrom: Date }>(
    `select wait_until as "waitUntil", counted_from as "countedFrom"
     from platform.verification_code where purpose = $1 and address = $2`,
    [use, address],
  )
  if (!kept) return waitUntil
  if (kept.waitUntil > now) return kept.waitUntil
  return new Date(kept.countedFrom.getTime() + hourMillis)
}

export interface KeptCode {
  readonly personId: string | null
  readonly hash: Buffer
  /** This one counted. */
  readonly tries: number
}

/** Counts a try at the code and answers what to compare; null when there is no code that lives. */
export async function claimCode(
  tx: Tx,
  { use, address }: CodeKey,
  { now, tries }: { readonly now: Date; readonly tries: number },
): Promise<KeptCode | null> {
  const [row] = await tx.query<KeptCode>(
    `update platform.verification_code set tries = tries + 1
     where purpose = $1 and address = $2 and code_hash is not null and tries < $3
       and sent_at <= $4::timestamptz + interval '1 minute' and expires_at > $4
     returning person_id as "personId", code_hash as hash, tries`,
    [use, address, tries, now],
  )
  return row ?? null
}

/** Makes a code dead; answers false when it was already. */
export async function endCode(tx: Tx, { use, address }: CodeKey, hash: Buffer): Promise<boolean> {
  const rows = await tx.query(
    `update platform.verification_code set code_hash = null
     where purpose = $1 and address = $2 and code_hash = $3 returning 1`,
    [use, address, hash],
  )
  return rows.length > 0
}

export async function makeWait(tx: Tx, { use, address }: CodeKey, until: Date): Promise<void> {
  await tx.query(
    'update platform.verification_code set wait_until = $3 where purpose = $1 and address = $2',
    [use, address, until],
  )
}

export async function readWait(tx: Tx, { use, address }: CodeKey): Promise<KeptWait | null> {
  const [row] = await tx.query<KeptWait>(
    `select wait_until as until, tries from platform.verification_code
     where purpose = $1 and address = $2`,
    [use, address],
  )
  return row ?? null
}

interface KeptWait {
  readonly until: Date
  readonly tries: number
}

/** Ends every code that was sent to a person. */
export async function endCodesOf(tx: Tx, personId: string): Promise<void> {
  await tx.query('update platform.verification_code set code_hash = null where person_id = $1', [
    personId,
  ])
}

/** Deletes what counts no longer. */
export async function sweepCodes(tx: Tx, before: Date): Promise<void> {
  await tx.query(
    'delete from platform.verification_code where expires_at < $1 and wait_until < $1 and counted_from < $1',
    [before],
  )
}
