/** Reads a cookie's decoded value; null when there is none. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...rest] = pair.trim().split('=')
    if (key === name) return decode(rest.join('='))
  }
  return null
}

/** Writes a cookie for the whole site; without `days` it ends with the browser's session. */
export function writeCookie(name: string, value: string, { days }: { days?: number } = {}): void {
  const age = days === undefined ? '' : `; max-age=${days * 86_400}`
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}`
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
