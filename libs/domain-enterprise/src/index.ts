export {
  type Enterprise,
  type EnterpriseInfo,
  enterpriseInfoSchema,
  enterpriseSchema,
  industries,
  type Industry,
  industrySchema,
} from './enterprise-info'
export { anEnterprise } from './fixtures'
export { changeEnterprise, getEnterprise } from './info-endpoints'
export { enterpriseCodeMessages } from './messages'
export { consoleInfoPath } from './paths'
export { enterprisePermissions } from './permissions'
