import { accessCodeMessages, accessPermissions } from '@atrium/domain-access'
import type { Core, ServerModule } from '@atrium/server-core'
import { appRoleRoutes } from './app-role-routes'
import { type AppRoleNeeds, createAppRoleService } from './app-role-service'
import { accessMigration } from './migrations/0001-access'

export type AccessPorts = Pick<AppRoleNeeds, 'access' | 'apps' | 'placements'>

/** Roles of applications, and who has them. */
export function accessModule({ database, clock }: Core, ports: AccessPorts): ServerModule {
  return {
    name: 'access',
    routes: appRoleRoutes(createAppRoleService({ database, clock, ...ports })),
    migrations: [accessMigration],
    permissions: accessPermissions,
    readPermissions: { 'app-role': 'access.read' },
    messages: accessCodeMessages,
  }
}
