import { isInNetworks, type Locale } from '@atrium/domain-core'
import type { Access, Caller } from '../caller'
import { NotAllowed, Unauthenticated } from '../errors'
import { nameIn } from '../people/person-store'
import type { Session } from './session-store'
import { permissionsWithin, type SpaceVisit } from './space-visits'

/** The caller a session makes in a space: the one of the address, else the current one. */
export function callerOf(
  session: Session,
  { entId = session.homeEntId, ip, locale, access, visit = null, requestId }: CallerContext,
): Caller {
  const membership = membershipIn(session, entId) ?? (visit && { ...guest, ...visit, entId })
  if (!membership) throw new NotAllowed('space-not-allowed')
  if (membership.frozen) throw refuseFrozen(session, entId, locale)
  if (membership.mustSignOn && session.onlyEntId === null) {
    throw new Unauthenticated('sign-on-required')
  }
  if (!isOpenTo(membership.networks, ip)) throw new NotAllowed('network-not-allowed', { ip })
  const held = access.permissionsOf(membership.roles, membership.grant?.areas)
  const permissions = permissionsWithin(visit, held)
  const chosen = locale ?? session.locale ?? 'zh-CN'
  return Object.freeze({
    personId: session.personId,
    loginId: session.loginId,
    name: nameIn(chosen, session),
    entId,
    homeEntId: session.homeEntId,
    roles: membership.roles,
    grant: membership.grant,
    visit: visit && { kind: visit.kind, grantId: visit.grantId },
    locale: chosen,
    sessionId: session.sessionId,
    ...(requestId === undefined ? {} : { requestId }),
    ip,
    can: (permission: string) => permissions.has(permission),
  })
}

const guest = { roles: ['user'], grant: null, frozen: false, mustSignOn: false } as const

export function membershipIn({ memberships }: Session, entId: string) {
  return memberships.find((held) => held.entId === entId)
}

/** Says which enterprise is frozen, and where else the person may go. */
export function refuseFrozen(session: Session, entId: string, locale: Locale | null): NotAllowed {
  const chosen = locale ?? session.locale ?? 'zh-CN'
  const all = session.memberships.map((held) => ({ ...held, name: nameIn(chosen, held) }))
  return new NotAllowed('enterprise-frozen', {
    name: all.find((held) => held.entId === entId)?.name ?? entId,
    others: all.filter(({ frozen }) => !frozen).map(({ entId: id, name }) => ({ entId: id, name })),
  })
}

/** True where the list of networks is empty, too. */
export function isOpenTo(networks: readonly string[], ip: string): boolean {
  return networks.length === 0 || isInNetworks(ip, networks)
}

/** How somebody who is no member may be in a space, and from where. */
export interface Visit extends SpaceVisit {
  readonly networks: readonly string[]
}

interface CallerContext {
  readonly entId?: string | undefined
  readonly ip: string
  readonly locale: Locale | null
  readonly access: Access
  readonly visit?: Visit | null
  readonly requestId?: string
}
