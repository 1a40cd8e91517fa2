import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Config, installationSecret } from '@atrium/server-core'
import { z } from 'zod'

/** Keeps what a call was made with while it waits: it may hold a secret that the database must not give away. */
export interface InputSafe {
  seal(input: unknown): SealedInput
  /** Throws when it was sealed by another key. */
  open(kept: unknown): unknown
}

interface SealedInput {
  /** Base64. */
  readonly sealed: string
}

const sealedSchema = z.object({ sealed: z.base64() })

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key of the installation. */
export function createInputSafe(config: Pick<Config, 'secret' | 'dataDir'>): InputSafe {
  let known: Uint8Array | null = null
  const key = () => (known ??= keyOf(installationSecret(config)))
  return {
    seal(input) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key(), iv)
      const body = Buffer.concat([cipher.update(JSON.stringify(input), 'utf8'), cipher.final()])
      return { sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') }
    },
    open(kept) {
      const bytes = Buffer.from(sealedSchema.parse(kept).sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
      return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8')) as unknown
    },
  }
}

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'atrium', 'atrium review inputs', 32))
}
