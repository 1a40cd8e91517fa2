import { definePermissions } from '@atrium/domain-core'

export const authPermissions = definePermissions({
  /** How the enterprise guards its people's accounts. */
  'auth.manage-policy': ['admin', 'area:security'],
})
