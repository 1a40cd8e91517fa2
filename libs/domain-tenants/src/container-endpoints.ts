import { defineEndpoint, entIdSchema, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import {
  containerDraftSchema,
  containerMemberSchema,
  containerSchema,
  spaceGrantSchema,
} from './container'
import { reasonSchema } from './tenant'

/** So many containers, and so many of anything below, are listed at once. */
export const containerLimit = 200

const containerInput = z.object({ containerId: idSchema })
const verdictShape = {
  approve: z.boolean(),
  /** Why not, when it is refused. */
  refusal: z.string().trim().max(60).default(''),
}

export const listContainers = defineEndpoint({
  id: 'tenants.list-containers',
  method: 'GET',
  kind: 'read',
  path: '/platform/containers',
  input: z.object({}),
  output: z.object({ rows: z.array(containerSchema), cut: z.boolean() }),
})

export const createContainer = defineEndpoint({
  id: 'tenants.create-container',
  method: 'POST',
  kind: 'write',
  path: '/platform/containers',
  input: containerDraftSchema,
  output: containerSchema,
})

export const changeContainer = defineEndpoint({
  id: 'tenants.change-container',
  method: 'PUT',
  kind: 'write',
  path: '/platform/containers/:containerId',
  input: containerDraftSchema.extend({ containerId: idSchema }),
  output: containerSchema,
})

/** Ends every grant in it at once. */
export const deleteContainer = defineEndpoint({
  id: 'tenants.delete-container',
  method: 'DELETE',
  kind: 'write',
  path: '/platform/containers/:containerId',
  input: containerInput,
  output: z.object({}),
})

/** What waits for a system administrator: enterprises that want to join, and entry that was offered. */
export const listContainerRequests = defineEndpoint({
  id: 'tenants.list-container-requests',
  method: 'GET',
  kind: 'read',
  path: '/platform/container-requests',
  input: z.object({}),
  output: z.object({
    joins: z.array(containerMemberSchema),
    grants: z.array(spaceGrantSchema),
    cut: z.boolean(),
  }),
})

/** The enterprises in a container, and the entry they have given each other. */
export const getContainer = defineEndpoint({
  id: 'tenants.get-container',
  method: 'GET',
  kind: 'read',
  path: '/platform/containers/:containerId',
  input: containerInput,
  output: z.object({
    container: containerSchema,
    members: z.array(containerMemberSchema),
    grants: z.array(spaceGrantSchema),
    cut: z.boolean(),
  }),
})

/** Never by who asked. */
export const decideJoin = defineEndpoint({
  id: 'tenants.decide-join',
  method: 'POST',
  kind: 'write',
  path: '/platform/containers/:containerId/enterprises/:entId/decision',
  input: z.object({ containerId: idSchema, entId: entIdSchema, ...verdictShape }),
  output: z.object({}),
})

/** Never by who asked, nor by whom it would let in. */
export const decideGrant = defineEndpoint({
  id: 'tenants.decide-grant',
  method: 'POST',
  kind: 'write',
  path: '/platform/space-grants/:grantId/decision',
  input: z.object({ grantId: idSchema, ...verdictShape }),
  output: z.object({}),
})

/** Takes an enterprise out of a container; what it gave and was given there ends. */
export const expelTenant = defineEndpoint({
  id: 'tenants.expel-tenant',
  method: 'DELETE',
  kind: 'write',
  path: '/platform/containers/:containerId/enterprises/:entId',
  input: z.object({ containerId: idSchema, entId: entIdSchema }),
  output: z.object({}),
})

/** The containers there are, as an enterprise's administrator sees them. */
export const listJoinableContainers = defineEndpoint({
  id: 'tenants.list-joinable-containers',
  method: 'GET',
  kind: 'read',
  path: '/containers',
  input: z.object({}),
  output: z.object({
    rows: z.array(containerSchema.extend({ own: containerMemberSchema.nullable() })),
    cut: z.boolean(),
  }),
})

export const applyToContainer = defineEndpoint({
  id: 'tenants.apply-to-container',
  method: 'POST',
  kind: 'write',
  path: '/containers/:containerId/application',
  input: containerInput.extend({ reason: reasonSchema }),
  output: z.object({}),
})

/** Leaves a container, or takes the application back; what was given and received there ends. */
export const leaveContainer = defineEndpoint({
  id: 'tenants.leave-container',
  method: 'DELETE',
  kind: 'write',
  path: '/containers/:containerId/application',
  input: containerInput,
  output: z.object({}),
})

/** The other enterprises of a container with their departments, from which guests are chosen. */
export const listPartners = defineEndpoint({
  id: 'tenants.list-partners',
  method: 'GET',
  kind: 'read',
  path: '/containers/:containerId/partners',
  input: containerInput,
  output: z.object({
    rows: z.array(
      z.object({
        entId: entIdSchema,
        name: z.string(),
        departments: z.array(z.object({ id: idSchema, name: z.string() })),
      }),
    ),
  }),
})

/** Entry that this enterprise has given, and entry its people were given elsewhere. */
export const listGrants = defineEndpoint({
  id: 'tenants.list-grants',
  method: 'GET',
  kind: 'read',
  path: '/space-grants',
  input: z.object({}),
  output: z.object({
    given: z.array(spaceGrantSchema),
    received: z.array(spaceGrantSchema),
    cut: z.boolean(),
  }),
})

/** Whom of a partner's people a grant means; a person is named by login id. */
const guestsInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('department'), id: idSchema }),
  z.strictObject({
    kind: z.literal('person'),
    loginId: z.string().trim().toLowerCase().min(1).max(120),
  }),
])

/** Offers people of a partner entry to the own space; a system administrator approves it. */
export const offerGrant = defineEndpoint({
  id: 'tenants.offer-grant',
  method: 'POST',
  kind: 'write',
  path: '/space-grants',
  input: spaceGrantSchema
    .pick({ containerId: true, guestEntId: true, role: true, validUntil: true })
    .extend({ guests: guestsInputSchema, reason: reasonSchema }),
  output: spaceGrantSchema,
})

/** Ends entry at once; by whoever gave it, or a system administrator. */
export const revokeGrant = defineEndpoint({
  id: 'tenants.revoke-grant',
  method: 'DELETE',
  kind: 'write',
  path: '/space-grants/:grantId',
  input: z.object({ grantId: idSchema }),
  output: z.object({}),
})
