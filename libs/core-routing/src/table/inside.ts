/** Where a path leads inside this app. */
export interface InsideLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Reads a path behind the deploy base as a browser would; null for what it would take for a script, another host or a place outside the base. */
export function insideLocation(path: string, base: string): InsideLocation | null {
  const anyOrigin = 'http://inside.invalid'
  const address = `${base}${path}`
  if (!path.startsWith('/') || !URL.canParse(address, anyOrigin)) return null
  const url = new URL(address, anyOrigin)
  if (url.origin !== anyOrigin || !url.pathname.startsWith(`${base}/`)) return null
  return { pathname: url.pathname.slice(base.length), search: url.search, hash: url.hash }
}
