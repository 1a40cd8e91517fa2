import { z } from 'zod'

/** Letters and digits that nobody takes for each other, and that spell no word. */
export const joinCodeAlphabet = 'BCDGHJKMNPQRTVWXZ23456789'
export const joinCodeLength = 10

/** A code as people type it: small letters, spaces and hyphens do not count. */
export const joinCodeSchema = z
  .string()
  .max(100)
  .transform((text) => text.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${joinCodeAlphabet}]{${joinCodeLength}}$`)))

/** What stands behind `?join=`: a code that many may use, or the token of one invitation by mail. */
export const joinKeySchema = z.union([joinCodeSchema, z.string().regex(/^[\w-]{43}$/)])

/** A code as it is shown: in two halves. */
export function shownJoinCode(code: string): string {
  const half = joinCodeLength / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
