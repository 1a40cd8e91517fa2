import { definePath } from '@atrium/domain-core'

export const settingsHostingPath = definePath('/settings/hosting')
export const settingsAgentsPath = definePath('/settings/agents')
