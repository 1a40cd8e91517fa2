export type { DepartmentNamesPort, NamedDepartment } from './department-names-port'
export { type Contact, type ContactDetail, contactDetailSchema, contactSchema } from './contact'
export {
  contactVisibilitySchema,
  getContact,
  getContactRules,
  listContacts,
  setContactRules,
} from './contact-endpoints'
export {
  checkDepartmentMove,
  type Department,
  departmentBranch,
  departmentDepth,
  type DepartmentDraft,
  departmentDraftSchema,
  departmentLimit,
  type DepartmentMoveRejection,
  departmentPath,
  departmentSchema,
} from './department'
export {
  addDepartment,
  changeDepartment,
  deleteDepartment,
  listDepartments,
  moveDepartment,
} from './department-endpoints'
export {
  aContact,
  aContactDetail,
  aDepartment,
  anOwnProfile,
  aPersonRef,
  aUserGroup,
} from './fixtures'
export { isNamed, type KeptNames, keptNamesSchema } from './kept-names'
export {
  genders,
  type Member,
  type MemberPlace,
  memberPlaceSchema,
  type MemberProfile,
  memberProfileSchema,
  type MemberRow,
  memberRowSchema,
  memberSchema,
  memberStates,
  type NewMember,
  newMemberSchema,
} from './member'
export {
  addMember,
  changeMember,
  getMember,
  listMembers,
  type MemberQuery,
  memberQuerySchema,
  moveMembers,
  setMemberState,
} from './member-endpoints'
export {
  type MemberColumn,
  memberColumnOf,
  memberColumns,
  memberColumnTitle,
  memberExportResultSchema,
  memberImportLimit,
  memberImportModes,
  type MemberImportResult,
  memberImportResultSchema,
  type MemberRowError,
} from './member-transfer'
export { startMemberExport, startMemberImport } from './member-transfer-endpoints'
export { type MemberRowCode, memberRowText } from './member-row-messages'
export { type OrgCode, orgCodeMessages } from './messages'
export {
  type OrgRole,
  type OrgRoleDraft,
  orgRoleDraftSchema,
  orgRoleSchema,
  type RoleGroup,
  roleGroupSchema,
} from './org-role'
export {
  addOrgRole,
  addRoleGroup,
  changeOrgRole,
  changeOrgRolePeople,
  deleteOrgRole,
  deleteRoleGroup,
  listOrgRoles,
  renameRoleGroup,
} from './org-role-endpoints'
export {
  isPortraitLargeEnough,
  type OwnChange,
  ownChangeSchema,
  type OwnProfile,
  ownProfileSchema,
  portraitRules,
} from './own-profile'
export { changeOwnProfile, getOwnProfile } from './own-profile-endpoints'
export {
  consoleOrgPath,
  consolePostsPath,
  consoleRoleGroupsPath,
  contactDetailPath,
  contactsPath,
  postManagementPath,
  settingsProfilePath,
  userGroupsPath,
} from './paths'
export { getPeople, listPeople } from './people-endpoints'
export { orgPermissions } from './permissions'
export { type PersonRef, personRefSchema } from './person-ref'
export {
  type MeantPair,
  type MeantPerson,
  type MemberRolesPort,
  type PlaceAttribute,
  placeAttributes,
  type Placement,
  type PlacementPort,
} from './placement'
export { type Post, type PostDraft, postDraftSchema, postSchema } from './post'
export { addPost, arrangePosts, changePost, deletePost, listPosts } from './post-endpoints'
export { checkSuperior, reportingDepth, type ReportingRejection } from './reporting-line'
export { isMeant, type Standing, type Subject, subjectSchema } from './subject'
export {
  type UserGroup,
  type UserGroupDraft,
  userGroupDraftSchema,
  userGroupSchema,
} from './user-group'
export {
  addUserGroup,
  changeUserGroup,
  deleteUserGroup,
  listUserGroups,
} from './user-group-endpoints'
export {
  departureResultSchema,
  type Handover,
  type HandoverLine,
  handoverLineSchema,
  type HandoverPeople,
  type HandoverPort,
  handoverSchema,
  type HeldLine,
} from './handover/handover'
export {
  leaveEnterprise,
  previewHandover,
  previewOwnHandover,
  removeMembers,
} from './handover/handover-endpoints'
export type { InvitationMail, InvitationMailPort } from './joining/invitation-mail-port'
export {
  addJoinLink,
  approveJoinRequest,
  inviteByMail,
  listJoinLinks,
  listJoinRequests,
  listMailInvitations,
  refuseJoinRequest,
  revokeJoinLink,
} from './joining/join-admin-endpoints'
export {
  joinCodeAlphabet,
  joinCodeLength,
  joinCodeSchema,
  joinKeySchema,
  shownJoinCode,
} from './joining/join-code'
export {
  acceptInvitation,
  checkJoinKey,
  declineInvitation,
  getOwnJoining,
  joinByKey,
  registerAndJoin,
  withdrawJoinRequest,
} from './joining/join-endpoints'
export {
  type JoinLink,
  type JoinLinkDraft,
  joinLinkDraftSchema,
  joinLinkSchema,
  joinLinkState,
  type JoinPlace,
  joinPlaceSchema,
  type LinkLife,
  type MailInvitation,
  mailInvitationSchema,
  mailInvitationState,
  wrongAddressCodes,
} from './joining/join-link'
export {
  advanceJoinRequest,
  type JoinRequest,
  type JoinRequestEvent,
  joinRequestSchema,
  type JoinRequestState,
  ownInvitationSchema,
  ownJoinRequestSchema,
  refusalReasonSchema,
} from './joining/join-request'
