import { orgPermissions } from '@atrium/domain-org'
import type { Database, HttpModule } from '@atrium/server-core'
import { peopleRoutes } from './people-routes'

/** The people of an enterprise, for pickers. */
export function orgModule({ database }: { readonly database: Database }) {
  return {
    name: 'org',
    migrations: [],
    routes: peopleRoutes(database),
    permissions: orgPermissions,
    readPermissions: { person: 'org.read' },
  } as const satisfies HttpModule & { name: string; migrations: readonly [] }
}
