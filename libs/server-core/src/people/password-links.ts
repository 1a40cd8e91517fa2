import type { Tx } from '../database/database'
import { hashToken, newSecretToken } from '../sessions/secret-token'

type PasswordLinkPurpose = 'set-up' | 'reset'

/** How long each kind of link may be followed. */
const hours: Readonly<Record<PasswordLinkPurpose, number>> = { 'set-up': 24, reset: 0.5 }

export interface PasswordLink {
  readonly personId: string
  readonly purpose: PasswordLinkPurpose
}

/** Answers the token with which the person may set a password once. */
export async function addPasswordLink(tx: Tx, link: PasswordLink, now: Date): Promise<string> {
  const { token, hash } = newSecretToken()
  await tx.query(
    `insert into platform.password_links (token_hash, person_id, purpose, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [
      hash,
      link.personId,
      link.purpose,
      now,
      new Date(now.getTime() + hours[link.purpose] * 3_600_000),
    ],
  )
  return token
}

/** Null when the link was used, has expired, or never was. */
export async function findPasswordLink(
  tx: Tx,
  token: string,
  now: Date,
): Promise<PasswordLink | null> {
  const [row] = await tx.query<PasswordLink>(
    `select person_id as "personId", purpose from platform.password_links
     where token_hash = $1 and expires_at > $2`,
    [hashToken(token), now],
  )
  return row ?? null
}

/** Ends every link of the person; false when this one had ended before. */
export async function spendPasswordLink(tx: Tx, token: string, personId: string): Promise<boolean> {
  const used = await tx.query(
    'delete from platform.password_links where token_hash = $1 and person_id = $2 returning 1',
    [hashToken(token), personId],
  )
  await endPasswordLinks(tx, personId)
  return used.length > 0
}

/** Ends every link of the person. */
export async function endPasswordLinks(tx: Tx, personId: string): Promise<void> {
  await tx.query('delete from platform.password_links where person_id = $1', [personId])
}

export async function deleteExpiredPasswordLinks(tx: Tx, now: Date): Promise<void> {
  await tx.query('delete from platform.password_links where expires_at < $1', [now])
}
