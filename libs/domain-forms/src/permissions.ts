import { definePermissions } from '@atrium/domain-core'

export const formsPermissions = definePermissions({
  'forms.read': ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
  'forms.design': ['saas', 'admin', 'user'],
  'records.read': ['root', 'saas', 'admin', 'user', 'safe', 'audit'],
  'records.write': ['saas', 'admin', 'user'],
  'records.delete': ['saas', 'admin', 'user'],
  'records.import': ['saas', 'admin', 'user'],
  'records.export': ['saas', 'admin', 'user'],
  'records.recycle': ['admin', 'safe', 'audit'],
  'records.destroy': ['admin'],
})
