import { definePermissions } from '@atrium/domain-core'

export const appsPermissions = definePermissions({
  'apps.read': ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
  'apps.manage': ['saas', 'admin', 'user'],
})
