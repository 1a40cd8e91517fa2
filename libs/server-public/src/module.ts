import type { FormDefinitionsPort } from '@atrium/domain-forms'
import { type EmailCodesPort, publicCodeMessages, publicPermissions } from '@atrium/domain-public'
import type { Core, ServerModule, Tx } from '@atrium/server-core'
import { noticesMigration } from './migrations/0001-notices'
import { registrationsMigration } from './migrations/0002-registrations'
import { previewLinksMigration } from './migrations/0003-preview-links'
import { solutionsMigration } from './migrations/0004-solutions'
import { noticeRoutes, shownNoticeRoutes } from './notices/notice-routes'
import { createNoticeService } from './notices/notice-service'
import { createShownNoticeService } from './notices/shown-notice-service'
import { previewRoutes } from './preview/preview-routes'
import { createPreviewService } from './preview/preview-service'
import { createApprovalService, type RegistrationMails } from './registration/approval-service'
import { approvalRoutes, registrationRoutes } from './registration/registration-routes'
import { createRegistrationService } from './registration/registration-service'
import { solutionRoutes } from './solutions/solution-routes'
import { createSolutionService } from './solutions/solution-service'

type CoreParts = Pick<Core, 'config' | 'database' | 'clock' | 'sessions' | 'passwords'>

export interface PublicPorts {
  readonly codes: EmailCodesPort
  readonly forms: FormDefinitionsPort<Tx>
  readonly mails: RegistrationMails
}

/** What anybody may see or do without signing in, and what an operator does to have it there. */
export function publicModule(core: CoreParts, { codes, forms, mails }: PublicPorts) {
  return {
    name: 'public',
    routes: [
      ...shownNoticeRoutes(createShownNoticeService(core)),
      ...noticeRoutes(createNoticeService(core)),
      ...registrationRoutes(createRegistrationService(core, codes)),
      ...approvalRoutes(createApprovalService(core, mails)),
      ...solutionRoutes(createSolutionService(core)),
      ...previewRoutes(createPreviewService(core, forms)),
    ],
    migrations: [
      noticesMigration,
      registrationsMigration,
      previewLinksMigration,
      solutionsMigration,
    ],
    permissions: publicPermissions,
    readPermissions: {
      notice: 'signed-in',
      solution: 'signed-in',
      registration: 'public.manage-registrations',
    },
    messages: publicCodeMessages,
  } as const satisfies ServerModule
}
