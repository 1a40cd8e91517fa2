import { definePermissions } from '@atrium/domain-core'

export const securityPermissions = definePermissions({
  'security.read-duties': ['saas', 'admin', 'safe', 'audit'],
  'security.manage-duties': ['saas', 'admin'],
})
