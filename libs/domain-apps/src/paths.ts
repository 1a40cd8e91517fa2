import { definePath } from '@atrium/domain-core'

export const appCenterPath = definePath('/apps')
/** `module` is the kind of the item to open; `item` in the query names it. */
export const appViewPath = definePath('/app/:module/:appId')
