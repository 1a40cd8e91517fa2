import { definePath } from '@atrium/domain-core'

export const loginPath = definePath('/login')
export const maintenancePath = definePath('/maintenance')
/** Also where a link to set a password leads: with `?token=`. */
export const forgotPasswordPath = definePath('/forgot-password')
/** The sign-in page inside a mini-program's web view. */
export const miniLoginPath = definePath('/pages/login/index')
export const miniMaintenancePath = definePath('/pages/maintenance/index')
/** Where an enterprise says how accounts are guarded and how its people sign in. */
export const consoleSecurityPath = definePath('/console/security')
