import { type Address, parseAddress } from './address'
import type { RouteEntry } from './route-entry'
import { identifyingNames, type RouteTable } from './route-table'
import { admission, type Visitor } from './visitor'

/** What every page is given (section 2). */
export interface PageParams {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** `space-…`, or empty when the address names no space. */
  readonly spaceUri: string
  /** The address's space, or the person's own. */
  readonly spaceId: string | null
  /** True when the address names another space than the person's own. */
  readonly isCrossSpace: boolean
}

/** What an address leads to for a visitor. */
export type Outcome =
  | {
      readonly kind: 'page'
      readonly entry: RouteEntry
      readonly params: PageParams
      readonly key: string
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'sign-in'; readonly entry: RouteEntry }
  | { readonly kind: 'not-allowed'; readonly entry: RouteEntry }
  | { readonly kind: 'not-found'; readonly path: string }

export interface ResolveOptions {
  readonly table: RouteTable
  readonly visitor: Visitor | null
  /** Where the bare address leads. */
  readonly home: string
}

/** Decides what an address behind the deploy base shows. */
export function resolve(
  location: { pathname: string; search?: string; hash?: string },
  { table, visitor, home }: ResolveOptions,
): Outcome {
  const address = parseAddress(location)
  if (address.path === '/') return { kind: 'redirect', to: home }
  const match = table.match(address.path)
  if (!match) return { kind: 'not-found', path: address.path }
  const { entry, path } = match
  const answer = admission(entry, visitor)
  if (answer !== 'open') return { kind: answer, entry }
  return {
    kind: 'page',
    entry,
    params: {
      path,
      query: address.query,
      spaceUri: address.spaceUri,
      spaceId: address.spaceId ?? visitor?.spaceId ?? null,
      isCrossSpace: address.spaceId !== null && address.spaceId !== visitor?.spaceId,
    },
    key: pageKey(entry, address, path),
  }
}

/** Two addresses with one key are one page: same entry, space and required parameters. */
export function pageKey(
  entry: RouteEntry,
  address: Address,
  path: Readonly<Record<string, string>>,
): string {
  return [
    address.spaceUri,
    entry.id,
    ...identifyingNames(entry.route).map((name) => path[name]),
  ].join('\n')
}
