import type { Tx } from '@atrium/server-core'

export interface SecondFactor {
  readonly secret: Buffer
  readonly begunAt: Date
  /** Null until a first code has proved that the authenticator knows the key. */
  readonly confirmedAt: Date | null
}

export async function readFactor(tx: Tx, personId: string): Promise<SecondFactor | null> {
  const [row] = await tx.query<SecondFactor>(
    `select secret, begun_at as "begunAt", confirmed_at as "confirmedAt"
     from platform.second_factor where person_id = $1`,
    [personId],
  )
  return row ?? null
}

/** Keeps a key that is not confirmed; false when there is a confirmed one. */
export async function putFactor(
  tx: Tx,
  personId: string,
  { secret, now }: { readonly secret: Buffer; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into platform.second_factor as kept (person_id, secret, begun_at) values ($1, $2, $3)
     on conflict (person_id) do update set secret = $2, begun_at = $3 where kept.confirmed_at is null
     returning 1`,
    [personId, secret, now],
  )
  return rows.length > 0
}

/** False when it was confirmed already. */
export async function confirmFactor(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update platform.second_factor set confirmed_at = $2
     where person_id = $1 and confirmed_at is null returning 1`,
    [personId, now],
  )
  return rows.length > 0
}

/** False when there was none. */
export async function deleteFactor(tx: Tx, personId: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from platform.second_factor where person_id = $1 and confirmed_at is not null returning 1`,
    [personId],
  )
  await tx.query('delete from platform.recovery_code where person_id = $1', [personId])
  return rows.length > 0
}

/** Marks a time step as used; false when it was. Steps far from now are forgotten, wherever the clock has been. */
export async function spendStep(tx: Tx, personId: string, step: number): Promise<boolean> {
  await tx.query(
    'delete from platform.factor_use where person_id = $1 and abs(step - $2::bigint) > 10',
    [personId, step],
  )
  const rows = await tx.query(
    `insert into platform.factor_use (person_id, step) values ($1, $2)
     on conflict do nothing returning 1`,
    [personId, step],
  )
  return rows.length > 0
}

export async function putRecoveryCodes(tx: Tx, personId: string, hashes: readonly Buffer[]) {
  await tx.query('delete from platform.recovery_code where person_id = $1', [personId])
  await tx.query(
    `insert into platform.recovery_code (person_id, code_hash)
     select $1, hash from unnest($2::bytea[]) as hash`,
    [personId, hashes],
  )
}

/** False when there is no such code, or it was used. */
export async function spendRecoveryCode(
  tx: Tx,
  personId: string,
  { hash, now }: { readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `update platform.recovery_code set used_at = $3
     where person_id = $1 and code_hash = $2 and used_at is null returning 1`,
    [personId, hash, now],
  )
  return rows.length > 0
}

export async function countRecoveryCodes(tx: Tx, personId: string): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    `select count(*)::integer as left from platform.recovery_code
     where person_id = $1 and used_at is null`,
    [personId],
  )
  return row?.left ?? 0
}
