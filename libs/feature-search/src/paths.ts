import { definePath } from '@atrium/domain-core'

export const searchPath = definePath('/search')
