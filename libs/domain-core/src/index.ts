export { cellText, type Cell } from './cell'
export {
  answeredForHeader,
  apiVersionAnswerSchema,
  apiVersionEntity,
  apiVersionPath,
  apiVersionsSchema,
  baseInfoAnswerSchema,
  baseInfoPath,
  baseInfoSchema,
  dictionaryPath,
  themePath,
  type ApiVersions,
  type BaseInfo,
} from './api-version'
export { chatTokenAnswerSchema, chatTokenPath, type ChatTokenAnswer } from './chat-token'
export { changeEventSchema, type ChangeEvent } from './change-event'
export {
  consoleAreas,
  consoleAreaSchema,
  consoleGrantSchema,
  type ConsoleArea,
  type ConsoleGrant,
} from './console-area'
export {
  codeMessages,
  errorBodySchema,
  fieldIssueSchema,
  issueMessages,
  type CoreCode,
  type ErrorBody,
  type FieldIssue,
  type IssueCode,
} from './code'
export {
  defineEndpoint,
  type Endpoint,
  type InputOf,
  type Method,
  type OutputOf,
  type ParsedOf,
} from './endpoint'
export {
  allOf,
  comparisons,
  comparisonSchema,
  conditionSchema,
  conditionsOf,
  daySpans,
  filterDepth,
  filterSchema,
  type Comparison,
  type Condition,
  type DaySpan,
  type Filter,
  type FilterGroup,
  type Operand,
} from './filter'
export { recordStep, redo, startHistory, undo, type History } from './history'
export { idSchema, uuidV7 } from './id'
export { cancelJob, getJob, isEnded, jobSchema, jobStates, listJobs, type Job } from './job'
export {
  listedSchema,
  pageShape,
  pageSizeSchema,
  sortSchema,
  totalSchema,
  type Listed,
  type Sort,
  type Total,
} from './list'
export {
  defaultLocale,
  defineMessages,
  fillText,
  localeNames,
  localeOf,
  locales,
  localeSchema,
  placeholdersOf,
  samePlaceholders,
  scopeMessages,
  type Locale,
  type Messages,
  type ScopedMessages,
} from './locale'
export { definePath, fillPath, paramNames, type Path, type PathParams } from './path'
export {
  appStatusPath,
  getGlobalConfig,
  getHealth,
  globalConfigSchema,
  type GlobalConfig,
  actingForHeader,
  actingForQuery,
  releaseHeader,
} from './platform'
export { decodeQuery, encodeQuery } from './query'
export { accept, reject, type Result } from './result'
export {
  excerptOf,
  isBlank,
  isRichLink,
  plainText,
  richTextSchema,
  type RichBlock,
  type RichSpan,
  type RichText,
  type TextMark,
} from './rich-text'
export {
  definePermissions,
  roles,
  roleSchema,
  type PermissionHolder,
  type Permissions,
  type Role,
} from './role'
export { isInNetworks, networkSchema } from './network'
export {
  defaultPolicy,
  isAtLeast,
  needsTwoStep,
  passwordRuleSchema,
  passwordStrengths,
  policyLimits,
  securityPolicySchema,
  strictestOf,
  twoStepDemands,
  type LockoutRule,
  type PasswordRule,
  type PasswordStrength,
  type SecurityPolicy,
  type SessionRule,
  type StrictestPolicy,
  type TwoStepRule,
} from './security-policy'
export {
  answerFactor,
  beginTwoStepSetUp,
  currentUserSchema,
  enterpriseRefSchema,
  type VisitKind,
  visitKinds,
  factorKinds,
  factorKindSchema,
  factorNeededSchema,
  finishTwoStepSetUp,
  getCurrentUser,
  keepLook,
  renewPassword,
  setPreferences,
  signIn,
  signInAnswerSchema,
  signInByCode,
  signOut,
  switchEnterprise,
  type CurrentUser,
  type EnterpriseRef,
  type FactorKind,
  type FactorNeeded,
  type PasswordNeeded,
  type SignInAnswer,
  type TwoStepNeeded,
} from './session'
export {
  bindUidSchema,
  socketMessageSchema,
  socketPath,
  type BindUid,
  type SocketMessage,
} from './socket'
export { entIdSchema, spaceUri, splitSpace, type EntId } from './space'
export {
  filePurposes,
  filesPath,
  storedFileSchema,
  type FilePurpose,
  type StoredFile,
} from './stored-file'
export { type Look, lookSchema } from './look'
export { contrast, isHex } from './colour'
export {
  corners,
  inkOn,
  plainSkin,
  skinRatios,
  skinSchema,
  type Skin,
  type SkinRatio,
} from './skin'
