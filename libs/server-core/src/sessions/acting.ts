import type { Locale, Role } from '@atrium/domain-core'
import type { Access, Caller, Mandate } from '../caller'
import { nameIn, type Named } from '../people/person-store'

/** A mandate in force, and whose rights it lends. */
export interface FoundMandate extends Mandate {
  readonly host: Named & {
    readonly personId: string
    readonly loginId: string
    readonly roles: readonly Role[]
  }
}

/** Knows who acts for whom; one module at most does. */
export interface MandateSource {
  /** Null when it is not the agent's, not of the space, or not in force now. */
  find(
    mandateId: string,
    agent: { readonly personId: string; readonly entId: string },
  ): Promise<FoundMandate | null>
}

/** The person acted for, as their agent may be them: an ordinary member, whatever else the person is. */
export function actingCaller(agent: Caller, found: FoundMandate, access: Access): Caller {
  const { host, id, appIds, permissions } = found
  const roles = lentRoles(host.roles)
  const allowed = access.permissionsOf(roles)
  const locale: Locale = agent.locale
  return Object.freeze({
    ...agent,
    personId: host.personId,
    loginId: host.loginId,
    name: nameIn(locale, host),
    homeEntId: agent.entId,
    roles,
    grant: null,
    agentId: agent.personId,
    mandate: { id, appIds, permissions },
    can: (permission: string) => allowed.has(permission),
  })
}

const workingRoles: readonly Role[] = ['saas', 'admin', 'user']

/** Nothing that a platform role allows is ever lent. */
function lentRoles(roles: readonly Role[]): readonly Role[] {
  return roles.some((role) => workingRoles.includes(role)) ? ['user'] : []
}
