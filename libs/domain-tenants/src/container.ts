import { entIdSchema, idSchema, visitKinds } from '@atrium/domain-core'
import { subjectSchema } from '@atrium/domain-org'
import { z } from 'zod'
import { tenantNameSchema } from './tenant'

/** Enterprises that may let each other's people in. */
export const containerDraftSchema = z.object({
  name: tenantNameSchema,
  description: z.string().trim().max(200),
})

export type ContainerDraft = z.infer<typeof containerDraftSchema>

export const containerMemberStates = ['applying', 'member', 'refused'] as const

export type ContainerMemberState = (typeof containerMemberStates)[number]

export const containerSchema = containerDraftSchema.extend({
  id: idSchema,
  members: z.number().int(),
  createdAt: z.iso.datetime(),
})

export type Container = z.infer<typeof containerSchema>

/** An enterprise in a container, or on its way in. */
export const containerMemberSchema = z.object({
  containerId: idSchema,
  container: z.string(),
  entId: entIdSchema,
  enterprise: z.string(),
  state: z.enum(containerMemberStates),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  refusal: z.string(),
})

export type ContainerMember = z.infer<typeof containerMemberSchema>

/** `active` lets the guests in until the day is over; `waiting` for a system administrator. */
export const grantStates = ['waiting', 'active', 'refused', 'revoked', 'expired'] as const

export type GrantState = (typeof grantStates)[number]

/** Entry to a space for people of another enterprise of the same container. */
export const spaceGrantSchema = z.object({
  id: idSchema,
  containerId: idSchema,
  container: z.string(),
  /** The space that is entered. */
  entId: entIdSchema,
  enterprise: z.string(),
  guestEntId: entIdSchema,
  guestEnterprise: z.string(),
  guests: subjectSchema,
  /** The department's or the person's name when the grant was asked for. */
  guestsName: z.string(),
  role: z.enum(visitKinds),
  reason: z.string(),
  validUntil: z.iso.datetime(),
  state: z.enum(grantStates),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  refusal: z.string(),
})

export type SpaceGrant = z.infer<typeof spaceGrantSchema>
