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
export {
  consoleInfoPath,
  consolePermissionsPath,
  consolePrivatizationPath,
  consoleStylesheetPath,
  consoleSystemDataPath,
} from './paths'
export {
  applyStylesheet,
  getStylesheet,
  resetStylesheet,
  saveStylesheet,
  type Stylesheet,
} from './skin-endpoints'
export { enterprisePermissions } from './permissions'
export { type AppUsage, recycleDaysSchema, type Usage } from './usage'
export { exportedDataSchema, exportEnterprise, getUsage, setRecycleDays } from './usage-endpoints'
export type { KeptData, KeptForm, KeptUsage } from './usage-port'
export {
  answersUnder,
  changeInstallation,
  checkServices,
  getInstallation,
  type Installation,
  type InstallationSettings,
  installationSettingsSchema,
  plainInstallation,
  type Service,
} from './installation'
export type { OutboundPort } from './outbound-port'
