import { defineEndpoint, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import { appDraftSchema, applicationSchema } from './application'

const appIdInput = z.object({ appId: idSchema })

export const listApps = defineEndpoint({
  id: 'apps.list-apps',
  method: 'GET',
  kind: 'read',
  path: '/apps',
  input: z.object({
    search: z.string().max(100).optional(),
    /** True lists the recycle bin instead. */
    deleted: z.boolean().default(false),
    ...pageShape,
  }),
  output: listedSchema(applicationSchema),
})

export const getApp = defineEndpoint({
  id: 'apps.get-app',
  method: 'GET',
  kind: 'read',
  path: '/apps/:appId',
  input: appIdInput,
  output: applicationSchema,
})

export const createApp = defineEndpoint({
  id: 'apps.create-app',
  method: 'POST',
  kind: 'write',
  path: '/apps',
  input: appDraftSchema,
  output: applicationSchema,
})

export const updateApp = defineEndpoint({
  id: 'apps.update-app',
  method: 'PUT',
  kind: 'write',
  path: '/apps/:appId',
  input: appDraftSchema.partial().extend({ appId: idSchema }),
  output: applicationSchema,
})

/** Orders and renames nothing else: `itemIds` names every item once. */
export const arrangeAppItems = defineEndpoint({
  id: 'apps.arrange-items',
  method: 'PUT',
  kind: 'write',
  path: '/apps/:appId/items',
  input: z.object({ appId: idSchema, itemIds: z.array(idSchema).max(500) }),
  output: applicationSchema,
})

/** Moves an application to the recycle bin, where it is kept 60 days. */
export const deleteApp = defineEndpoint({
  id: 'apps.delete-app',
  method: 'DELETE',
  kind: 'write',
  path: '/apps/:appId',
  input: appIdInput,
  output: z.object({}),
})

export const restoreApp = defineEndpoint({
  id: 'apps.restore-app',
  method: 'POST',
  kind: 'write',
  path: '/apps/:appId/restore',
  input: appIdInput,
  output: applicationSchema,
})
