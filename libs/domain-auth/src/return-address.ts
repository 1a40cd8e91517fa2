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

/** True on the pages that neither a 401 nor a 503 leads away from (section 8). */
export function isWaitingPage(path: string): boolean {
  return waitingPages().includes(path)
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
  return isWaitingPage(path) ? null : address
}

function waitingPages(): string[] {
  return [loginPath, maintenancePath, miniLoginPath, miniMaintenancePath].map((path) => path({}))
}

function withReturn(path: string, returnTo: string): string {
  return returnTo === '' ? path : `${path}?url=${encodeURIComponent(returnTo)}`
}
