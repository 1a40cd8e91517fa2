import type { Tx } from '../database/database'
import { hashToken, newSecretToken } from './secret-token'

/** How long a person has for the second step. */
export const challengeSeconds = 300

/** Answers the token of a new challenge. */
export async function addChallenge(tx: Tx, personId: string, now: Date): Promise<string> {
  const { token, hash } = newSecretToken()
  await tx.query(
    `insert into platform.sign_in_challenges (token_hash, person_id, created_at, expires_at)
     values ($1, $2, $3, $4)`,
    [hash, personId, now, new Date(now.getTime() + challengeSeconds * 1000)],
  )
  return token
}

/** Whose challenge it is; null when it has ended. */
export async function findChallenge(tx: Tx, token: string, now: Date): Promise<string | null> {
  const [row] = await tx.query<{ personId: string }>(
    `select person_id as "personId" from platform.sign_in_challenges
     where token_hash = $1 and expires_at > $2`,
    [hashToken(token), now],
  )
  return row?.personId ?? null
}

/** Ends a challenge; false when it was met already. */
export async function endChallenge(tx: Tx, token: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from platform.sign_in_challenges where token_hash = $1 returning 1',
    [hashToken(token)],
  )
  return rows.length > 0
}

export async function deleteExpiredChallenges(tx: Tx, now: Date): Promise<void> {
  await tx.query('delete from platform.sign_in_challenges where expires_at < $1', [now])
}
