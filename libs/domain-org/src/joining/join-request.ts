import { accept, entIdSchema, idSchema, reject, type Result } from '@atrium/domain-core'
import { z } from 'zod'

export const joinRequestStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const

export type JoinRequestState = (typeof joinRequestStates)[number]

/** Why somebody may not join (section 5: 60 characters). */
export const refusalReasonSchema = z.string().trim().min(1).max(60)

/** Somebody who would join, as administrators see them. */
export const joinRequestSchema = z.object({
  id: idSchema,
  personId: idSchema,
  name: z.string(),
  loginId: z.string(),
  state: z.enum(joinRequestStates),
  reason: z.string(),
  /** What the link that they came by is for. */
  linkLabel: z.string(),
  departmentId: idSchema.nullable(),
  orgRoleIds: z.array(idSchema),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})

export type JoinRequest = z.infer<typeof joinRequestSchema>

/** What a person asked of an enterprise, as they see it themselves. */
export const ownJoinRequestSchema = z.object({
  id: idSchema,
  entId: entIdSchema,
  enterprise: z.string(),
  state: z.enum(joinRequestStates),
  reason: z.string(),
  createdAt: z.iso.datetime(),
})

/** An enterprise that asked a person to join. */
export const ownInvitationSchema = z.object({
  entId: entIdSchema,
  enterprise: z.string(),
  invitedAt: z.iso.datetime(),
})

export type JoinRequestEvent = 'approve' | 'refuse' | 'withdraw'

const outcomes = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

/** A request is decided once: by an administrator, or by who made it. */
export function advanceJoinRequest(
  state: JoinRequestState,
  event: JoinRequestEvent,
): Result<JoinRequestState, 'join-request-decided'> {
  return state === 'waiting' ? accept(outcomes[event]) : reject('join-request-decided')
}
