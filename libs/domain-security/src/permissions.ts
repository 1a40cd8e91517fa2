import { definePermissions } from '@atrium/domain-core'

export const securityPermissions = definePermissions({
  'security.read-duties': ['saas', 'admin', 'safe', 'audit'],
  'security.manage-duties': ['saas', 'admin'],
  'security.read-reviews': ['safe', 'audit'],
  'security.review': ['safe'],
  'security.read-audit': ['saas', 'audit'],
  'security.read-operations': ['root'],
})
