import type { CurrentUser, Locale } from '@atrium/domain-core'
import type { Access, Caller } from '../caller'
import { nameIn } from '../people/person-store'
import type { Session } from './session-store'
import { permissionsWithin, type VisitedSpace } from './space-visits'

export interface Seen {
  /** Who they are in the space of the address; left out for their current one. */
  readonly caller?: Caller
  /** Spaces that they may enter without being a member. */
  readonly visited?: readonly VisitedSpace[]
  readonly locale: Locale
  readonly access: Access
}

/** A session's person, as they are told about themselves. */
export function currentUserOf(
  session: Session,
  { caller, visited = [], locale, access }: Seen,
): CurrentUser {
  const entId = session.homeEntId
  const named = (at: string) => session.memberships.find((held) => held.entId === at)
  const { roles = [], grant = null } = caller ?? named(entId) ?? {}
  const home = named(entId)
  const permissions = access.permissionsOf(roles, grant?.areas)
  return {
    id: session.personId,
    name: nameIn(locale, session),
    loginId: session.loginId,
    entId,
    entName: home ? nameIn(locale, home) : entId,
    roles: [...roles],
    locale: session.locale,
    look: session.look,
    enterprises: [
      ...session.memberships.map((held) => ({ entId: held.entId, name: nameIn(locale, held) })),
      ...visited.map((space) => ({
        entId: space.entId,
        name: nameIn(locale, space),
        visit: space.kind,
      })),
    ],
    permissions: [...permissionsWithin(caller?.visit, permissions)].toSorted(),
    grant,
  }
}
