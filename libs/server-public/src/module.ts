import { publicCodeMessages, publicPermissions } from '@atrium/domain-public'
import type { Core, ServerModule } from '@atrium/server-core'
import { noticesMigration } from './migrations/0001-notices'
import { noticeRoutes, shownNoticeRoutes } from './notices/notice-routes'
import { createNoticeService } from './notices/notice-service'
import { createShownNoticeService } from './notices/shown-notice-service'

/** What anybody may see without signing in, and what an operator does to have it there. */
export function publicModule(core: Pick<Core, 'database' | 'clock'>) {
  return {
    name: 'public',
    routes: [
      ...shownNoticeRoutes(createShownNoticeService(core)),
      ...noticeRoutes(createNoticeService(core)),
    ],
    migrations: [noticesMigration],
    permissions: publicPermissions,
    readPermissions: { notice: 'signed-in' },
    messages: publicCodeMessages,
  } as const satisfies ServerModule
}
