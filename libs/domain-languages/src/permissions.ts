import { definePermissions } from '@atrium/domain-core'

export const languagesPermissions = definePermissions({ 'languages.manage': ['saas', 'admin'] })
