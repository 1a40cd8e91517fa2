import type { Locale, Permissions, Role } from '@atrium/domain-core'

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
  readonly locale: Locale
  readonly sessionId: string
  /** The request that the person calls by; what it changes is announced with it. */
  readonly requestId?: string
  can(permission: PermissionName): boolean
}

export type PermissionName = `${string}.${string}`

/** Which permissions the roles of a person add up to. */
export interface Access {
  permissionsOf(roles: readonly Role[]): ReadonlySet<string>
}

/** Joins the permission tables of all modules; two modules naming the same permission is a mistake of ours. */
export function createAccess(tables: readonly Permissions[]): Access {
  const rolesOf = new Map<string, readonly Role[]>()
  for (const [name, roles] of tables.flatMap((table) => Object.entries(table))) {
    if (rolesOf.has(name)) throw new Error(`permission ${name} is declared twice`)
    rolesOf.set(name, roles)
  }
  const known = new Map<string, ReadonlySet<string>>()
  return {
    permissionsOf(roles) {
      const key = roles.toSorted().join()
      const found = known.get(key)
      if (found) return found
      const allowed = [...rolesOf].filter(([, holders]) => holders.some((r) => roles.includes(r)))
      const permissions = new Set(allowed.map(([name]) => name))
      known.set(key, permissions)
      return permissions
    },
  }
}
