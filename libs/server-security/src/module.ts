import { securityCodeMessages, securityPermissions } from '@atrium/domain-security'
import type { Core, ServerModule } from '@atrium/server-core'
import { auditRoutes } from './audit/audit-routes'
import { createAuditService } from './audit/audit-service'
import { checkJob } from './audit/check-job'
import { exportJob } from './audit/export-job'
import { dutyRoutes } from './duties/duty-routes'
import { createDutyService, type DutyNeeds } from './duties/duty-service'
import { dutiesMigration } from './migrations/0001-duties'
import { reviewsMigration } from './migrations/0002-reviews'
import { expireChore } from './reviews/expire-reviews'
import { createInputSafe } from './reviews/input-safe'
import { createReviewDesk } from './reviews/review-desk'
import { reviewRoutes } from './reviews/review-routes'
import { createReviewService } from './reviews/review-service'

export type SecurityPorts = Pick<DutyNeeds, 'duties' | 'memberRoles'>

/** The three duties of an enterprise, kept apart: one changes, one approves, one watches. */
export function securityModule(core: Core, ports: SecurityPorts): ServerModule {
  const { database, clock, log } = core
  const inputs = createInputSafe(core.config)
  const desk = createReviewDesk({ database, clock, inputs })
  return {
    name: 'security',
    routes: [
      ...dutyRoutes(createDutyService({ database, clock, ...ports })),
      ...auditRoutes(createAuditService({ database, clock })),
      ...reviewRoutes(createReviewService({ database, clock, inputs, desk })),
    ],
    desk,
    migrations: [dutiesMigration, reviewsMigration],
    jobs: [checkJob({ database }), exportJob(core)],
    chores: [expireChore({ database, clock, log })],
    permissions: securityPermissions,
    readPermissions: { duties: 'security.read-duties', review: 'signed-in' },
    messages: securityCodeMessages,
  }
}
