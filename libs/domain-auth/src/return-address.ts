import { loginPath, maintenancePath } from './paths'

/** The sign-in page's path with the address to come back to (section 8). */
export function signInPath(returnTo: string): string {
  return returnTo === '' ? loginPath({}) : `${loginPath({})}?url=${encodeURIComponent(returnTo)}`
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
  return [loginPath({}), maintenancePath({})].includes(path) ? null : address
}
