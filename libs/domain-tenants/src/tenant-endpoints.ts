import { defineEndpoint, entIdSchema, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import {
  firstAdminSchema,
  reasonSchema,
  tenantDetailSchema,
  tenantDraftSchema,
  tenantSchema,
  tenantStates,
} from './tenant'

const entIdInput = z.object({ entId: entIdSchema })

/** Enterprises, the newest first; destroyed ones only when asked for. */
export const listTenants = defineEndpoint({
  id: 'tenants.list-tenants',
  method: 'GET',
  kind: 'read',
  path: '/platform/enterprises',
  input: z.object({
    search: z.string().trim().max(60).default(''),
    state: z.enum(tenantStates).optional(),
    limit: pageShape.limit,
    cursor: pageShape.cursor,
  }),
  output: listedSchema(tenantSchema),
})

export const getTenant = defineEndpoint({
  id: 'tenants.get-tenant',
  method: 'GET',
  kind: 'read',
  path: '/platform/enterprises/:entId',
  input: entIdInput,
  output: tenantDetailSchema,
})

/** Makes an enterprise and its first administrator, who sets a password by the token; it is told once. */
export const createTenant = defineEndpoint({
  id: 'tenants.create-tenant',
  method: 'POST',
  kind: 'write',
  path: '/platform/enterprises',
  input: tenantDraftSchema.extend({ admin: firstAdminSchema }),
  output: z.object({ entId: entIdSchema, invitation: z.string() }),
})

export const changeTenant = defineEndpoint({
  id: 'tenants.change-tenant',
  method: 'PUT',
  kind: 'write',
  path: '/platform/enterprises/:entId',
  input: tenantDraftSchema.extend({ entId: entIdSchema, version: z.number().int() }),
  output: tenantDetailSchema,
})

/** Closes the enterprise to its members and stops its jobs; nothing is lost. */
export const freezeTenant = defineEndpoint({
  id: 'tenants.freeze-tenant',
  method: 'POST',
  kind: 'write',
  path: '/platform/enterprises/:entId/freeze',
  input: entIdInput.extend({ reason: reasonSchema }),
  output: tenantDetailSchema,
})

export const unfreezeTenant = defineEndpoint({
  id: 'tenants.unfreeze-tenant',
  method: 'POST',
  kind: 'write',
  path: '/platform/enterprises/:entId/unfreeze',
  input: entIdInput,
  output: tenantDetailSchema,
})

/** Destroys a frozen enterprise once the days of grace are over; its name is typed to confirm it. */
export const scheduleDeletion = defineEndpoint({
  id: 'tenants.schedule-deletion',
  method: 'POST',
  kind: 'write',
  path: '/platform/enterprises/:entId/deletion',
  input: entIdInput.extend({ name: z.string().trim().max(60) }),
  output: tenantDetailSchema,
})

export const takeDeletionBack = defineEndpoint({
  id: 'tenants.take-deletion-back',
  method: 'DELETE',
  kind: 'write',
  path: '/platform/enterprises/:entId/deletion',
  input: entIdInput,
  output: tenantDetailSchema,
})

/** Another link for an administrator who has set no password yet; links before it end. */
export const renewAdminLink = defineEndpoint({
  id: 'tenants.renew-admin-link',
  method: 'POST',
  kind: 'write',
  path: '/platform/enterprises/:entId/admins/:personId/link',
  input: entIdInput.extend({ personId: idSchema }),
  output: z.object({ invitation: z.string() }),
})
