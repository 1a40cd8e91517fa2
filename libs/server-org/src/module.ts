import { orgPermissions } from '@atrium/domain-org'
import type { Core, ServerModule } from '@atrium/server-core'
import { peopleRoutes } from './people-routes'

/** The people of an enterprise, for pickers. */
export function orgModule({ database }: Core): ServerModule {
  return {
    name: 'org',
    routes: peopleRoutes(database),
    permissions: orgPermissions,
    readPermissions: { person: 'org.read' },
  }
}
