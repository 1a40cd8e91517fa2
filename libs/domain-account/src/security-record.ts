import { z } from 'zod'

/** How many days of records a person sees (section 9). */
export const recordDays = 7

/** What concerns the safety of an account; acts not named here are left out. */
export const securityActs = [
  'session.sign-in',
  'session.refuse-sign-in',
  'session.refuse-factor',
  'account.change-password',
  'account.reset-password',
  'account.turn-on-two-step',
  'account.turn-off-two-step',
  'account.renew-recovery-codes',
  'account.end-session',
  'account.end-other-sessions',
  'account.set-email',
  'account.set-phone',
  'account.remove-phone',
  'account.link-sign-on',
  'developer.approve',
  'developer.revoke',
  'developer.issue',
  'developer.reset',
  'developer.use-token',
] as const

export const securityActSchema = z.enum(securityActs)

export type SecurityAct = z.infer<typeof securityActSchema>

/** One line of a person's own security log. */
export const securityRecordSchema = z.object({
  at: z.iso.datetime(),
  act: securityActSchema,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
})

export type SecurityRecord = z.infer<typeof securityRecordSchema>
