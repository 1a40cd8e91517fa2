import { grantConsole, listAdministrators, revokeConsole } from '@atrium/domain-enterprise'
import { implement, type Route } from '@atrium/server-core'
import type { GrantService } from './grant-service'

export function grantRoutes(grants: GrantService): Route[] {
  const permission = 'enterprise.manage-grants'
  return [
    implement(listAdministrators, { permission, handle: (_, { caller }) => grants.list(caller) }),
    implement(grantConsole, {
      permission,
      reviewed: 'permission',
      handle: (input, { caller }) => grants.grant(input, caller),
    }),
    implement(revokeConsole, {
      permission,
      reviewed: 'permission',
      handle: (input, { caller }) => grants.revoke(input, caller),
    }),
  ]
}
