import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'

const name = z.string().trim().min(1).max(60)

/** Roles of the enterprise are kept in groups. They give no right by themselves: applications and flows name them. */
export const roleGroupSchema = z.object({ id: idSchema, name, place: z.number().int() })

export type RoleGroup = z.infer<typeof roleGroupSchema>

export const orgRoleSchema = z.object({
  id: idSchema,
  groupId: idSchema,
  /** Unique in its group. */
  name,
  description: z.string().trim().max(200),
  place: z.number().int(),
  /** Active members who have it. */
  people: z.number().int().min(0),
})

export type OrgRole = z.infer<typeof orgRoleSchema>

export const orgRoleDraftSchema = z.strictObject({
  groupId: idSchema,
  name,
  description: orgRoleSchema.shape.description.default(''),
})

export type OrgRoleDraft = z.infer<typeof orgRoleDraftSchema>
