import { type EmailCodesPort, publicCodeMessages, publicPermissions } from '@atrium/domain-public'
import type { Core, ServerModule } from '@atrium/server-core'
import { noticesMigration } from './migrations/0001-notices'
import { registrationsMigration } from './migrations/0002-registrations'
import { noticeRoutes, shownNoticeRoutes } from './notices/notice-routes'
import { createNoticeService } from './notices/notice-service'
import { createShownNoticeService } from './notices/shown-notice-service'
import { createApprovalService } from './registration/approval-service'
import { approvalRoutes, registrationRoutes } from './registration/registration-routes'
import { createRegistrationService } from './registration/registration-service'

type CoreParts = Pick<Core, 'config' | 'database' | 'clock' | 'sessions' | 'passwords'>

/** What anybody may see or do without signing in, and what an operator does to have it there. */
export function publicModule(core: CoreParts, { codes }: { readonly codes: EmailCodesPort }) {
  return {
    name: 'public',
    routes: [
      ...shownNoticeRoutes(createShownNoticeService(core)),
      ...noticeRoutes(createNoticeService(core)),
      ...registrationRoutes(createRegistrationService(core, codes)),
      ...approvalRoutes(createApprovalService(core)),
    ],
    migrations: [noticesMigration, registrationsMigration],
    permissions: publicPermissions,
    readPermissions: { notice: 'signed-in', registration: 'public.manage-registrations' },
    messages: publicCodeMessages,
  } as const satisfies ServerModule
}
