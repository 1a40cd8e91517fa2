import { definePermissions } from '@atrium/domain-core'

export const orgPermissions = definePermissions({
  'org.read': ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
  'org.manage': ['admin', 'area:organisation'],
  /** Whoever joins may come to stand anywhere, so that no part of it is trusted to scoped administrators. */
  'org.manage-joining': ['admin'],
  'org.manage-posts': ['admin', 'area:posts'],
  'org.manage-roles': ['admin', 'area:roles'],
})
