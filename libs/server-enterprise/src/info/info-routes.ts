import { changeEnterprise, getEnterprise } from '@atrium/domain-enterprise'
import { implement, type Route } from '@atrium/server-core'
import type { InfoService } from './info-service'

export function infoRoutes(info: InfoService): Route[] {
  return [
    implement(getEnterprise, {
      permission: 'enterprise.manage-info',
      handle: (_, { caller }) => info.get(caller),
    }),
    implement(changeEnterprise, {
      permission: 'enterprise.manage-info',
      handle: (input, { caller }) => info.change(input, caller),
    }),
  ]
}
