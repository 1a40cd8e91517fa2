import { exportEnterprise, getUsage, setRecycleDays } from '@atrium/domain-enterprise'
import { implement, type Route } from '@atrium/server-core'
import type { DataService } from './data-service'

export function dataRoutes(data: DataService): Route[] {
  return [
    implement(getUsage, {
      permission: 'enterprise.read-data',
      handle: (_, { caller }) => data.usage(caller),
    }),
    implement(setRecycleDays, {
      permission: 'enterprise.read-data',
      handle: (input, { caller }) => data.setRecycleDays(input, caller),
    }),
    implement(exportEnterprise, {
      permission: 'enterprise.export-data',
      limit: { perMinute: 10 },
      handle: (_, { caller, locale }) => data.export(caller, locale),
    }),
  ]
}
