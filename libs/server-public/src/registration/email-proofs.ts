import { Conflict, hashToken, newSecretToken, type Tx } from '@atrium/server-core'

const goodMinutes = 30

/** Answers the token that proves, for half an hour, that the address is its holder's. */
export async function addEmailProof(tx: Tx, email: string, now: Date): Promise<string> {
  const { token, hash } = newSecretToken()
  const ends = new Date(now.getTime() + goodMinutes * 60_000)
  await tx.query('delete from platform.registration_email where expires_at < $1', [now])
  await tx.query(
    'insert into platform.registration_email (token_hash, email, expires_at) values ($1, $2, $3)',
    [hash, email, ends],
  )
  return token
}

/** Uses a proof up and answers its address. */
export async function takeEmailProof(tx: Tx, token: string, now: Date): Promise<string> {
  const hash = hashToken(token)
  const [proof] = await tx.query<{ email: string }>(
    'delete from platform.registration_email where token_hash = $1 and expires_at > $2 returning email',
    [hash, now],
  )
  if (hash === null || !proof) throw new Conflict('email-proof-expired')
  return proof.email
}
