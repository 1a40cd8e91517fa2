import { defineEndpoint, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import { reasonLimit, reviewItemSchema, reviewKinds, reviewStates } from './review-item'

const reasonSchema = z.string().trim().max(reasonLimit)

/** The newest first; whoever may not review sees their own. */
export const listReviews = defineEndpoint({
  id: 'security.list-reviews',
  method: 'POST',
  kind: 'read',
  path: '/security/reviews/list',
  input: z.object({
    states: z
      .array(z.enum(reviewStates))
      .max(reviewStates.length)
      .default([...reviewStates]),
    kind: z.enum(reviewKinds).optional(),
    /** Only those the caller submitted. */
    own: z.boolean().default(false),
    ...pageShape,
  }),
  output: listedSchema(reviewItemSchema),
})

export const verdicts = ['approve', 'reject'] as const

/** Approves, which does what was asked, or rejects and says why; each item for itself, in the order given. */
export const decideReviews = defineEndpoint({
  id: 'security.decide-reviews',
  method: 'POST',
  kind: 'write',
  path: '/security/reviews/decide',
  input: z
    .strictObject({
      itemIds: z.array(idSchema).min(1).max(100),
      verdict: z.enum(verdicts),
      reason: reasonSchema.default(''),
    })
    .refine(({ verdict, reason }) => verdict === 'approve' || reason !== '', {
      path: ['reason'],
      error: 'required',
    }),
  output: z.object({
    rows: z.array(
      z.object({
        id: idSchema,
        state: z.enum(reviewStates).nullable(),
        /** Why it could not be done. */
        code: z.string().nullable(),
      }),
    ),
  }),
})

const ownReviewActs = ['withdraw', 'recall', 'submit'] as const

/** What the submitter does with an item that waits: take it back for good, or keep it as a draft and submit it again. */
export const changeOwnReview = defineEndpoint({
  id: 'security.change-own-review',
  method: 'POST',
  kind: 'write',
  path: '/security/reviews/:itemId/own',
  input: z.strictObject({
    itemId: idSchema,
    act: z.enum(ownReviewActs),
    reason: reasonSchema.optional(),
  }),
  output: reviewItemSchema,
})
