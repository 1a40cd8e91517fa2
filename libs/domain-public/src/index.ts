export { type EmailCodesPort } from './email-codes-port'
export { aNotice, aNoticeCard, aPreviewLink, aSolution, someText } from './fixtures'
export { publicCodeMessages } from './messages'
export {
  type Notice,
  noticeCategories,
  type NoticeCategory,
  type NoticeDraft,
  noticeDraftSchema,
  noticeSchema,
  noticeStatus,
  type NoticeStatus,
  noticeStatuses,
  type NoticeText,
  noticeTextIn,
} from './notice'
export {
  createNotice,
  deleteNotice,
  getNotice,
  listAllNotices,
  listNotices,
  type NoticeCard,
  type PublishedNotice,
  publishNotice,
  updateNotice,
  withdrawNotice,
} from './notice-endpoints'
export {
  advanceNotice,
  type NoticeEvent,
  type NoticeRejection,
  whyNotShown,
} from './notice-machine'
export {
  noticePath,
  noticesPath,
  operationNoticesPath,
  previewPath,
  registerPath,
  solutionsPath,
} from './paths'
export { publicPermissions } from './permissions'
export {
  forStrangers,
  type PreviewLink,
  previewLinkLimit,
  previewLinkSchema,
  type PreviewShows,
  previewShows,
  previewValidities,
  type PreviewValidity,
  validityHours,
} from './preview'
export {
  createPreviewLink,
  listPreviewLinks,
  openPreview,
  type Preview,
  revokePreviewLink,
} from './preview-endpoints'
export {
  enterpriseNameSchema,
  loginIdSchema,
  type Registration,
  type RegistrationDraft,
  registrationDraftSchema,
  registrationEmailSchema,
  type RegistrationMode,
  registrationModes,
  registrationSchema,
} from './registration'
export {
  approveRegistration,
  checkNames,
  getRegistrationTerms,
  listRegistrations,
  refuseRegistration,
  register,
  sendEmailCode,
  verifyEmail,
} from './registration-endpoints'
export { decideRegistration, type RegistrationEvent } from './registration-machine'
export {
  formNotInstallable,
  type Solution,
  type SolutionDraft,
  type SolutionForm,
  solutionSchema,
  type SolutionText,
  solutionTextIn,
} from './solution'
export {
  arrangeSolutions,
  createSolution,
  deleteSolution,
  getSolution,
  listAllSolutions,
  listSolutions,
  type OfferedSolution,
  publishSolution,
  type SolutionCard,
  updateSolution,
} from './solution-endpoints'
