import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const issuer = 'Atrium'
const periodSeconds = 30
/** Codes of the step before and after count too, since clocks differ. */
const window = 1

/** A new key for an authenticator app, in base32. */
export function newKey(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says. */
export function keyUri(key: string, loginId: string): string {
  return totpOf(key, loginId).toString()
}

/** The time step a code belongs to (RFC 6238); null when it belongs to none near now. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const delta = totpOf(key).validate({ token, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

function totpOf(key: string, label = ''): TOTP {
  const secret = Secret.fromBase32(key)
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds })
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of 79 bits, in groups that can be read aloud. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
    return [0, 4, 8, 12].map((at) => code.slice(at, at + 4)).join('-')
  })
}

/** Long enough to need no slow hash; groups and case do not matter. */
export function hashRecoveryCode(code: string): Buffer {
  const bare = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(bare).digest()
}
