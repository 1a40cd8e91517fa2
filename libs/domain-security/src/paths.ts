import { definePath } from '@atrium/domain-core'

export const dutiesPath = definePath('/saas/members')
export const reviewsPath = definePath('/saas/security/review')
export const auditPath = definePath('/saas/security/audit')
export const operationLogPath = definePath('/platform/operation-log')
