export {
  checkPasswordLink,
  getSignInOptions,
  openPasswordLink,
  requestCode,
  resetPassword,
} from './endpoints'
export { authCodeMessages, passwordRuleMessages, type AuthCode } from './messages'
export {
  advisedLength,
  checkNewPassword,
  newPasswordSchema,
  passwordAdvice,
  passwordFault,
  passwordStrength,
  type NewPasswordRejection,
  type PasswordFault,
} from './password'
export {
  consoleSecurityPath,
  forgotPasswordPath,
  loginPath,
  maintenancePath,
  miniLoginPath,
  miniMaintenancePath,
} from './paths'
export { authPermissions } from './permissions'
export {
  getSecurityPolicy,
  previewSecurityPolicy,
  setSecurityPolicy,
  type PolicyEffect,
  type SecuritySettings,
} from './policy-endpoints'
export {
  isLoginPage,
  isMaintenancePage,
  maintenancePathFrom,
  safeReturnAddress,
  signInPath,
  windowKindOf,
  type WindowKind,
} from './return-address'
export { phoneSchema } from './phone'
export type { SmsMessage, SmsPort } from './sms-port'
export {
  codeChannels,
  codeMinutes,
  codeSentSchema,
  codesPerHour,
  codeTries,
  codeWaitSeconds,
  type CodeChannel,
  type CodePurpose,
  type CodeSent,
} from './verification-code'
export {
  mailDomainOf,
  signOnConfigSchema,
  signOnMatches,
  signOnProviderSchema,
  type SignOnConfig,
  type SignOnOffer,
  type SignOnProvider,
} from './sign-on'
export {
  beginSignOn,
  findSignOn,
  finishSignOn,
  getSignOn,
  setSignOn,
  testSignOn,
  type SignOnSettings,
} from './sign-on-endpoints'
