import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { keptNamesSchema } from './kept-names'

/** Roles of the enterprise are kept in groups. They give no right by themselves: applications and flows name them. */
export const roleGroupSchema = z.object({
  id: idSchema,
  /** In the reader's language. */
  name: z.string(),
  /** The own name is unique in the enterprise. */
  names: keptNamesSchema,
  place: z.number().int(),
})

export type RoleGroup = z.infer<typeof roleGroupSchema>

export const orgRoleSchema = z.object({
  id: idSchema,
  groupId: idSchema,
  /** In the reader's language. */
  name: z.string(),
  /** The own name is unique in its group. */
  names: keptNamesSchema,
  description: z.string().trim().max(200),
  place: z.number().int(),
  /** Active members who have it. */
  people: z.number().int().min(0),
})

export type OrgRole = z.infer<typeof orgRoleSchema>

export const orgRoleDraftSchema = z.strictObject({
  groupId: idSchema,
  name: keptNamesSchema.shape.name,
  nameEn: keptNamesSchema.shape.nameEn.default(''),
  description: orgRoleSchema.shape.description.default(''),
})

export type OrgRoleDraft = z.infer<typeof orgRoleDraftSchema>
