export {
  containerMemberStates,
  grantStates,
  type Container,
  type ContainerDraft,
  type ContainerMember,
  type ContainerMemberState,
  type GrantState,
  type SpaceGrant,
} from './container'
export {
  applyToContainer,
  changeContainer,
  containerLimit,
  createContainer,
  decideGrant,
  decideJoin,
  deleteContainer,
  expelTenant,
  getContainer,
  leaveContainer,
  listContainerRequests,
  listContainers,
  listGrants,
  listJoinableContainers,
  listPartners,
  offerGrant,
  revokeGrant,
} from './container-endpoints'
export {
  aContainer,
  aContainerMember,
  anOperator,
  aPlatformUser,
  aSpaceGrant,
  aTenant,
} from './fixtures'
export type { Founding, FoundingPort } from './founding-port'
export { tenantsCodeMessages } from './messages'
export {
  listOperators,
  listPlatformRoles,
  platformRoles,
  setPlatformRole,
  shownHolders,
  type Operator,
  type PlatformRole,
} from './operator-endpoints'
export type { OperatorMailPort, RegistrationMail, ResetLinkMail } from './operator-mail-port'
export { operatorsPath, platformRolesPath, platformUsersPath, tenantsPath } from './paths'
export { tenantsPermissions } from './permissions'
export {
  userStates,
  type PlatformUser,
  type PlatformUserDetail,
  type UserMembership,
} from './platform-user'
export {
  endUserSessions,
  getPlatformUser,
  listPlatformUsers,
  reactivateUser,
  sendResetLink,
  suspendUser,
} from './platform-user-endpoints'
export {
  graceDays,
  tenantStates,
  type FirstAdmin,
  type Tenant,
  type TenantAdmin,
  type TenantDetail,
  type TenantDraft,
  type TenantState,
} from './tenant'
export {
  changeTenant,
  createTenant,
  freezeTenant,
  getTenant,
  listTenants,
  renewAdminLink,
  scheduleDeletion,
  takeDeletionBack,
  unfreezeTenant,
} from './tenant-endpoints'
export { advanceTenant, type TenantEvent } from './tenant-machine'
