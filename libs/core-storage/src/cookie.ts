import { attempt } from './attempt'

/** Reads a cookie's decoded value; null when there is none, or when the browser keeps none for this page. */
export function readCookie(name: string, cookies: string = allCookies()): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...rest] = pair.trim().split('=')
    if (key === name) return decode(rest.join('='))
  }
  return null
}

/** Writes a cookie for the whole site; without `days` it ends with the browser's session. Forgotten where cookies are blocked. */
export function writeCookie(name: string, value: string, { days }: { days?: number } = {}): void {
  const age = days === undefined ? '' : `; max-age=${days * 86_400}`
  const cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}`
  attempt(() => (document.cookie = cookie), '')
}

/** Whether this browser keeps cookies of ours at all; without them nobody stays signed in. */
export function cookiesWork(jar: { cookie: string } = document): boolean {
  const name = 'cookies_work'
  return attempt(() => {
    jar.cookie = `${name}=1; path=/; samesite=lax`
    const kept = readCookie(name, jar.cookie) === '1'
    jar.cookie = `${name}=; path=/; samesite=lax; max-age=0`
    return kept
  }, false)
}

/** Even asking throws in a sandboxed frame. */
function allCookies(): string {
  return attempt(() => document.cookie, '')
}

function decode(value: string): string {
  return attempt(() => decodeURIComponent(value), value)
}
