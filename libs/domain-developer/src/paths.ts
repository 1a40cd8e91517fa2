import { definePath } from '@atrium/domain-core'

export const settingsDeveloperPath = definePath('/settings/developer')
