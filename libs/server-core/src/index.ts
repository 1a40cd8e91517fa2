export type { AuditEntry, AuditResult } from './audit/audit-entry'
export { systemClock, type Clock } from './clock'
export { readConfig, serverRoles, WrongConfig, type Config, type ServerRole } from './config'
export type {
  Companion,
  Database,
  EnqueueOptions,
  Scope,
  SpaceScope,
  Tx,
} from './database/database'
export { identifier, spaceSchema } from './database/identifier'
export { refusingTaken } from './database/refusing-taken'
export { spaceOf } from './database/space-of'
export { checkEmittedSql } from './database/check-sql'
export { keepSpacesApart, type Migration, type SpaceMigration } from './database/migration'
export type { Bus } from './events/bus'
export { defineJob, JobFailed, type JobDefinition, type RunningJob } from './jobs/job-definition'
export { inEverySpace, type Chore, type Space } from './jobs/chore'
export { cancelJobsOf, forgetEndedJobs, hasUnfinishedJob } from './jobs/job-store'
export { keepMade, transferJob } from './jobs/transfer-job'
export { csvLine } from './tables/csv-line'
export { readTable } from './tables/read-table'
export { openTableFile, type TableFile, type TableRow } from './tables/table-file'
export { UnreadableTable } from './tables/unreadable-table'
export { createLogger, type Logger } from './log'
export { verifyAudit, type AuditVerdict } from './audit/verify-audit'
export {
  countAudit,
  findAudit,
  hashesBefore,
  selectAudit,
  type AuditFilter,
  type AuditPlace,
  type KeptEntry,
} from './audit/read-audit'
export { chainStart } from './audit/audit-chain'
export { installationSecret } from './installation-secret'
export { ownRecords, type OwnRecord } from './audit/own-records'
export type { Access, Caller, Mandate, PermissionName } from './caller'
export {
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  Refusal,
  TooLarge,
  TooOften,
  Unauthenticated,
  Unavailable,
  UnsupportedType,
} from './errors'
export type { Face, Faces } from './platform/faces'
export type { FileHolder } from './files/file-holder'
export type { FileStore, NewFile } from './files/file-store'
export type { AddressGate } from './http/address-gate'
export type { HttpModule } from './http/http-server'
export { pageCursor } from './http/page-cursor'
export {
  guarded,
  implement,
  type Call,
  type PublicCall,
  type ReviewKind,
  type Route,
} from './http/implement'
export type { ReviewDesk } from './http/review-desk'
export {
  addPasswordLink,
  endPasswordLinks,
  findPasswordLink,
  spendPasswordLink,
  type PasswordLink,
} from './people/password-links'
export {
  policiesOf,
  requireSignOn,
  policyOf,
  putPolicy,
  twoStepDueAt,
  type KeptPolicy,
} from './people/policy-store'
export {
  addEnterprise,
  addMembership,
  requireRoom,
  addPerson,
  findForSignIn,
  findPerson,
  formerPasswords,
  nameIn,
  nameOrder,
  nameSql,
  setEmail,
  setLocale,
  setPassword,
  setPhone,
  type Named,
  type SignInPerson,
} from './people/person-store'
export { findAbsentCaller } from './sessions/absent-caller'
export type { SpaceVisits } from './sessions/space-visits'
export { type FactorProof, type SignInProofs } from './sessions/sign-in-proofs'
export { type FoundMandate, type MandateSource } from './sessions/acting'
export { type TokenHolder, type TokenSource } from './sessions/bearer'
export type { SignInOrigin } from './sessions/sessions'
export { isOpenTo } from './sessions/callers'
export { hashToken, newSecretToken, type SecretToken } from './sessions/secret-token'
export { claimTry, clearTries, type Guess } from './sessions/sign-in-tries'
export { IsolationLimit, runIsolated, startIsolated } from './jobs/isolated'
export { createServer, type Server, type ServerOptions } from './create-server'
export type { Core, ServerModule } from './module'
export type { Dictionaries, ProductText, TextOverrides, Texts } from './texts'
export { DataInUse } from './postgres/data-lock'
export {
  CallRefused,
  testServer,
  type TestServer,
  type TestServerOptions,
} from './testing/test-server'
