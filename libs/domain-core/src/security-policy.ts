import { z } from 'zod'
import { networkSchema } from './network'
import type { Role } from './role'

/** How hard a password is to guess (section 5). */
export const passwordStrengths = ['low', 'medium', 'high'] as const

export type PasswordStrength = (typeof passwordStrengths)[number]

/** The least and the most of each number. */
export const policyLimits = {
  minLength: [1, 64],
  kinds: [1, 4],
  expiryDays: [1, 3650],
  history: [0, 12],
  tries: [2, 10],
  minutes: [1, 1440],
  graceDays: [0, 90],
  idleMinutes: [5, 10_080],
  absoluteHours: [1, 720],
  limit: [1, 100],
} as const satisfies Readonly<Record<string, readonly [number, number]>>

function within([least, most]: readonly [number, number]) {
  return z.number().int().min(least).max(most)
}

/** What is refused of a new password, and how long one lasts. */
export const passwordRuleSchema = z.strictObject({
  minLength: within(policyLimits.minLength),
  /** Of small letters, capitals, digits, signs and letters without case. */
  kinds: within(policyLimits.kinds),
  /** The least that is taken; `low` takes everything, and eight characters are only advised. */
  strength: z.enum(passwordStrengths),
  /** Null when a password lasts for ever. */
  expiryDays: within(policyLimits.expiryDays).nullable(),
  /** How many former passwords may not come back; 0 refuses the current one only. */
  history: within(policyLimits.history),
})

export type PasswordRule = z.infer<typeof passwordRuleSchema>

/** After so many wrong tries in a row an account stays closed for so long. */
const lockoutRuleSchema = z.strictObject({
  tries: within(policyLimits.tries),
  minutes: within(policyLimits.minutes),
})

export type LockoutRule = z.infer<typeof lockoutRuleSchema>

export const twoStepDemands = ['nobody', 'administrators', 'everybody'] as const

/** Who must have a second step, and how long they have to set it up. */
const twoStepRuleSchema = z.strictObject({
  demand: z.enum(twoStepDemands),
  graceDays: within(policyLimits.graceDays),
})

export type TwoStepRule = z.infer<typeof twoStepRuleSchema>

/** How long a session lasts, how many a person may have, and from where they come. */
const sessionRuleSchema = z.strictObject({
  idleMinutes: within(policyLimits.idleMinutes),
  absoluteHours: within(policyLimits.absoluteHours),
  /** Null when there may be any number; the oldest ends when one too many begins. */
  limit: within(policyLimits.limit).nullable(),
  /** Where the space may be used from; empty for everywhere. */
  networks: z.array(networkSchema).max(100),
})

export type SessionRule = z.infer<typeof sessionRuleSchema>

/** How an enterprise guards its people's accounts. */
export const securityPolicySchema = z.strictObject({
  password: passwordRuleSchema,
  lockout: lockoutRuleSchema,
  twoStep: twoStepRuleSchema,
  session: sessionRuleSchema,
  /** Whether a code that was sent to a person may take the place of the password. */
  byCode: z.boolean(),
})

export type SecurityPolicy = z.infer<typeof securityPolicySchema>

/** What holds until an enterprise says otherwise (sections 5 and 9). */
export const defaultPolicy: SecurityPolicy = {
  password: { minLength: 8, kinds: 1, strength: 'medium', expiryDays: null, history: 0 },
  lockout: { tries: 3, minutes: 1 },
  twoStep: { demand: 'nobody', graceDays: 7 },
  session: { idleMinutes: 720, absoluteHours: 168, limit: null, networks: [] },
  byCode: true,
}

/**
 * The rules for a person who belongs to several enterprises: of each the strictest. Networks and the second step stay
 * with each space, so neither is part of it.
 */
export function strictestOf(policies: readonly SecurityPolicy[]): StrictestPolicy {
  const [first = defaultPolicy, ...others] = policies
  return others.reduce<StrictestPolicy>(stricter, first)
}

export interface StrictestPolicy {
  readonly password: PasswordRule
  readonly lockout: LockoutRule
  readonly session: Omit<SessionRule, 'networks'>
  readonly byCode: boolean
}

function stricter(one: StrictestPolicy, other: StrictestPolicy): StrictestPolicy {
  const { password: a, lockout: b, session: c } = one
  const { password: x, lockout: y, session: z } = other
  return {
    password: {
      minLength: Math.max(a.minLength, x.minLength),
      kinds: Math.max(a.kinds, x.kinds),
      strength: isAtLeast(a.strength, x.strength) ? a.strength : x.strength,
      expiryDays: least(a.expiryDays, x.expiryDays),
      history: Math.max(a.history, x.history),
    },
    lockout: { tries: Math.min(b.tries, y.tries), minutes: Math.max(b.minutes, y.minutes) },
    session: {
      idleMinutes: Math.min(c.idleMinutes, z.idleMinutes),
      absoluteHours: Math.min(c.absoluteHours, z.absoluteHours),
      limit: least(c.limit, z.limit),
    },
    byCode: one.byCode && other.byCode,
  }
}

/** True when a password of strength `one` is good enough where `other` is asked for. */
export function isAtLeast(one: PasswordStrength, other: PasswordStrength): boolean {
  return passwordStrengths.indexOf(one) >= passwordStrengths.indexOf(other)
}

/** Whether the rule asks a member with these roles for a second step. */
export function needsTwoStep({ demand }: TwoStepRule, roles: readonly Role[]): boolean {
  if (demand === 'everybody') return true
  return demand === 'administrators' && roles.some((role) => role !== 'user')
}

/** Null stands for no limit. */
function least(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}
