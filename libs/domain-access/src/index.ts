export {
  type AccessTest,
  allOfTests,
  anyOf,
  evaluateAccess,
  everything,
  isSameTest,
  nothing,
  type OwnedRecord,
  type Ownership,
} from './access-test'
export {
  type AppRole,
  type AppRoleKind,
  appRoleKinds,
  appRoleSchema,
  type EffectiveRole,
  grantOn,
  subjectFor,
} from './app-role'
export { mayAdminister, mayBuild } from './build-right'
export { compileScope, type ScopeContext } from './compile-scope'
export { type AccessPath, type ExplainedShare, explainAccess } from './explain-access'
export { aFormGrant, anAppRole, anOwnedRecord, aViewer } from './fixtures'
export {
  type FieldRight,
  fieldRightSchema,
  type FieldSight,
  fieldSights,
  type FormGrant,
  formGrantSchema,
  rightOn,
  scopesOn,
} from './form-grant'
export { maskText } from './mask-text'
export { type FieldAccess, type RecordAccess, compileAccess } from './record-access'
export { type FormOperation, formOperations, type RecordAct, recordActs } from './record-act'
export { meToken, type Scope, scopeSchema } from './scope'
export type { Viewer } from './viewer'
export type { AccessPort } from './access-port'
export { effectiveRoles, enterpriseRole, openRole } from './default-role'
export {
  addAppRole,
  changeAppRole,
  deleteAppRole,
  explainRecordAccess,
  type KeptRole,
  keptRoleSchema,
  listAppRolePeople,
  listAppRoles,
  previewAppRole,
} from './endpoints'
export { type AccessCode, accessCodeMessages } from './messages'
export { accessPermissions } from './permissions'
export { type OwnedRecords, type OwnedRecordsPort, type OwnerChange } from './owned-records-port'
export { type Difference, roleChange, type RoleChange } from './role-change'
export { handOverRecords } from './owner-endpoints'
export { type FormAccess, getFormAccess, revealField } from './form-access-endpoints'
export {
  actsOfLevel,
  type HeldShare,
  type RecordShare,
  recordShareSchema,
  sharedFieldsSchema,
  type ShareLevel,
  shareLevels,
  shareNoteLimit,
  subjectKey,
  subjectKeysOf,
} from './record-share'
export { listRecordShares, revokeRecordShare, shareRecords } from './share-endpoints'
