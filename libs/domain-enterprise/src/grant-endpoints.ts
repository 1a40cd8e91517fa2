import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import {
  fullAdministratorSchema,
  grantDraftSchema,
  scopedAdministratorSchema,
} from './console-grant'

/** Everybody who administers the enterprise or a part of it, by name; at most 200 of each. */
export const listAdministrators = defineEndpoint({
  id: 'enterprise.list-administrators',
  method: 'GET',
  kind: 'read',
  path: '/enterprise/administrators',
  input: z.object({}),
  output: z.object({
    full: z.array(fullAdministratorSchema),
    scoped: z.array(scopedAdministratorSchema),
    cut: z.boolean(),
  }),
})

/** Trusts areas to a member in place of what was trusted to them before; never to oneself. */
export const grantConsole = defineEndpoint({
  id: 'enterprise.grant-console',
  method: 'PUT',
  kind: 'write',
  path: '/enterprise/grants/:personId',
  input: grantDraftSchema.extend({ personId: idSchema }),
  output: z.object({}),
})

export const revokeConsole = defineEndpoint({
  id: 'enterprise.revoke-console',
  method: 'DELETE',
  kind: 'write',
  path: '/enterprise/grants/:personId',
  input: z.object({ personId: idSchema }),
  output: z.object({}),
})
