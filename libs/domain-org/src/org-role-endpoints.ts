import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { orgRoleDraftSchema, orgRoleSchema, roleGroupSchema } from './org-role'

const { groupId, names, description } = orgRoleSchema.shape
const draftShape = {
  groupId: groupId.optional(),
  ...names.partial().shape,
  description: description.optional(),
}

/** Groups and the roles in them, in order; at most 1,000 roles. */
export const listOrgRoles = defineEndpoint({
  id: 'org.list-roles',
  method: 'GET',
  kind: 'read',
  path: '/org/roles',
  input: z.object({}),
  output: z.object({
    groups: z.array(roleGroupSchema),
    rows: z.array(orgRoleSchema),
    cut: z.boolean(),
  }),
})

export const addRoleGroup = defineEndpoint({
  id: 'org.add-role-group',
  method: 'POST',
  kind: 'write',
  path: '/org/role-groups',
  input: z.object({ name: names.shape.name, nameEn: names.shape.nameEn.default('') }),
  output: roleGroupSchema,
})

export const renameRoleGroup = defineEndpoint({
  id: 'org.rename-role-group',
  method: 'PUT',
  kind: 'write',
  path: '/org/role-groups/:groupId',
  input: z.object({
    groupId: idSchema,
    name: names.shape.name,
    nameEn: names.shape.nameEn.optional(),
  }),
  output: roleGroupSchema,
})

/** Refused while it holds roles. */
export const deleteRoleGroup = defineEndpoint({
  id: 'org.delete-role-group',
  method: 'DELETE',
  kind: 'write',
  path: '/org/role-groups/:groupId',
  input: z.object({ groupId: idSchema }),
  output: z.object({}),
})

export const addOrgRole = defineEndpoint({
  id: 'org.add-role',
  method: 'POST',
  kind: 'write',
  path: '/org/roles',
  input: orgRoleDraftSchema,
  output: orgRoleSchema,
})

/** What is not named stays; refused with `changed-meanwhile` when something is no longer as `was` says. */
export const changeOrgRole = defineEndpoint({
  id: 'org.change-role',
  method: 'PUT',
  kind: 'write',
  path: '/org/roles/:roleId',
  input: z.strictObject({
    roleId: idSchema,
    ...draftShape,
    was: z.strictObject(draftShape).optional(),
  }),
  output: orgRoleSchema,
})

/** Refused while somebody has it. */
export const deleteOrgRole = defineEndpoint({
  id: 'org.delete-role',
  method: 'DELETE',
  kind: 'write',
  path: '/org/roles/:roleId',
  input: z.object({ roleId: idSchema }),
  output: z.object({}),
})

/** Gives a role to members and takes it from others, in one step. */
export const changeOrgRolePeople = defineEndpoint({
  id: 'org.change-role-people',
  method: 'POST',
  kind: 'write',
  path: '/org/roles/:roleId/people',
  input: z.object({
    roleId: idSchema,
    add: z.array(idSchema).max(1000).default([]),
    remove: z.array(idSchema).max(1000).default([]),
  }),
  output: orgRoleSchema,
})
