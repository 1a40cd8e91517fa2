import { definePermissions } from '@atrium/domain-core'

export const navigationPermissions = definePermissions({
  'navigation.manage': ['admin'],
})
