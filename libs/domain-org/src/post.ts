import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

/** A position that members hold, whatever their department. */
export const postSchema = z.object({
  id: idSchema,
  /** Unique in the enterprise. */
  name: z.string().trim().min(1).max(60),
  /** Empty, or unique in the enterprise. */
  code: z.string().trim().max(40),
  description: z.string().trim().max(200),
  place: z.number().int(),
  /** Active members who hold it, as main or part-time post. */
  people: z.number().int().min(0),
})

export type Post = z.infer<typeof postSchema>

export const postDraftSchema = z.strictObject({
  name: postSchema.shape.name,
  code: postSchema.shape.code.default(''),
  description: postSchema.shape.description.default(''),
})

export type PostDraft = z.infer<typeof postDraftSchema>
