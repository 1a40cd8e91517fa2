import {
  getCurrentUser,
  setPreferences,
  signIn,
  signOut,
  switchEnterprise,
  type CurrentUser,
  type Locale,
} from '@atrium/domain-core'
import type { Access } from '../caller'
import type { Database } from '../database/database'
import { NotAllowed, Unauthenticated } from '../errors'
import { implement, type Route } from '../http/implement'
import { nameIn, setHome, setLocale } from '../people/person-store'
import type { Session } from './session-store'
import type { Sessions } from './sessions'
import type { createSignIn } from './sign-in'

interface Parts {
  readonly database: Database
  readonly sessions: Sessions
  readonly access: Access
  readonly signInWith: ReturnType<typeof createSignIn>
}

/** The calls of a person's own session. */
export function sessionRoutes({ database, sessions, access, signInWith }: Parts): Route[] {
  return [
    implement(signIn, {
      permission: 'public',
      limit: { perMinute: 60 },
      async handle({ loginId, password }, call) {
        const token = await signInWith({ loginId, password, from: call })
        if (call.caller) await sessions.end(call.caller.personId, call.caller.sessionId)
        call.setSessionToken(token)
        return currentUser(await need(token), undefined, call.locale)
      },
    }),
    implement(getCurrentUser, {
      permission: 'signed-in',
      handle: async (_, { sessionToken, caller, locale }) =>
        currentUser(await need(sessionToken), caller.entId, locale),
    }),
    implement(signOut, {
      permission: 'public',
      async handle(_, { caller, setSessionToken }) {
        if (caller) await sessions.end(caller.personId, caller.sessionId)
        setSessionToken(null)
        return {}
      },
    }),
    implement(setPreferences, {
      permission: 'signed-in',
      async handle({ locale }, { sessionToken, caller, locale: spoken }) {
        await database.transaction('platform', async (tx) => {
          await setLocale(tx, caller.personId, locale)
          await sessions.refresh(tx, caller.personId)
        })
        return currentUser(await need(sessionToken), caller.entId, spoken)
      },
    }),
    implement(switchEnterprise, {
      permission: 'signed-in',
      async handle({ entId }, { sessionToken, caller, locale }) {
        const { memberships } = await need(sessionToken)
        if (!memberships.some((held) => held.entId === entId)) {
          throw new NotAllowed('space-not-allowed')
        }
        await database.transaction('platform', async (tx) => {
          await setHome(tx, caller.personId, entId)
          await sessions.move(tx, caller, entId)
        })
        return currentUser(await need(sessionToken), entId, locale)
      },
    }),
  ]

  async function need(token: string | null): Promise<Session> {
    const session = token === null ? null : await sessions.find(token)
    if (!session) throw new Unauthenticated()
    return session
  }

  function currentUser(session: Session, space: string | undefined, locale: Locale): CurrentUser {
    const entId = session.homeEntId
    const named = (at: string) => session.memberships.find((held) => held.entId === at)
    const roles = named(space ?? entId)?.roles ?? []
    const home = named(entId)
    return {
      id: session.personId,
      name: nameIn(locale, session),
      loginId: session.loginId,
      entId,
      entName: home ? nameIn(locale, home) : entId,
      roles: [...roles],
      locale: session.locale,
      enterprises: session.memberships.map((held) => ({
        entId: held.entId,
        name: nameIn(locale, held),
      })),
      permissions: [...access.permissionsOf(roles)].toSorted(),
    }
  }
}
