import { encodeQuery, fillPath, paramNames, spaceUri, type Endpoint } from '@atrium/domain-core'

/** How one call goes over the wire. */
export interface WireRequest {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
  readonly contentType: string | undefined
}

/** Writes a call as a request: parameters into the path, the rest into the query (GET) or the body. */
export function requestOf(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  { prefix, form }: { prefix: string; form: boolean },
): WireRequest {
  const inPath = new Set(paramNames(endpoint.path))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)))
  const params = Object.fromEntries([...inPath].map((name) => [name, textOf(input[name])]))
  const url = prefix + fillPath(endpoint.path, params)
  const { method } = endpoint
  if (method === 'GET') return getOf(url, encodeQuery(endpoint.input, rest))
  if (method === 'DELETE' && Object.keys(rest).length === 0) {
    return { method, url, body: undefined, contentType: undefined }
  }
  const body = form
    ? new URLSearchParams(encodeQuery(endpoint.input, rest)).toString()
    : JSON.stringify(rest)
  const contentType = form ? 'application/x-www-form-urlencoded;charset=UTF-8' : 'application/json'
  return { method, url, body, contentType }
}

/** Asks an address with query parameters. */
export function getOf(url: string, query: Readonly<Record<string, string>>): WireRequest {
  const text = new URLSearchParams(query).toString()
  const asked = text ? `${url}?${text}` : url
  return { method: 'GET', url: asked, body: undefined, contentType: undefined }
}

/** `{deployBase}[/space-id]/sapi`, the address below which every call of ours lives. */
export function gatewayOf(base: string, space: string | null): string {
  return `${placeOf(base, space)}/sapi`
}

/** `{deployBase}[/space-id]`. */
export function placeOf(base: string, space: string | null): string {
  return space === null ? base : `${base}/${spaceUri(space)}`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
