import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { countWords } from './word-count'

export const developerStates = [
  'applying',
  'under-review',
  'rejected',
  'failed',
  'approved',
] as const

export type DeveloperState = (typeof developerStates)[number]

/** Words of an application's reason, at most (section 5). */
export const reasonWords = 20

/** For how many days a token may be made. */
export const tokenDays = [30, 90, 180, 365] as const

export type TokenDays = (typeof tokenDays)[number]

/** Why somebody wants to call the product by a program. */
export const developerReasonSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => countWords(text) <= reasonWords, 'too-many-words')

/** What a reviewer says with a decision. */
export const reviewNoteSchema = z.string().trim().max(60)

/** A person's leave to call the product by a program; the token itself is shown once and kept as a hash. */
export const developerGrantSchema = z.object({
  id: idSchema,
  state: z.enum(developerStates),
  reason: z.string(),
  appliedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
  /** What the reviewer said; empty for nothing. */
  note: z.string(),
  /** The token that was shown; null before that, and once it was taken away. */
  token: z
    .object({
      /** Its last characters, to tell it by. */
      hint: z.string(),
      issuedAt: z.iso.datetime(),
      /** From then on it opens nothing; another one needs a new review. */
      expiresAt: z.iso.datetime(),
      isExpired: z.boolean(),
      lastUsedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
})

export type DeveloperGrant = z.infer<typeof developerGrantSchema>

/** The same, as reviewers see it. */
export const developerReviewSchema = developerGrantSchema.extend({
  person: z.object({ id: idSchema, name: z.string(), loginId: z.string() }),
  reviewer: z.object({ id: idSchema, name: z.string() }).nullable(),
})

export type DeveloperReview = z.infer<typeof developerReviewSchema>
