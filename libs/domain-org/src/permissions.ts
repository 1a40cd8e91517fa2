import { definePermissions } from '@atrium/domain-core'

export const orgPermissions = definePermissions({
  'org.read': ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
  'org.manage': ['admin', 'area:organisation'],
  'org.manage-posts': ['admin', 'area:posts'],
  'org.manage-roles': ['admin', 'area:roles'],
})
