import { defineEndpoint, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import {
  developerGrantSchema,
  developerReasonSchema,
  developerReviewSchema,
  reviewNoteSchema,
  tokenDays,
} from './developer-grant'

const reason = developerReasonSchema
const grant = z.object({ grant: developerGrantSchema.nullable() })

/** One's own authorization in the space; null for who never applied. */
export const getDeveloperGrant = defineEndpoint({
  id: 'developer.get-grant',
  method: 'GET',
  kind: 'read',
  path: '/developer',
  input: z.object({}),
  output: grant,
})

export const applyForDeveloper = defineEndpoint({
  id: 'developer.apply',
  method: 'POST',
  kind: 'write',
  path: '/developer',
  input: z.object({ reason }),
  output: grant,
})

/** Takes an application back, or gives the authorization up with its token. */
export const withdrawDeveloper = defineEndpoint({
  id: 'developer.withdraw',
  method: 'DELETE',
  kind: 'write',
  path: '/developer',
  input: z.object({}),
  output: grant,
})

/** Makes the token of an approved authorization and answers it, this once. */
export const issueDeveloperToken = defineEndpoint({
  id: 'developer.issue-token',
  method: 'POST',
  kind: 'write',
  path: '/developer/token',
  input: z.object({ days: z.literal(tokenDays).default(90) }),
  output: z.object({ token: z.string(), grant: developerGrantSchema }),
})

/** Ends the token at once and applies for another. */
export const resetDeveloperToken = defineEndpoint({
  id: 'developer.reset-token',
  method: 'POST',
  kind: 'write',
  path: '/developer/token/reset',
  input: z.object({ reason }),
  output: grant,
})

/** Applications of the space, or all authorizations; the latest first. */
export const listDeveloperReviews = defineEndpoint({
  id: 'developer.list-reviews',
  method: 'GET',
  kind: 'read',
  path: '/developer/reviews',
  input: z.object({ which: z.enum(['waiting', 'all']).default('waiting'), ...pageShape }),
  output: listedSchema(developerReviewSchema),
})

/** Begins the review of an application; nobody reviews their own. */
export const takeDeveloperReview = defineEndpoint({
  id: 'developer.take-review',
  method: 'POST',
  kind: 'write',
  path: '/developer/reviews/:grantId/take',
  input: z.object({ grantId: idSchema }),
  output: developerReviewSchema,
})

export const decideDeveloperReview = defineEndpoint({
  id: 'developer.decide-review',
  method: 'POST',
  kind: 'write',
  path: '/developer/reviews/:grantId/decision',
  input: z.object({
    grantId: idSchema,
    decision: z.enum(['approve', 'reject']),
    note: reviewNoteSchema,
  }),
  output: developerReviewSchema,
})

/** Ends somebody's authorization and token at once. */
export const revokeDeveloperGrant = defineEndpoint({
  id: 'developer.revoke-grant',
  method: 'POST',
  kind: 'write',
  path: '/developer/reviews/:grantId/revoke',
  input: z.object({ grantId: idSchema, note: reviewNoteSchema }),
  output: developerReviewSchema,
})
