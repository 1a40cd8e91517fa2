import { createHash, randomBytes } from 'node:crypto'

/** A token only its holder knows, and what the database keeps of it. */
export interface SecretToken {
  readonly token: string
  readonly hash: Buffer
}

const tokenPattern = /^[\w-]{43}$/

export function newSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** Null for what cannot be a token. */
export function hashToken(token: string): Buffer | null {
  return tokenPattern.test(token) ? hashOf(token) : null
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
