import { z } from 'zod'

/** A UUID, version 7 when made here: sorts by the time it was made. */
export const idSchema = z.uuid()

/**
 * Formats a UUID version 7 (RFC 9562).
 * @param millis Unix time in milliseconds.
 * @param random At least 10 random bytes.
 */
export function uuidV7(millis: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16)
  let rest = millis
  for (let at = 5; at >= 0; at -= 1) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  let hex = ''
  for (const byte of bytes) hex += hexOf[byte]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
