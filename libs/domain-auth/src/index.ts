export {
  checkPasswordLink,
  getSignInOptions,
  openPasswordLink,
  requestCode,
  resetPassword,
} from './endpoints'
export { authCodeMessages, type AuthCode } from './messages'
export {
  advisedLength,
  checkNewPassword,
  newPasswordSchema,
  passwordStrength,
  passwordStrengths,
  type NewPasswordRejection,
  type PasswordStrength,
} from './password'
export {
  forgotPasswordPath,
  loginPath,
  maintenancePath,
  miniLoginPath,
  miniMaintenancePath,
} from './paths'
export {
  isLoginPage,
  isMaintenancePage,
  maintenancePathFrom,
  safeReturnAddress,
  signInPath,
  windowKindOf,
  type WindowKind,
} from './return-address'
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
