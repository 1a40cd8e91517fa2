export { actKey, type AuditArea, auditAreas } from './audit-acts'
export { auditWords } from './audit-messages'
export {
  checkAudit,
  exportAudit,
  getAuditEntry,
  listAudit,
  listOperations,
} from './audit-endpoints'
export {
  type AuditDetail,
  type AuditExport,
  auditExportSchema,
  type AuditFilterInput,
  auditFilterSchema,
  auditResults,
  type AuditRow,
  type AuditVerdict,
  auditVerdictSchema,
  operationAreas,
  operationDays,
  type OperationRow,
} from './audit-entry'
export {
  checkDuties,
  duties,
  dutiesOf,
  dutyHolderSchema,
  dutySchema,
  type Duty,
  type DutyHolder,
  type DutyProblem,
} from './duty'
export {
  dutyStateSchema,
  getDuties,
  separateDuties,
  setDuty,
  type DutyState,
} from './duty-endpoints'
export type { DutyPort } from './duty-port'
export { aDutyHolder, anAuditRow, aReviewChange, aReviewItem } from './fixtures'
export { securityCodeMessages } from './messages'
export { auditPath, dutiesPath, operationLogPath, reviewsPath } from './paths'
export { securityPermissions } from './permissions'
export { differencesOf, type FieldDifference, isSame, thingOf } from './review-diff'
export { changeOwnReview, decideReviews, listReviews, verdicts } from './review-endpoints'
export {
  reasonLimit,
  type ReviewChange,
  reviewChangeSchema,
  reviewDays,
  type ReviewItem,
  type ReviewKind,
  reviewKinds,
  type ReviewState,
  reviewStates,
} from './review-item'
export { advance, type ReviewEvent } from './review-machine'
export { riskLevel, type RiskLevel, riskOf } from './review-risk'
export { checkReviewer, type Reviewer } from './review-rule'
