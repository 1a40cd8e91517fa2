import {
  endUserSessions,
  getPlatformUser,
  listPlatformUsers,
  reactivateUser,
  sendResetLink,
  suspendUser,
} from '@atrium/domain-tenants'
import { implement, type Route } from '@atrium/server-core'
import type { UserService } from './user-service'

export function userRoutes(users: UserService): Route[] {
  const permission = 'tenants.manage'
  return [
    implement(listPlatformUsers, {
      permission,
      handle: (input, { caller }) => users.list(input, caller),
    }),
    implement(getPlatformUser, {
      permission,
      handle: ({ personId }, { caller }) => users.get(personId, caller),
    }),
    implement(suspendUser, {
      permission,
      handle: ({ personId }, { caller }) => users.setState(personId, 'suspended', caller),
    }),
    implement(reactivateUser, {
      permission,
      handle: ({ personId }, { caller }) => users.setState(personId, 'active', caller),
    }),
    implement(endUserSessions, {
      permission,
      handle: ({ personId }, { caller }) => users.endSessions(personId, caller),
    }),
    implement(sendResetLink, {
      permission,
      handle: ({ personId }, { caller, locale }) => users.sendResetLink(personId, caller, locale),
    }),
  ]
}
