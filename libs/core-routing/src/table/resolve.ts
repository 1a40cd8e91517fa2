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
  | {
      readonly kind: 'not-allowed'
      readonly entry: RouteEntry
      /** The person's roles do not own the page, or the window is in sandbox mode. */
      readonly because: 'not-owner' | 'sandbox'
    }
  | { readonly kind: 'not-found'; readonly path: string }

export interface ResolveOptions {
  readonly table: RouteTable
  readonly visitor: Visitor | null
  /** Where the bare address leads. */
  readonly home: string
}

/** A space segment that lacks the slash it needs. */
const bareSpace = /^\/space-[A-Za-z0-9]+$/

/** Decides what an address behind the deploy base shows. */
export function resolve(
  location: { pathname: string; search?: string; hash?: string },
  { table, visitor, home }: ResolveOptions,
): Outcome {
  const address = parseAddress(location)
  if (address.path === '/') return { kind: 'redirect', to: home }
  if (bareSpace.test(address.path)) return { kind: 'redirect', to: `${address.path}/` }
  const match = table.match(address.path)
  if (!match) return { kind: 'not-found', path: address.path }
  const { entry, path } = match
  const answer = admission(entry, visitor)
  if (answer === 'sign-in') return { kind: 'sign-in', entry }
  if (answer !== 'open') return { kind: 'not-allowed', entry, because: answer }
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
