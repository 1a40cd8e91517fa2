import { passwordRuleSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** How well an account is guarded, for its own person. */
export const accountSecuritySchema = z.object({
  loginId: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Null when it is the first one. */
  passwordChangedAt: z.iso.datetime().nullable(),
  /** When it must be changed; null when it lasts for ever. */
  passwordExpiresAt: z.iso.datetime().nullable(),
  /** What the person's enterprises ask of a new one. */
  passwordRule: passwordRuleSchema,
  /** Null while two-step verification is off. */
  twoStep: z
    .object({ since: z.iso.datetime(), recoveryCodesLeft: z.number().int().nonnegative() })
    .nullable(),
  /** When an enterprise asks for two-step verification, with or without it; null when none does. */
  twoStepDueAt: z.iso.datetime().nullable(),
  /** Whether text messages can be sent here, without which no phone number can be proved. */
  phoneOffered: z.boolean(),
})

export type AccountSecurity = z.infer<typeof accountSecuritySchema>

/** What an authenticator app needs: as a picture's address, and to type. */
export const twoStepSetupSchema = z.object({
  /** `otpauth://` address for the QR code. */
  uri: z.string(),
  /** Base32. */
  key: z.string(),
})

export type TwoStepSetup = z.infer<typeof twoStepSetupSchema>

/** Shown once; each opens the account one time when the authenticator is away. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()).length(10) })

export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
