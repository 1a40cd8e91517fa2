import { idSchema } from '@atrium/domain-core'
import { z } from 'zod'
import { joinCodeSchema } from './join-code'

/** Where whoever joins is put. */
export const joinPlaceSchema = z.object({
  departmentId: idSchema.nullable().default(null),
  orgRoleIds: z.array(idSchema).max(20).default([]),
})

export type JoinPlace = z.infer<typeof joinPlaceSchema>

/** How long links and invitations may be good, in days. */
const daysSchema = z.number().int().min(1).max(365)

/** What an administrator says of a link to be. */
export const joinLinkDraftSchema = z.strictObject({
  /** What it is for, seen by administrators only. */
  label: z.string().trim().max(60).default(''),
  /** Null: until it is revoked. */
  days: daysSchema.nullable(),
  /** How many may join by it; null: any number. */
  maxUses: z.number().int().min(1).max(9999).nullable(),
  /** Whether an administrator decides about each who comes. */
  approval: z.boolean(),
  ...joinPlaceSchema.shape,
})

export type JoinLinkDraft = z.infer<typeof joinLinkDraftSchema>

const joinLinkStates = ['open', 'expired', 'used-up', 'revoked'] as const

export type JoinLinkState = (typeof joinLinkStates)[number]

/** A link by which people join an enterprise. */
export const joinLinkSchema = z.object({
  id: idSchema,
  code: joinCodeSchema,
  label: z.string(),
  state: z.enum(joinLinkStates),
  uses: z.number().int().min(0),
  maxUses: z.number().int().nullable(),
  approval: z.boolean(),
  departmentId: idSchema.nullable(),
  orgRoleIds: z.array(idSchema),
  /** The name of whoever made it. */
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
})

export type JoinLink = z.infer<typeof joinLinkSchema>

/** What decides whether a link still lets people in. */
export interface LinkLife {
  readonly revokedAt: Date | null
  readonly expiresAt: Date | null
  readonly uses: number
  readonly maxUses: number | null
}

/** Whether a link still lets people in, and why not. */
export function joinLinkState(link: LinkLife, now: Date): JoinLinkState {
  if (link.revokedAt !== null) return 'revoked'
  if (link.maxUses !== null && link.uses >= link.maxUses) return 'used-up'
  if (link.expiresAt !== null && link.expiresAt.getTime() <= now.getTime()) return 'expired'
  return 'open'
}

const mailInvitationStates = ['waiting', 'accepted', 'expired', 'revoked'] as const

/** An invitation that was sent to one address. */
export const mailInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  state: z.enum(mailInvitationStates),
  departmentId: idSchema.nullable(),
  orgRoleIds: z.array(idSchema),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export type MailInvitation = z.infer<typeof mailInvitationSchema>

/** How an invitation by mail stands, whose link is good for one person. */
export function mailInvitationState(link: LinkLife, now: Date): MailInvitation['state'] {
  const state = joinLinkState(link, now)
  if (state === 'used-up' || link.uses > 0) return 'accepted'
  return state === 'open' ? 'waiting' : state
}

/** Why an address was not invited. */
export const wrongAddressCodes = ['wrong', 'repeated', 'member', 'invited'] as const
