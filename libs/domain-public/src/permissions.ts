import { definePermissions } from '@atrium/domain-core'

export const publicPermissions = definePermissions({
  'public.manage-notices': ['root'],
  'public.manage-registrations': ['root'],
  'public.manage-solutions': ['root', 'saas'],
  'public.share-previews': ['saas', 'admin', 'user'],
})
