import { loginPath, maintenancePath, miniLoginPath, miniMaintenancePath } from './paths'

/** Where the window is: a browser's own, or a mini-program's web view with pages of its own. */
export type WindowKind = 'browser' | 'mini-program'

/** The sign-in page's path with the address to come back to (section 8). */
export function signInPath(returnTo: string, kind: WindowKind = 'browser'): string {
  return withReturn(kind === 'browser' ? loginPath({}) : miniLoginPath({}), returnTo)
}

/** The maintenance page's path with the address to come back to. */
export function maintenancePathFrom(returnTo: string, kind: WindowKind = 'browser'): string {
  return withReturn(kind === 'browser' ? maintenancePath({}) : miniMaintenancePath({}), returnTo)
}

/** True on the pages where one signs in; a 401 does not lead away from them (section 8). */
export function isLoginPage(path: string): boolean {
  return [loginPath({}), miniLoginPath({})].includes(path)
}

/** True on the pages that wait for the system; a 503 does not lead away from them, nor from a login page (section 8). */
export function isMaintenancePage(path: string): boolean {
  return [maintenancePath({}), miniMaintenancePath({})].includes(path)
}

/** A mini-program's web view says so in its user agent; pages of ours then have its small window. */
export function windowKindOf(userAgent: string): WindowKind {
  return /miniProgram/i.test(userAgent) ? 'mini-program' : 'browser'
}

/**
 * Answers the return address when it stays inside this app, otherwise null: no other host, no script,
 * nothing a browser would read as one, and not the sign-in or maintenance page again.
 * @param base The deploy base without a slash at its end.
 */
export function safeReturnAddress(address: string | undefined, base: string): string | null {
  if (address === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(address)) return null
  if (!address.startsWith(`${base}/`)) return null
  const path = address.slice(base.length).split(/[?#]/)[0] ?? ''
  const segments = path.split('/')
  if (path.startsWith('//') || segments.includes('..') || segments.includes('.')) return null
  return isLoginPage(path) || isMaintenancePage(path) ? null : address
}

function withReturn(path: string, returnTo: string): string {
  return returnTo === '' ? path : `${path}?url=${encodeURIComponent(returnTo)}`
}
