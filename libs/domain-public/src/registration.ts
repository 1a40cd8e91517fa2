import { newPasswordSchema } from '@atrium/domain-auth'
import { idSchema, localeSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** Whether strangers may register an enterprise: at once, once an operator approves, or not at all. */
export const registrationModes = ['open', 'approval', 'closed'] as const

export type RegistrationMode = (typeof registrationModes)[number]

/** Letters and marks of any script; nothing that is invisible or turns the reading direction around. */
const nameSchema = (max: number) =>
  z
    .string()
    .normalize('NFC')
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\p{Co}\u200b\u2028-\u202e\u2060-\u2069\ufeff]*$/u)

export const enterpriseNameSchema = nameSchema(60).min(2)

export const loginIdSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{2,31}$/)

export const registrationEmailSchema = z.email().trim().toLowerCase().max(120)

/** What a person gives to register an enterprise; its first member, and administrator. */
export const registrationDraftSchema = z.object({
  enterpriseName: enterpriseNameSchema,
  contactName: nameSchema(40),
  loginId: loginIdSchema,
  password: newPasswordSchema,
  /** Answered when the e-mail address was verified; names the address. */
  emailProof: z.string().min(20).max(100),
  locale: localeSchema,
  /** To the terms of use; there is no registering without it. */
  consent: z.literal(true),
})

export type RegistrationDraft = z.infer<typeof registrationDraftSchema>

export const registrationStates = ['waiting', 'approved', 'refused'] as const

/** A registration that an operator decides about. */
export const registrationSchema = z.object({
  id: idSchema,
  enterpriseName: z.string(),
  contactName: z.string(),
  loginId: z.string(),
  email: z.string(),
  state: z.enum(registrationStates),
  /** Why it was refused. */
  reason: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})

export type Registration = z.infer<typeof registrationSchema>
