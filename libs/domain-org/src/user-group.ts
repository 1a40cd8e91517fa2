import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { subjectSchema } from './subject'

/** People somebody often means together. Private: seen by its maker only; public: by everybody in the space. */
export const userGroupSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1).max(60),
  kind: z.enum(['public', 'private']),
  /** Who belongs to it; a group does not hold groups. */
  scope: z
    .array(subjectSchema)
    .min(1)
    .max(200)
    .refine((scope) => scope.every(({ kind }) => kind !== 'group'), 'not-in-list'),
  ownerId: idSchema,
  /** Active members it comes to. */
  people: z.number().int().min(0),
})

export type UserGroup = z.infer<typeof userGroupSchema>

export const userGroupDraftSchema = z.strictObject({
  name: userGroupSchema.shape.name,
  kind: userGroupSchema.shape.kind,
  scope: userGroupSchema.shape.scope,
})

export type UserGroupDraft = z.infer<typeof userGroupDraftSchema>
