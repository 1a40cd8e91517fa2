import { definePath } from '@atrium/domain-core'

export const loginPath = definePath('/login')
export const maintenancePath = definePath('/maintenance')
