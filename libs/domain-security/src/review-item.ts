import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

export const reviewStates = [
  'draft',
  'pending',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
  'executed',
  'failed',
] as const

export const reviewKinds = ['member', 'role', 'permission', 'policy'] as const

/** What one act would change, as the act itself tells it; `before` and `after` are null where there is nothing. */
export const reviewChangeSchema = z.object({
  act: z.string(),
  entity: z.string(),
  entityId: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** What else is known of the act. */
  more: z.record(z.string(), z.unknown()),
})

export type ReviewChange = z.infer<typeof reviewChangeSchema>

const personSchema = z.object({ id: idSchema, name: z.string() })

/** A change that waits for a second person, or waited. Times are ISO instants. */
export const reviewItemSchema = z.object({
  id: idSchema,
  kind: z.enum(reviewKinds),
  /** The endpoint's id. */
  act: z.string(),
  state: z.enum(reviewStates),
  /** From 0 to 100. */
  risk: z.number().int().min(0).max(100),
  changes: z.array(reviewChangeSchema),
  /** Why it is wanted; empty when nobody said. */
  reason: z.string(),
  submitter: personSchema,
  submittedAt: z.iso.datetime(),
  /** After which it expires. */
  dueAt: z.iso.datetime(),
  reviewer: personSchema.nullable(),
  reviewedAt: z.iso.datetime().nullable(),
  /** What the reviewer said; empty when nothing. */
  verdict: z.string(),
  /** The code it could not be done with. */
  failure: z.string().nullable(),
})

export type ReviewItem = z.infer<typeof reviewItemSchema>
export type ReviewState = ReviewItem['state']
export type ReviewKind = ReviewItem['kind']

export const reasonLimit = 60
export const reviewDays = 7
