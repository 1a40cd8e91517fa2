import { navigationCodeMessages, navigationPermissions } from '@atrium/domain-navigation'
import type { Core, ServerModule } from '@atrium/server-core'
import { createElementService } from './elements/element-service'
import { navigationsMigration } from './migrations/0001-navigations'
import { navigationRoutes } from './navigation-routes'
import { createNavigationService } from './navigations/navigation-service'
import { createOwnNavigation, type OwnNavigationNeeds } from './own-navigation'

/** What an enterprise puts around the pages of its people. */
export function navigationModule(
  { database, clock }: Pick<Core, 'database' | 'clock'>,
  ports: Omit<OwnNavigationNeeds, 'database'>,
) {
  return {
    name: 'navigation',
    routes: navigationRoutes({
      navigations: createNavigationService({ database, clock }),
      elements: createElementService({ database }),
      own: createOwnNavigation({ database, ...ports }),
    }),
    migrations: [navigationsMigration],
    permissions: navigationPermissions,
    readPermissions: { navigation: 'signed-in', 'page-element': 'signed-in' },
    messages: navigationCodeMessages,
  } as const satisfies ServerModule
}
