import { definePermissions } from '@atrium/domain-core'

export const authPermissions = definePermissions({
  /** How the enterprise guards its people's accounts. */
  'auth.manage-policy': ['admin', 'area:security'],
  /** Never trusted to anybody: whoever keeps the provider can come in as any member. */
  'auth.manage-sign-on': ['admin'],
})
