import {
  accept,
  isAtLeast,
  type PasswordRule,
  type PasswordStrength,
  reject,
  type Result,
} from '@atrium/domain-core'
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

/** Why a rule refuses a password, with what fills the text. */
export type PasswordFault =
  | { readonly code: 'password-short'; readonly params: { readonly min: number } }
  | { readonly code: 'password-kinds'; readonly params: { readonly kinds: number } }
  | { readonly code: 'password-weak'; readonly params: Readonly<Record<string, never>> }

interface PasswordAdvice {
  readonly key: 'advised' | 'asked' | 'asked-kinds'
  readonly params: Readonly<Record<string, number>>
}

/** How to say what a rule asks for, as a key of `passwordRuleMessages` and what fills it. */
export function passwordAdvice({ minLength, kinds, strength }: PasswordRule): PasswordAdvice {
  if (strength === 'low' && minLength < advisedLength && kinds === 1) {
    return { key: 'advised', params: { advised: advisedLength } }
  }
  const min = strength === 'low' ? minLength : Math.max(minLength, advisedLength)
  if (kinds === 1) return { key: 'asked', params: { min } }
  return { key: 'asked-kinds', params: { min, kinds } }
}

/** What a rule has against a password; null when it is good enough. `known` is what everybody knows of the person. */
export function passwordFault(
  password: string,
  rule: PasswordRule,
  known: readonly string[] = [],
): PasswordFault | null {
  const { minLength: min, kinds, strength } = rule
  if (Array.from(password).length < min) return { code: 'password-short', params: { min } }
  if (kindsIn(password) < kinds) return { code: 'password-kinds', params: { kinds } }
  if (isAtLeast(passwordStrength(password, known), strength)) return null
  return { code: 'password-weak', params: {} }
}

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
