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
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}`
  } catch {
    // A sandboxed page has no cookies: what was chosen lasts as long as the page.
  }
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Whether this browser keeps cookies of ours at all; without them nobody stays signed in. */
export function cookiesWork(jar: { cookie: string } = document): boolean {
  const name = 'cookies_work'
  jar.cookie = `${name}=1; path=/; samesite=lax`
  const kept = readCookie(name, jar.cookie) === '1'
  jar.cookie = `${name}=; path=/; samesite=lax; max-age=0`
  return kept
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
