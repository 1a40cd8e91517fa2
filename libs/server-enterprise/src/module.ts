import {
  enterpriseCodeMessages,
  enterprisePermissions,
  type KeptData,
} from '@atrium/domain-enterprise'
import type { DepartmentNamesPort } from '@atrium/domain-org'
import type { Core, ServerModule, Tx } from '@atrium/server-core'
import { dataRoutes } from './data/data-routes'
import { createDataService } from './data/data-service'
import { exportDataJob } from './data/export-data-job'
import { enterpriseFaces } from './face/faces'
import { grantRoutes } from './grants/grant-routes'
import { createGrantService } from './grants/grant-service'
import { infoRoutes } from './info/info-routes'
import { createInfoService } from './info/info-service'
import type { InstallationGuard } from './installation/installation-guard'
import { installationRoutes } from './installation/installation-routes'
import { createInstallationService } from './installation/installation-service'
import { enterpriseInfoMigration } from './migrations/0001-enterprise-info'
import { enterpriseSkinMigration } from './migrations/0002-enterprise-skin'
import { installationMigration } from './migrations/0003-installation'
import { skinRoutes } from './skin/skin-routes'
import { createSkinService } from './skin/skin-service'

export interface EnterprisePorts {
  readonly departments: DepartmentNamesPort<Tx>
  /** Also asked by whoever sends something outside. */
  readonly installation: InstallationGuard
  /** What other modules keep for the enterprise. */
  readonly kept: readonly KeptData<Tx>[]
}

/** What an enterprise's console keeps about the enterprise itself. */
export function enterpriseModule(core: Core, ports: EnterprisePorts): ServerModule {
  return {
    name: 'enterprise',
    routes: [
      ...infoRoutes(createInfoService(core)),
      ...skinRoutes(createSkinService(core)),
      ...installationRoutes(createInstallationService(core)),
      ...dataRoutes(createDataService({ ...core, ...ports })),
      ...grantRoutes(createGrantService({ ...core, ...ports })),
    ],
    migrations: [enterpriseInfoMigration, enterpriseSkinMigration, installationMigration],
    gate: ports.installation,
    onStart: () => ports.installation.start(),
    async onStop() {
      ports.installation.stop()
    },
    jobs: [exportDataJob({ ...core, ...ports })],
    faces: enterpriseFaces,
    permissions: enterprisePermissions,
    readPermissions: {
      enterprise: 'signed-in',
      installation: 'enterprise.manage-installation',
      'console-grant': 'enterprise.manage-grants',
    },
    messages: enterpriseCodeMessages,
  }
}
