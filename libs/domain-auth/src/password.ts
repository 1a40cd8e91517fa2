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

export const passwordStrengths = ['low', 'medium', 'high'] as const

export type PasswordStrength = (typeof passwordStrengths)[number]

const usual = /^(?:password|passw0rd|qwerty|admin|welcome|letmein|iloveyou|abc|1234|woaini)/i

/**
 * How hard a password is to guess: long counts more than mixed, and what everybody tries first is low,
 * as is the person's own id (`known`).
 */
export function passwordStrength(
  password: string,
  known: readonly string[] = [],
): PasswordStrength {
  const lower = password.toLowerCase()
  const different = new Set(Array.from(lower)).size
  const holdsKnown = known.some((word) => word.length >= 3 && lower.includes(word.toLowerCase()))
  const rest = password.replace(usual, '')
  if (Array.from(rest).length < advisedLength || different < 5 || holdsKnown) return 'low'
  const points = Array.from(rest).length + kindsIn(password) * 2
  if (points >= 18) return 'high'
  return points >= 12 ? 'medium' : 'low'
}

function kindsIn(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u]
  return kinds.filter((kind) => kind.test(password)).length
}
