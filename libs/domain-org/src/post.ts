import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { keptNamesSchema } from './kept-names'

/** A position that members hold, whatever their department. */
export const postSchema = z.object({
  id: idSchema,
  /** In the reader's language. */
  name: z.string(),
  /** The own name is unique in the enterprise. */
  names: keptNamesSchema,
  /** Empty, or unique in the enterprise. */
  code: z.string().trim().max(40),
  description: z.string().trim().max(200),
  place: z.number().int(),
  /** Active members who hold it, as main or part-time post. */
  people: z.number().int().min(0),
})

export type Post = z.infer<typeof postSchema>

export const postDraftSchema = z.strictObject({
  name: keptNamesSchema.shape.name,
  nameEn: keptNamesSchema.shape.nameEn.default(''),
  code: postSchema.shape.code.default(''),
  description: postSchema.shape.description.default(''),
})

export type PostDraft = z.infer<typeof postDraftSchema>
