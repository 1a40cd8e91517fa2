import { listOperators, listPlatformRoles, setPlatformRole } from '@atrium/domain-tenants'
import { implement, type Route } from '@atrium/server-core'
import type { OperatorService } from './operator-service'

export function operatorRoutes(operators: OperatorService): Route[] {
  const permission = 'tenants.manage'
  return [
    implement(listOperators, {
      permission,
      handle: (input, { caller }) => operators.list(input, caller),
    }),
    implement(listPlatformRoles, {
      permission,
      handle: (_, { caller }) => operators.roles(caller),
    }),
    implement(setPlatformRole, {
      permission,
      reviewed: 'member',
      handle: (input, { caller }) => operators.setRole(input, caller),
    }),
  ]
}
