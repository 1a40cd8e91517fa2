import type { Tx } from '../database/database'
import { hashToken, newSecretToken } from './secret-token'

/** How long a person has for the second step. */
export const challengeSeconds = 300

/** What the person is asked for next, and how they proved themselves first. */
export interface Challenge {
  readonly personId: string
  readonly step: 'factor' | 'password' | 'two-step'
  readonly way: 'password' | 'code'
}

/** Answers the token of a new challenge. */
export async function addChallenge(tx: Tx, challenge: Challenge, now: Date): Promise<string> {
  const { token, hash } = newSecretToken()
  const { personId, step, way } = challenge
  await tx.query(
    `insert into platform.sign_in_challenges (token_hash, person_id, step, way, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hash, personId, step, way, now, new Date(now.getTime() + challengeSeconds * 1000)],
  )
  return token
}

/** Null when it has ended, or asks for another step. */
export async function findChallenge(
  tx: Tx,
  token: string,
  { step, now }: { readonly step: Challenge['step']; readonly now: Date },
): Promise<Challenge | null> {
  const [row] = await tx.query<Challenge>(
    `select person_id as "personId", step, way from platform.sign_in_challenges
     where token_hash = $1 and step = $2 and expires_at > $3`,
    [hashToken(token), step, now],
  )
  return row ?? null
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
