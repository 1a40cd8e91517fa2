import { spaceUri, splitSpace } from '@atrium/domain-core'

/** An address taken apart: space segment, path behind it, query. */
export interface Address {
  /** `space-…`, or empty when the address names no space. */
  readonly spaceUri: string
  readonly spaceId: string | null
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly hash: string
}

/** Takes apart what stands behind the deploy base; of a repeated query name the last value counts. */
export function parseAddress(location: {
  pathname: string
  search?: string
  hash?: string
}): Address {
  const { entId, path } = splitSpace(location.pathname)
  return {
    spaceUri: entId === null ? '' : spaceUri(entId),
    spaceId: entId,
    path,
    query: Object.fromEntries(new URLSearchParams(location.search ?? '')),
    hash: location.hash ?? '',
  }
}

/** Puts a space segment before a path such as `/apps?view=mine`. */
export function withSpace(path: string, segment: string): string {
  return segment === '' ? path : `/${segment}${path}`
}

/** Answers a path with its query changed: undefined and empty values leave it. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const kept = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  )
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`
}
