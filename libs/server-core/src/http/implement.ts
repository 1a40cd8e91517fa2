import type { Endpoint, Locale, OutputOf, ParsedOf } from '@atrium/domain-core'
import type { Caller, PermissionName } from '../caller'

/** What a handler knows about the request besides its input. */
export interface PublicCall {
  /** Null when nobody is signed in. */
  readonly caller: Caller | null
  readonly requestId: string
  readonly locale: Locale
  /** Aborts when the client has gone. */
  readonly signal: AbortSignal
  readonly ip: string
  readonly userAgent: string
  readonly sessionToken: string | null
  /** Gives the browser a session's token, or takes it away with null. */
  readonly setSessionToken: (token: string | null) => void
}

export interface Call extends PublicCall {
  readonly caller: Caller
}

/** `signed-in`: any member of the space; `public`: anybody at all. */
type RoutePermission = PermissionName | 'signed-in' | 'public'

/**
 * How long browsers keep an answer between visits; only of GET reads that depend on nothing but the space, the person
 * and the person's roles. `by-space` until `tx.outdate({ reads })`, `by-application` until `tx.outdate({ apps })`
 * names the application that the input or the answer names as `appId`, or as long as the version of a function stays.
 */
type Kept = 'by-space' | 'by-application' | ((call: PublicCall) => string | Promise<string>)

/**
 * What becomes of a call of somebody who acts for another: it is done as that other person, or as themselves. Left out, a
 * read is done as themselves and a write is refused.
 */
type WhileActing = 'as-host' | 'as-self'

/** An endpoint with its server side. */
export interface Route {
  readonly endpoint: Endpoint
  readonly permission: RoutePermission
  readonly limit: RouteLimit | null
  readonly whileActing: WhileActing | null
  /** Refuses developer tokens: it is about what guards accounts. */
  readonly guarded: boolean
  /** Null when every answer is asked for anew. */
  readonly kept: Kept | null
  /** What kind of change waits for a second person where an enterprise wants it so; null: none. */
  readonly reviewed: ReviewKind | null
  handle(input: unknown, call: PublicCall): Promise<unknown>
}

/** What a second person looks at before it takes effect. */
export type ReviewKind = 'member' | 'role' | 'permission' | 'policy'

/** A stricter limit than the general one, counted per address. */
interface RouteLimit {
  readonly perMinute: number
}

interface PublicOptions<E extends Endpoint> {
  readonly permission: 'public'
  readonly limit?: RouteLimit
  readonly whileActing?: WhileActing
  readonly kept?: Kept
  readonly handle: (input: ParsedOf<E>, call: PublicCall) => Promise<OutputOf<E>> | OutputOf<E>
}

interface Options<E extends Endpoint> {
  readonly permission: PermissionName | 'signed-in'
  readonly limit?: RouteLimit
  readonly whileActing?: WhileActing
  readonly kept?: Kept
  /**
   * Where an enterprise separates duties, the call becomes an item for review and is done once it is approved. The
   * handler must then write in one transaction, and record it with `before` and `after`, without anything secret.
   */
  readonly reviewed?: ReviewKind
  readonly handle: (input: ParsedOf<E>, call: Call) => Promise<OutputOf<E>> | OutputOf<E>
}

/** Gives an endpoint its server side: who may call it, and what it does. */
export function implement<E extends Endpoint>(endpoint: E, options: PublicOptions<E>): Route
export function implement<E extends Endpoint>(endpoint: E, options: Options<E>): Route
export function implement<E extends Endpoint>(
  endpoint: E,
  options: PublicOptions<E> | Options<E>,
): Route {
  const { permission, limit, whileActing, kept, handle } = options
  return {
    endpoint,
    permission,
    limit: limit ?? null,
    whileActing: whileActing ?? null,
    guarded: false,
    kept: kept ?? null,
    reviewed: ('reviewed' in options && options.reviewed) || null,
    // The app has parsed the input by the endpoint's schema, and checked that a caller is there.
    handle: async (input, call) => handle(input as ParsedOf<E>, call as Call),
  }
}

/** The same routes, closed to developer tokens. */
export function guarded(routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, guarded: true }))
}
