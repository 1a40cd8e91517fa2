import type {
  ConsoleArea,
  ConsoleGrant,
  Locale,
  PermissionHolder,
  Permissions,
  Role,
} from '@atrium/domain-core'
import type { SpaceVisit } from './sessions/space-visits'

/** Who calls and in which space; frozen for the length of a request. */
export interface Caller {
  readonly personId: string
  readonly loginId: string
  /** In the caller's language. */
  readonly name: string
  /** The space of the address, else the person's current one. */
  readonly entId: string
  /** The person's current space, whatever the address says. */
  readonly homeEntId: string
  readonly roles: readonly Role[]
  /** What was trusted to the person besides their roles. */
  readonly grant: ConsoleGrant | null
  /** Null for a member of the space. */
  readonly visit: SpaceVisit | null
  readonly locale: Locale
  readonly sessionId: string
  /** Who really acts, when it is not the person but their agent. */
  readonly agentId?: string
  /** What the agent may do for the person; there with `agentId` only. */
  readonly mandate?: Mandate
  /** The developer token that the person calls by, instead of a session. */
  readonly tokenId?: string
  /** The request that the person calls by; what it changes is announced with it. */
  readonly requestId?: string
  /** The address the request came from. */
  readonly ip?: string
  /** Who approved what the person asked for. */
  readonly approvedBy?: string
  can(permission: PermissionName): boolean
}

/** What of a person's rights is lent to whoever acts for them. */
export interface Mandate {
  readonly id: string
  /** Applications it reaches; null for all. */
  readonly appIds: readonly string[] | null
  readonly permissions: readonly string[]
}

export type PermissionName = `${string}.${string}`

/** Which permissions the roles of a person, and the areas trusted to them, add up to. */
export interface Access {
  permissionsOf(roles: readonly Role[], areas?: readonly ConsoleArea[]): ReadonlySet<string>
}

/** Joins the permission tables of all modules; two modules naming the same permission is a mistake of ours. */
export function createAccess(tables: readonly Permissions[]): Access {
  const holdersOf = new Map<string, readonly PermissionHolder[]>()
  for (const [name, holders] of tables.flatMap((table) => Object.entries(table))) {
    if (holdersOf.has(name)) throw new Error(`permission ${name} is declared twice`)
    holdersOf.set(name, holders)
  }
  const known = new Map<string, ReadonlySet<string>>()
  return {
    permissionsOf(roles, areas = []) {
      const held = new Set<PermissionHolder>([
        ...roles,
        ...areas.map((area) => `area:${area}` as const),
      ])
      const key = [...held].toSorted().join()
      const found = known.get(key)
      if (found) return found
      const allowed = [...holdersOf].filter(([, holders]) => holders.some((each) => held.has(each)))
      const permissions = new Set(allowed.map(([name]) => name))
      known.set(key, permissions)
      return permissions
    },
  }
}
