import { defineEndpoint, idSchema, jobSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { handoverLineSchema, handoverSchema } from './handover'

const previewSchema = z.object({
  lines: z.array(handoverLineSchema),
  /** There are more lines than these. */
  cut: z.boolean(),
})

/** What members would leave behind; refused like their removal. */
export const previewHandover = defineEndpoint({
  id: 'org.preview-handover',
  method: 'POST',
  kind: 'read',
  path: '/org/members/handover',
  input: z.object({ personIds: z.array(idSchema).min(1).max(20) }),
  output: previewSchema,
})

/** Hands over and ends memberships, as a job; refused for oneself and the last administrator. */
export const removeMembers = defineEndpoint({
  id: 'org.remove-members',
  method: 'POST',
  kind: 'write',
  path: '/org/members/remove',
  input: handoverSchema.extend({ personIds: z.array(idSchema).min(1).max(20) }),
  output: jobSchema,
})

/** What one would leave behind oneself; refused like leaving. */
export const previewOwnHandover = defineEndpoint({
  id: 'org.preview-own-handover',
  method: 'GET',
  kind: 'read',
  path: '/org/leaving',
  input: z.object({}),
  output: previewSchema,
})

/** Hands over and leaves the enterprise, as a job; refused for the last administrator. */
export const leaveEnterprise = defineEndpoint({
  id: 'org.leave-enterprise',
  method: 'POST',
  kind: 'write',
  path: '/org/leaving',
  input: handoverSchema,
  output: jobSchema,
})
