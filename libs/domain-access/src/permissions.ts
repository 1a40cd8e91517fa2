import { definePermissions } from '@atrium/domain-core'

/** Who is asked at all; the roles of the application decide further. */
export const accessPermissions = definePermissions({
  'access.read': ['saas', 'admin', 'user', 'safe', 'audit'],
  'access.manage': ['saas', 'admin', 'user'],
  'access.audit': ['safe', 'audit'],
})
