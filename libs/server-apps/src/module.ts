import type { AccessPort } from '@atrium/domain-access'
import { type AppContentsPort, appsCodeMessages, appsPermissions } from '@atrium/domain-apps'
import type { Chore, Clock, Database, HttpModule, Logger, Migration, Tx } from '@atrium/server-core'
import { appRoutes } from './app-routes'
import { createAppService } from './app-service'
import { emptyBin } from './empty-bin'
import { appsMigration } from './migrations/0001-apps'

export interface AppsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
}

export interface AppsPorts {
  /** Who keeps what applications group. */
  readonly contents: readonly AppContentsPort<Tx>[]
  readonly access: AccessPort<Tx>
}

/** Applications: what groups forms, flows and pages. */
export function appsModule({ database, clock, log }: AppsNeeds, { contents, access }: AppsPorts) {
  const migrations: readonly Migration[] = [appsMigration]
  return {
    name: 'apps',
    routes: appRoutes(createAppService({ database, clock, contents, access })),
    migrations,
    chores: [emptyBin({ database, clock, log, contents })],
    permissions: appsPermissions,
    readPermissions: { application: 'apps.read' },
    messages: appsCodeMessages,
  } as const satisfies HttpModule & {
    name: string
    migrations: readonly Migration[]
    chores: readonly Chore[]
  }
}
