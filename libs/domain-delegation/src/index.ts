export {
  type Agency,
  type AgencyDraft,
  agencyDraftSchema,
  type AgencyKind,
  agencyKinds,
  type AgencyPermission,
  agencyPermissions,
  agencySchema,
  type AgencyScope,
  type AgencyState,
  agencyStates,
  checkAgency,
} from './agency'
export {
  advanceAgency,
  type AgencyAct,
  agencyActsIn,
  type KeptAgency,
  stateAt,
} from './agency-machine'
export type { DelegationPort } from './delegation-port'
export {
  addAgency,
  changeAgency,
  deleteAgency,
  listAgencies,
  listMandates,
  recoverAgency,
} from './endpoints'
export { aMandate, anAgency, anAgencyDraft } from './fixtures'
export { lendAccess } from './lend-access'
export { type Mandate, type MandateSeen, mandateSeenSchema, reaches } from './mandate'
export { delegationCodeMessages } from './messages'
export { settingsAgentsPath, settingsHostingPath } from './paths'
