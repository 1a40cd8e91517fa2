import { developerCodeMessages, developerPermissions } from '@atrium/domain-developer'
import type { RemindersPort } from '@atrium/domain-subscription'
import type { Core, ServerModule } from '@atrium/server-core'
import { developerRoutes } from './developer-routes'
import { createDeveloperService } from './developer-service'
import { followLeavers } from './fail-forsaken'
import { developerGrantsMigration } from './migrations/0001-developer-grants'
import { tokenExpiryMigration } from './migrations/0002-token-expiry'
import { createReviewService } from './review-service'
import { createTokens } from './tokens'

export interface DeveloperNeeds {
  readonly reminders?: RemindersPort
}

/** Developer authorizations, their review, and the tokens that programs call with. */
export function developerModule(core: Core, { reminders }: DeveloperNeeds = {}): ServerModule {
  return {
    name: 'developer',
    routes: developerRoutes({
      own: createDeveloperService(core),
      reviews: createReviewService({ ...core, reminders }),
    }),
    migrations: [developerGrantsMigration, tokenExpiryMigration],
    permissions: developerPermissions,
    readPermissions: { 'developer-grant': 'developer.review' },
    messages: developerCodeMessages,
    tokens: createTokens(core),
    isGuarded: true,
    async onStart() {
      followLeavers(core)
    },
  }
}
