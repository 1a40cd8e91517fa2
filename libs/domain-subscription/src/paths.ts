import { definePath } from '@atrium/domain-core'

export const settingsPushPath = definePath('/settings/push')
