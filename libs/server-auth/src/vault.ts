import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { type Config, installationSecret } from '@atrium/server-core'

/** Keeps what the database alone must not give away. */
export interface Vault {
  /** @param owner Whose it is; the text opens for nobody else. */
  seal(text: string, owner: string): Buffer
  /** Throws when it was sealed by another key or for another owner. */
  open(sealed: Buffer, owner: string): string
  /** A short code as it is stored; guessing it takes the key. */
  digest(text: string): Buffer
}

interface Keys {
  readonly sealing: Uint8Array
  readonly digesting: Uint8Array
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM and HMAC under ATRIUM_SECRET, or under a key below the data directory. */
export function createVault(config: Pick<Config, 'secret' | 'dataDir'>): Vault {
  let known: Keys | null = null
  const keys = () => (known ??= deriveKeys(installationSecret(config)))
  return {
    seal(text, owner) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', keys().sealing, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(sealed, owner) {
      const iv = sealed.subarray(0, ivBytes)
      const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', keys().sealing, iv)
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      const body = decipher.update(sealed.subarray(ivBytes + tagBytes))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    },
    digest: (text) => createHmac('sha256', keys().digesting).update(text).digest(),
  }
}

export function sameDigest(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function deriveKeys(secret: string): Keys {
  const derive = (use: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'atrium', `atrium ${use}`, 32))
  return { sealing: derive('sealing'), digesting: derive('digesting') }
}
