import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { userGroupDraftSchema, userGroupSchema } from './user-group'

/** The person's own groups and the public ones, by name; at most 500. */
export const listUserGroups = defineEndpoint({
  id: 'org.list-user-groups',
  method: 'GET',
  kind: 'read',
  path: '/org/user-groups',
  input: z.object({}),
  output: z.object({ rows: z.array(userGroupSchema), cut: z.boolean() }),
})

export const addUserGroup = defineEndpoint({
  id: 'org.add-user-group',
  method: 'POST',
  kind: 'write',
  path: '/org/user-groups',
  input: userGroupDraftSchema,
  output: userGroupSchema,
})

/** Its maker changes a group; an administrator also a public one. */
export const changeUserGroup = defineEndpoint({
  id: 'org.change-user-group',
  method: 'PUT',
  kind: 'write',
  path: '/org/user-groups/:groupId',
  input: userGroupDraftSchema.partial().extend({ groupId: idSchema }),
  output: userGroupSchema,
})

export const deleteUserGroup = defineEndpoint({
  id: 'org.delete-user-group',
  method: 'DELETE',
  kind: 'write',
  path: '/org/user-groups/:groupId',
  input: z.object({ groupId: idSchema }),
  output: z.object({}),
})
