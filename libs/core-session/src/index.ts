export { refreshBaseInfo, useBaseInfo } from './base-info'
export { actFor, resumeActing, useActing } from './acting-store'
export { chatToken } from './chat-token'
export { keepClientString } from './client-string'
export { followAccountLook } from './account-look'
export { followAccountLocale } from './account-locale'
export { rememberFirstPaint, type FirstPaint } from './first-paint'
export { useLookInForce } from './look-in-force'
export { followPreferences, schemeOf, usePreferences, type Preferences } from './preferences-store'
export {
  hasRole,
  isCrossSpace,
  spaceOf,
  useCan,
  useCurrentUser,
  useSession,
  type Frozen,
  type Session,
} from './session-store'
export {
  answerFactor,
  finishTwoStepSetUp,
  loadSession,
  renewPassword,
  signIn,
  signInByCode,
  signOut,
  switchEnterprise,
} from './sign-in'
