import type { CurrentUser, Locale } from '@atrium/domain-core'
import type { Access } from '../caller'
import { nameIn } from '../people/person-store'
import type { Session } from './session-store'

export interface Seen {
  /** The space of the address; the person's current one when it names none. */
  readonly space?: string | undefined
  readonly locale: Locale
  readonly access: Access
}

/** A session's person, as they are told about themselves. */
export function currentUserOf(session: Session, { space, locale, access }: Seen): CurrentUser {
  const entId = session.homeEntId
  const named = (at: string) => session.memberships.find((held) => held.entId === at)
  const { roles = [], grant = null } = named(space ?? entId) ?? {}
  const home = named(entId)
  return {
    id: session.personId,
    name: nameIn(locale, session),
    loginId: session.loginId,
    entId,
    entName: home ? nameIn(locale, home) : entId,
    roles: [...roles],
    locale: session.locale,
    look: session.look,
    enterprises: session.memberships.map((held) => ({
      entId: held.entId,
      name: nameIn(locale, held),
    })),
    permissions: [...access.permissionsOf(roles, grant?.areas)].toSorted(),
    grant,
  }
}
