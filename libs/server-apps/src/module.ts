import { appsCodeMessages, appsPermissions } from '@atrium/domain-apps'
import type { Clock, Database, HttpModule, Migration } from '@atrium/server-core'
import { appRoutes } from './app-routes'
import { createAppService } from './app-service'
import { appsMigration } from './migrations/0001-apps'

export interface AppsNeeds {
  readonly database: Database
  readonly clock: Clock
}

/** Applications: what groups forms, flows and pages. */
export function appsModule({ database, clock }: AppsNeeds) {
  const migrations: readonly Migration[] = [appsMigration]
  return {
    name: 'apps',
    routes: appRoutes(createAppService({ database, clock })),
    migrations,
    permissions: appsPermissions,
    readPermissions: { application: 'apps.read' },
    messages: appsCodeMessages,
  } as const satisfies HttpModule & { name: string; migrations: readonly Migration[] }
}
