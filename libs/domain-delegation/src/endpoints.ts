import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { agencyDraftSchema, agencyKinds, agencySchema } from './agency'
import { mandateSeenSchema } from './mandate'

const kind = z.enum(agencyKinds)
const shape = agencyDraftSchema.shape

/** Agencies of a kind that one has given and that one has been given, the latest first; at most 200 of each. */
export const listAgencies = defineEndpoint({
  id: 'delegation.list-agencies',
  method: 'GET',
  kind: 'read',
  path: '/agencies',
  input: z.object({ kind }),
  output: z.object({
    given: z.array(agencySchema),
    received: z.array(agencySchema),
    cut: z.boolean(),
  }),
})

/** Refused with `agency-exists` while another of the kind runs: one hosting, one agent an application; with `agency-mixes-duties` where both hold separate duties. */
export const addAgency = defineEndpoint({
  id: 'delegation.add-agency',
  method: 'POST',
  kind: 'write',
  path: '/agencies',
  input: z.object({ kind, ...shape }),
  output: agencySchema,
})

/** Edits one that runs; begins anew one that has ended. */
export const changeAgency = defineEndpoint({
  id: 'delegation.change-agency',
  method: 'PUT',
  kind: 'write',
  path: '/agencies/:agencyId',
  input: z.object({ agencyId: idSchema, ...shape }),
  output: agencySchema,
})

/** Takes back what was lent, at once. */
export const recoverAgency = defineEndpoint({
  id: 'delegation.recover-agency',
  method: 'POST',
  kind: 'write',
  path: '/agencies/:agencyId/recover',
  input: z.object({ agencyId: idSchema }),
  output: agencySchema,
})

export const deleteAgency = defineEndpoint({
  id: 'delegation.delete-agency',
  method: 'DELETE',
  kind: 'write',
  path: '/agencies/:agencyId',
  input: z.object({ agencyId: idSchema }),
  output: z.object({}),
})

/** For whom one may act now. */
export const listMandates = defineEndpoint({
  id: 'delegation.list-mandates',
  method: 'GET',
  kind: 'read',
  path: '/mandates',
  input: z.object({}),
  output: z.object({ rows: z.array(mandateSeenSchema) }),
})
