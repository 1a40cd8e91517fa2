import type { Role } from '@atrium/domain-core'
import type { RouteEntry } from './route-entry'

/** Who looks at the pages; null stands for somebody who has not signed in. */
export interface Visitor {
  /** The person's own (current) space. */
  readonly spaceId: string
  readonly roles: readonly Role[]
  /** Names of what they may do, by their roles or because it was trusted to them. */
  readonly permissions?: readonly string[]
  /** Shown behind the page's title. */
  readonly organisation?: string
  /** In sandbox mode only the pages that allow it are open. */
  readonly sandbox?: boolean
}

/** Whether a page is open to the visitor, wants a sign-in first, is not for their roles, or not for sandbox mode; the server decides again at each call. */
export function admission(
  entry: RouteEntry,
  visitor: Visitor | null,
): 'open' | 'sign-in' | 'not-owner' | 'sandbox' {
  if (visitor?.sandbox && !entry.sandbox) return 'sandbox'
  if (entry.owner.length === 0) return 'open'
  if (!visitor) return 'sign-in'
  if (entry.owner.some((role) => visitor.roles.includes(role))) return 'open'
  const isTrusted =
    entry.permission !== undefined && visitor.permissions?.includes(entry.permission)
  return isTrusted ? 'open' : 'not-owner'
}
