import { definePath } from '@atrium/domain-core'

export const settingsSecurityPath = definePath('/settings/security')
