import { definePath } from '@atrium/domain-core'

export const languagesPath = definePath('/saas/languages')
