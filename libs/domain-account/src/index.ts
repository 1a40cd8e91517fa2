export {
  accountSecuritySchema,
  recoveryCodesSchema,
  twoStepSetupSchema,
  type AccountSecurity,
  type RecoveryCodes,
  type TwoStepSetup,
} from './account-security'
export {
  beginTwoStep,
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endOwnSession,
  getAccountSecurity,
  listOwnSessions,
  listSecurityRecords,
  renewRecoveryCodes,
  removeAccountPhone,
  requestEmailCode,
  requestPhoneCode,
  setAccountEmail,
  setAccountPhone,
  turnOffTwoStep,
} from './endpoints'
export { aSecurityRecord, anAccountSecurity, anOwnSession } from './fixtures'
export { deviceOf, ownSessionSchema, type Device, type OwnSession } from './own-session'
export { settingsSecurityPath } from './paths'
export {
  recordDays,
  securityActs,
  securityActSchema,
  securityRecordSchema,
  type SecurityAct,
  type SecurityRecord,
} from './security-record'
