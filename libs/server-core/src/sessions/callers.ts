import type { Locale } from '@atrium/domain-core'
import type { Access, Caller } from '../caller'
import { NotAllowed } from '../errors'
import { nameIn } from '../people/person-store'
import type { Session } from './session-store'

/** The caller a session makes in a space: the one of the address, else the current one. */
export function callerOf(
  session: Session,
  { entId = session.homeEntId, locale, access, requestId }: CallerContext,
): Caller {
  const membership = session.memberships.find((held) => held.entId === entId)
  if (!membership) throw new NotAllowed('space-not-allowed')
  const permissions = access.permissionsOf(membership.roles, membership.grant?.areas)
  const chosen = locale ?? session.locale ?? 'zh-CN'
  return Object.freeze({
    personId: session.personId,
    loginId: session.loginId,
    name: nameIn(chosen, session),
    entId,
    homeEntId: session.homeEntId,
    roles: membership.roles,
    grant: membership.grant,
    locale: chosen,
    sessionId: session.sessionId,
    ...(requestId === undefined ? {} : { requestId }),
    can: (permission: string) => permissions.has(permission),
  })
}

interface CallerContext {
  readonly entId?: string | undefined
  readonly locale: Locale | null
  readonly access: Access
  readonly requestId?: string
}
