import { definePermissions } from '@atrium/domain-core'

export const tenantsPermissions = definePermissions({
  'tenants.manage': ['root'],
  'tenants.share-space': ['admin'],
  'tenants.end-grants': ['root', 'admin'],
})
