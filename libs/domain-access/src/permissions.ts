import { definePermissions } from '@atrium/domain-core'

export const accessPermissions = definePermissions({
  'access.read': ['saas', 'admin', 'user', 'safe', 'audit'],
  'access.manage': ['saas', 'admin', 'user'],
})
