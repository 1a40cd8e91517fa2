import { definePath } from '@atrium/domain-core'

export const noticesPath = definePath('/notices')
export const noticePath = definePath('/notices/:id')
export const registerPath = definePath('/register')
