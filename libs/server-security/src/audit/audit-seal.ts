import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import { type Config, installationSecret } from '@atrium/server-core'

/** Signs what leaves the house, so that a third party can tell that it did. */
export interface Seal {
  /** Ed25519, as base64. */
  sign(digest: Buffer): string
  /** SPKI in base64. */
  readonly publicKey: string
  readonly fingerprint: string
}

// What stands before the 32 bytes of an Ed25519 key in PKCS #8.
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The installation's own key, the same for every process. */
export function createSeal(config: Pick<Config, 'secret' | 'dataDir'>): Seal {
  const seed = Buffer.from(
    hkdfSync('sha256', installationSecret(config), 'atrium', 'atrium audit seal', 32),
  )
  const key = createPrivateKey({
    key: Buffer.concat([keyHead, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return {
    sign: (digest) => sign(null, digest, key).toString('base64'),
    publicKey: spki.toString('base64'),
    fingerprint: createHash('sha256').update(spki).digest('hex').slice(0, 32),
  }
}
