import { definePermissions } from '@atrium/domain-core'

export const enterprisePermissions = definePermissions({
  'enterprise.manage-info': ['admin', 'area:info'],
  'enterprise.manage-stylesheet': ['admin', 'area:stylesheet'],
  'enterprise.read-data': ['admin', 'area:data'],
  'enterprise.manage-installation': ['admin'],
  /** The copy holds everything, whatever the rights of who asks for it. */
  'enterprise.export-data': ['admin'],
  /** Never trusted to anybody: who could pass areas on could take them all. */
  'enterprise.manage-grants': ['admin'],
})
