import { defineEndpoint, idSchema, listedSchema, pageShape } from '@atrium/domain-core'
import { z } from 'zod'
import {
  joinLinkDraftSchema,
  joinLinkSchema,
  joinPlaceSchema,
  mailInvitationSchema,
  wrongAddressCodes,
} from './join-link'
import { joinRequestSchema, joinRequestStates, refusalReasonSchema } from './join-request'

const pageInput = { limit: pageShape.limit, cursor: pageShape.cursor }
const linkIdInput = z.object({ linkId: idSchema })
const requestIdInput = z.object({ requestId: idSchema })

/** Links that let many in, the newest first; revoked ones too. */
export const listJoinLinks = defineEndpoint({
  id: 'org.list-join-links',
  method: 'GET',
  kind: 'read',
  path: '/org/join-links',
  input: z.object(pageInput),
  output: listedSchema(joinLinkSchema),
})

export const addJoinLink = defineEndpoint({
  id: 'org.add-join-link',
  method: 'POST',
  kind: 'write',
  path: '/org/join-links',
  input: joinLinkDraftSchema,
  output: joinLinkSchema,
})

/** Ends a link, or an invitation by mail; who came by it stays. */
export const revokeJoinLink = defineEndpoint({
  id: 'org.revoke-join-link',
  method: 'POST',
  kind: 'write',
  path: '/org/join-links/:linkId/revoke',
  input: linkIdInput,
  output: z.object({}),
})

/** Mails a link for one person each; addresses that cannot be invited come back with why. */
export const inviteByMail = defineEndpoint({
  id: 'org.invite-by-mail',
  method: 'POST',
  kind: 'write',
  path: '/org/invitations',
  input: z.strictObject({
    emails: z.array(z.string().trim().min(1).max(200)).min(1).max(100),
    days: z.number().int().min(1).max(365).default(7),
    ...joinPlaceSchema.shape,
  }),
  output: z.object({
    sent: z.number().int(),
    wrong: z.array(
      z.object({ row: z.number().int(), email: z.string(), code: z.enum(wrongAddressCodes) }),
    ),
  }),
})

export const listMailInvitations = defineEndpoint({
  id: 'org.list-mail-invitations',
  method: 'GET',
  kind: 'read',
  path: '/org/invitations',
  input: z.object(pageInput),
  output: listedSchema(mailInvitationSchema),
})

/** Who asks to join, the newest first. */
export const listJoinRequests = defineEndpoint({
  id: 'org.list-join-requests',
  method: 'GET',
  kind: 'read',
  path: '/org/join-requests',
  input: z.object({ state: z.enum(joinRequestStates).optional(), ...pageInput }),
  output: listedSchema(joinRequestSchema),
})

/** Lets somebody in where the link they came by says. */
export const approveJoinRequest = defineEndpoint({
  id: 'org.approve-join-request',
  method: 'POST',
  kind: 'write',
  path: '/org/join-requests/:requestId/approve',
  input: requestIdInput,
  output: joinRequestSchema,
})

export const refuseJoinRequest = defineEndpoint({
  id: 'org.refuse-join-request',
  method: 'POST',
  kind: 'write',
  path: '/org/join-requests/:requestId/refuse',
  input: requestIdInput.extend({ reason: refusalReasonSchema }),
  output: joinRequestSchema,
})
