import { definePermissions } from '@atrium/domain-core'

export const authPermissions = definePermissions({
  /** How the enterprise guards its people's accounts, and how they sign in. */
  'auth.manage-policy': ['admin'],
})
