import { definePermissions } from '@atrium/domain-core'

export const enterprisePermissions = definePermissions({
  'enterprise.manage-info': ['admin'],
})
