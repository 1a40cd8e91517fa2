export {
  type FullAdministrator,
  grantDraftSchema,
  hasDepartments,
  type GrantDraft,
  type ScopedAdministrator,
} from './console-grant'
export {
  type Enterprise,
  type EnterpriseInfo,
  enterpriseInfoSchema,
  enterpriseSchema,
  industries,
  type Industry,
  industrySchema,
  pictureRules,
} from './enterprise-info'
export { anEnterprise } from './fixtures'
export { grantConsole, listAdministrators, revokeConsole } from './grant-endpoints'
export { changeEnterprise, getEnterprise } from './info-endpoints'
export { enterpriseCodeMessages } from './messages'
export { consoleInfoPath, consolePermissionsPath, consoleStylesheetPath } from './paths'
export {
  applyStylesheet,
  getStylesheet,
  resetStylesheet,
  saveStylesheet,
  type Stylesheet,
} from './skin-endpoints'
export { enterprisePermissions } from './permissions'
