import { securityCodeMessages, securityPermissions } from '@atrium/domain-security'
import type { Core, ServerModule } from '@atrium/server-core'
import { dutyRoutes } from './duties/duty-routes'
import { createDutyService, type DutyNeeds } from './duties/duty-service'
import { dutiesMigration } from './migrations/0001-duties'

export type SecurityPorts = Pick<DutyNeeds, 'duties' | 'memberRoles'>

/** The three duties of an enterprise, kept apart. */
export function securityModule(core: Core, ports: SecurityPorts): ServerModule {
  const { database, clock } = core
  return {
    name: 'security',
    routes: dutyRoutes(createDutyService({ database, clock, ...ports })),
    migrations: [dutiesMigration],
    permissions: securityPermissions,
    readPermissions: { duties: 'security.read-duties' },
    messages: securityCodeMessages,
  }
}
