import { defineEndpoint, entIdSchema, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import { platformUserDetailSchema, platformUserSchema, userStates } from './platform-user'

const personInput = z.object({ personId: idSchema })

/** People of all enterprises by login id; found by name, login id or e-mail address. */
export const listPlatformUsers = defineEndpoint({
  id: 'tenants.list-users',
  method: 'GET',
  kind: 'read',
  path: '/platform/users',
  input: z.object({
    search: z.string().trim().max(60).default(''),
    state: z.enum(userStates).optional(),
    entId: entIdSchema.optional(),
    limit: pageShape.limit,
    cursor: pageShape.cursor,
  }),
  output: listedSchema(platformUserSchema),
})

export const getPlatformUser = defineEndpoint({
  id: 'tenants.get-user',
  method: 'GET',
  kind: 'read',
  path: '/platform/users/:personId',
  input: personInput,
  output: platformUserDetailSchema,
})

/** Closes the account in every enterprise, and ends its sessions. */
export const suspendUser = defineEndpoint({
  id: 'tenants.suspend-user',
  method: 'POST',
  kind: 'write',
  path: '/platform/users/:personId/suspend',
  input: personInput,
  output: platformUserDetailSchema,
})

export const reactivateUser = defineEndpoint({
  id: 'tenants.reactivate-user',
  method: 'POST',
  kind: 'write',
  path: '/platform/users/:personId/reactivate',
  input: personInput,
  output: platformUserDetailSchema,
})

export const endUserSessions = defineEndpoint({
  id: 'tenants.end-user-sessions',
  method: 'DELETE',
  kind: 'write',
  path: '/platform/users/:personId/sessions',
  input: personInput,
  output: z.object({ ended: z.number().int() }),
})

/** Mails the person a link to set a new password; nobody else sees it. */
export const sendResetLink = defineEndpoint({
  id: 'tenants.send-reset-link',
  method: 'POST',
  kind: 'write',
  path: '/platform/users/:personId/reset-link',
  input: personInput,
  output: z.object({}),
})
