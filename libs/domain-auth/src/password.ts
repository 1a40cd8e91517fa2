import { accept, reject, type Result } from '@atrium/domain-core'
import { z } from 'zod'

/** A password to be; eight characters are advised, not asked for (section 5). */
export const newPasswordSchema = z.string().min(1).max(200)

/** How many characters are advised (section 5). */
export const advisedLength = 8

export type NewPasswordRejection = 'password-missing' | 'password-not-repeated'

/** Accepts a new password that was typed twice the same. */
export function checkNewPassword(
  password: string,
  confirmation: string,
): Result<string, NewPasswordRejection> {
  if (password === '') return reject('password-missing')
  if (password !== confirmation) return reject('password-not-repeated')
  return accept(password)
}

export type PasswordStrength = 'low' | 'medium' | 'high'

/**
 * How hard a password is to guess: by its length, the kinds of characters in it, and what is easy about it.
 * @param known What a guesser tries first, such as the login id.
 */
export function passwordStrength(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  const letters = Array.from(password)
  const lower = password.toLowerCase()
  const isKnown = known.some((word) => word.length >= 3 && lower.includes(word.toLowerCase()))
  const different = new Set(letters).size
  if (letters.length < advisedLength || isKnown || different < 5 || isOften(lower)) return 'low'
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u]
  const found = kinds.filter((kind) => kind.test(password)).length
  const isLong = letters.length >= 16 && different >= 8
  const isVaried = (letters.length >= 12 && found >= 2) || (letters.length >= 10 && found >= 3)
  if (isLong || isVaried) return 'high'
  return found >= 2 ? 'medium' : 'low'
}

/** Words and rows of keys that lists of broken passwords are full of. */
const often =
  /^(password|passw0rd|qwerty|qwertz|abc|admin|letmein|welcome|iloveyou|woaini|123|1q2w)/

function isOften(lower: string): boolean {
  const bare = lower.replace(/[\d\W_]+$/u, '')
  return often.test(lower) && (bare.length <= 10 || /^\d+$/.test(lower))
}
