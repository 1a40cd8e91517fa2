import {
  acceptInvitation,
  addJoinLink,
  approveJoinRequest,
  checkJoinKey,
  declineInvitation,
  getOwnJoining,
  inviteByMail,
  joinByKey,
  listJoinLinks,
  listJoinRequests,
  listMailInvitations,
  refuseJoinRequest,
  registerAndJoin,
  revokeJoinLink,
  withdrawJoinRequest,
} from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { JoinLinkService } from './join-link-service'
import type { JoinRequestService } from './join-request-service'
import type { JoiningService } from './joining-service'
import type { MailInvitationService } from './mail-invitation-service'

interface AdminParts {
  readonly links: JoinLinkService
  readonly invitations: MailInvitationService
  readonly requests: JoinRequestService
}

/** What administrators do so that people join. */
export function joinAdminRoutes({ links, invitations, requests }: AdminParts): Route[] {
  const permission = 'org.manage-joining'
  const reviewed = 'member'
  return [
    implement(listJoinLinks, {
      permission,
      handle: (input, { caller }) => links.list(input, caller),
    }),
    implement(addJoinLink, {
      permission,
      reviewed,
      handle: (input, { caller }) => links.add(input, caller),
    }),
    implement(revokeJoinLink, {
      permission,
      handle: (input, { caller }) => links.revoke(input, caller),
    }),
    implement(inviteByMail, {
      permission,
      reviewed,
      limit: { perMinute: 20 },
      handle: (input, { caller }) => invitations.invite(input, caller),
    }),
    implement(listMailInvitations, {
      permission,
      handle: (input, { caller }) => invitations.list(input, caller),
    }),
    implement(listJoinRequests, {
      permission,
      handle: (input, { caller }) => requests.list(input, caller),
    }),
    implement(approveJoinRequest, {
      permission,
      reviewed,
      handle: ({ requestId }, { caller }) =>
        requests.decide(requestId, { type: 'approve' }, caller),
    }),
    implement(refuseJoinRequest, {
      permission,
      handle: ({ requestId, reason }, { caller }) =>
        requests.decide(requestId, { type: 'refuse', reason }, caller),
    }),
  ]
}

/** Public, since whoever joins may be a member of nothing yet: the service asks for the session. */
export function joiningRoutes(joining: JoiningService): Route[] {
  const permission = 'public'
  return [
    implement(checkJoinKey, {
      permission,
      limit: { perMinute: 30 },
      handle: (input, call) => joining.check(input, call),
    }),
    implement(registerAndJoin, {
      permission,
      limit: { perMinute: 10 },
      handle: (input, call) => joining.register(input, call),
    }),
    implement(joinByKey, {
      permission,
      limit: { perMinute: 30 },
      handle: (input, call) => joining.join(input, call),
    }),
    implement(getOwnJoining, { permission, handle: (input, call) => joining.own(input, call) }),
    implement(acceptInvitation, {
      permission,
      handle: (input, call) => joining.accept(input, call),
    }),
    implement(declineInvitation, {
      permission,
      handle: (input, call) => joining.decline(input, call),
    }),
    implement(withdrawJoinRequest, {
      permission,
      handle: (input, call) => joining.withdraw(input, call),
    }),
  ]
}
