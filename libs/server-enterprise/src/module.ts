import { enterpriseCodeMessages, enterprisePermissions } from '@atrium/domain-enterprise'
import type { Core, ServerModule } from '@atrium/server-core'
import { infoRoutes } from './info/info-routes'
import { createInfoService } from './info/info-service'
import { enterpriseInfoMigration } from './migrations/0001-enterprise-info'

/** What an enterprise's console keeps about the enterprise itself. */
export function enterpriseModule(core: Core): ServerModule {
  return {
    name: 'enterprise',
    routes: infoRoutes(createInfoService(core)),
    migrations: [enterpriseInfoMigration],
    permissions: enterprisePermissions,
    messages: enterpriseCodeMessages,
  }
}
