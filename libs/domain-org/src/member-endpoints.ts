import { defineEndpoint, idSchema, listedSchema, pageShape, roleSchema } from '@atrium/domain-core'
import { z } from 'zod'
import {
  memberPlaceSchema,
  memberProfileSchema,
  memberRowSchema,
  memberSchema,
  memberStates,
  newMemberSchema,
} from './member'

const memberIdInput = z.object({ personId: idSchema })

/** Which members are meant. */
export const memberQuerySchema = z.object({
  /** Part of a name, login id, employee number, phone or e-mail. */
  search: z.string().trim().max(100).default(''),
  departmentId: idSchema.optional(),
  /** Also the departments below. */
  below: z.boolean().default(true),
  /** True: those in no department. */
  unplaced: z.boolean().default(false),
  postId: idSchema.optional(),
  orgRoleId: idSchema.optional(),
  role: roleSchema.optional(),
  states: z.array(z.enum(memberStates)).max(4).default(['invited', 'active', 'suspended']),
})

export type MemberQuery = z.infer<typeof memberQuerySchema>

/** By name; counted exactly up to 10,000. */
export const listMembers = defineEndpoint({
  id: 'org.list-members',
  method: 'POST',
  kind: 'read',
  path: '/org/members/list',
  input: memberQuerySchema.extend(pageShape),
  output: listedSchema(memberRowSchema),
})

export const getMember = defineEndpoint({
  id: 'org.get-member',
  method: 'GET',
  kind: 'read',
  path: '/org/members/:personId',
  input: memberIdInput,
  output: memberSchema,
})

/** Adds a person; a new one gets an invitation to set a password, by mail or as a link that is shown once. */
export const addMember = defineEndpoint({
  id: 'org.add-member',
  method: 'POST',
  kind: 'write',
  path: '/org/members',
  input: newMemberSchema,
  output: z.object({ member: memberSchema, invitation: z.string().nullable() }),
})

/** Refused with `member-changed` when the version is not the present one. */
export const changeMember = defineEndpoint({
  id: 'org.change-member',
  method: 'PUT',
  kind: 'write',
  path: '/org/members/:personId',
  input: z.object({
    personId: idSchema,
    version: z.number().int().min(1),
    ...memberProfileSchema.partial().shape,
    ...memberPlaceSchema.partial().shape,
    roles: z.array(roleSchema).max(6).optional(),
  }),
  output: memberSchema,
})

/** Puts several members at once into a department, in place of those they are in, or beside them. */
export const moveMembers = defineEndpoint({
  id: 'org.move-members',
  method: 'POST',
  kind: 'write',
  path: '/org/members/move',
  input: z.object({
    personIds: z.array(idSchema).min(1).max(999),
    departmentId: idSchema,
    keep: z.boolean().default(false),
  }),
  output: z.object({ count: z.number().int() }),
})

/** Suspends members, who are signed out of the space at once, or takes them back. Memberships end by `removeMembers`, with a hand-over. */
export const setMemberState = defineEndpoint({
  id: 'org.set-member-state',
  method: 'POST',
  kind: 'write',
  path: '/org/members/state',
  input: z.object({
    personIds: z.array(idSchema).min(1).max(999),
    state: z.enum(['active', 'suspended']),
  }),
  output: z.object({ count: z.number().int() }),
})
