import type { DepartmentNamesPort, PlacementPort } from '@atrium/domain-org'
import {
  type FoundingPort,
  type OperatorMailPort,
  tenantsCodeMessages,
  tenantsPermissions,
} from '@atrium/domain-tenants'
import type { Core, ServerModule, Tx } from '@atrium/server-core'
import { containerRoutes, sharingRoutes } from './containers/container-routes'
import { createContainerService } from './containers/container-service'
import { createGrantService } from './containers/grant-service'
import { createIsGuest, createSpaceVisits } from './containers/space-visits'
import { containersMigration } from './migrations/0001-containers'
import { operatorRoutes } from './operators/operator-routes'
import { createOperatorService } from './operators/operator-service'
import { destructionChore } from './tenants/destruction'
import { tenantRoutes } from './tenants/tenant-routes'
import { createTenantService } from './tenants/tenant-service'
import { userRoutes } from './users/user-routes'
import { createUserService } from './users/user-service'

export interface TenantsNeeds {
  readonly founding: FoundingPort<Tx>
  readonly mails: OperatorMailPort
  readonly departments: DepartmentNamesPort<Tx>
  readonly placements: PlacementPort<Tx>
}

/** The enterprises of the platform, the people of all of them, and how enterprises let each other in. */
export function tenantsModule(core: Core, needs: TenantsNeeds): ServerModule {
  const { founding, mails, departments, placements } = needs
  const { database, clock } = core
  const isGuest = createIsGuest({ database, placements })
  const containers = createContainerService(core)
  const grants = createGrantService({ database, clock, departments, isGuest })
  return {
    name: 'tenants',
    routes: [
      ...tenantRoutes(createTenantService({ database, clock, founding })),
      ...userRoutes(createUserService({ database, clock, sessions: core.sessions, mails })),
      ...operatorRoutes(createOperatorService(core)),
      ...containerRoutes(containers, grants),
      ...sharingRoutes(containers, grants),
    ],
    migrations: [containersMigration],
    permissions: tenantsPermissions,
    readPermissions: {
      tenant: 'tenants.manage',
      'platform-user': 'tenants.manage',
      operator: 'tenants.manage',
      container: 'tenants.end-grants',
      'space-grant': 'tenants.end-grants',
    },
    messages: tenantsCodeMessages,
    visits: createSpaceVisits({ database, clock, placements }),
    chores: [destructionChore(core)],
  }
}
