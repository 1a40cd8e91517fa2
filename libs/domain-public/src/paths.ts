import { definePath } from '@atrium/domain-core'

export const noticesPath = definePath('/notices')
export const noticePath = definePath('/notices/:id')
export const registerPath = definePath('/register')
/** What somebody shares with who has no account; the token is the only key. */
export const previewPath = definePath('/preview/:token')
/** Where an operator writes notices. */
export const operationNoticesPath = definePath('/platform/operation-notices')
/** What the platform offers to begin with; with an id one of them. */
export const solutionsPath = definePath('/solutions/:id?')
