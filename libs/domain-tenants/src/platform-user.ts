import { entIdSchema, idSchema, roleSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { tenantStates } from './tenant'

export const userStates = ['active', 'suspended'] as const

/** What somebody is in one enterprise. */
const userMembershipSchema = z.object({
  entId: entIdSchema,
  enterprise: z.string(),
  enterpriseState: z.enum(tenantStates),
  state: z.enum(['invited', 'active', 'suspended', 'left']),
  roles: z.array(roleSchema),
})

export type UserMembership = z.infer<typeof userMembershipSchema>

/** A person of any enterprise, as an operator sees them; nothing secret. */
export const platformUserSchema = z.object({
  id: idSchema,
  loginId: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  state: z.enum(userStates),
  memberships: z.array(userMembershipSchema),
  createdAt: z.iso.datetime(),
})

export type PlatformUser = z.infer<typeof platformUserSchema>

/** Where a person is signed in. */
const userSessionSchema = z.object({
  id: idSchema,
  ip: z.string(),
  userAgent: z.string(),
  seenAt: z.iso.datetime(),
})

export const platformUserDetailSchema = platformUserSchema.extend({
  hasPassword: z.boolean(),
  sessions: z.array(userSessionSchema),
})

export type PlatformUserDetail = z.infer<typeof platformUserDetailSchema>
