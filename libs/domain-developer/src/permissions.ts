import { definePermissions } from '@atrium/domain-core'

/** A system administrator approves developer applications (section 6). */
export const developerPermissions = definePermissions({ 'developer.review': ['admin'] })
