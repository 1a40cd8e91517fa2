import {
  answerFactor,
  beginTwoStepSetUp,
  finishTwoStepSetUp,
  getCurrentUser,
  keepLook,
  renewPassword,
  setPreferences,
  signIn,
  signInByCode,
  signOut,
  switchEnterprise,
  type CurrentUser,
  type SignInAnswer,
} from '@atrium/domain-core'
import type { Access } from '../caller'
import type { Database } from '../database/database'
import { NotAllowed, Unauthenticated } from '../errors'
import { implement, type PublicCall, type Route } from '../http/implement'
import { setHome, setLocale, setLook } from '../people/person-store'
import { isOpenTo, refuseFrozen } from './callers'
import { challengeSeconds } from './challenge-store'
import { currentUserOf } from './current-user'
import type { Session } from './session-store'
import type { Sessions } from './sessions'
import type { SignIn, SignInOutcome } from './sign-in'
import type { SpaceVisits } from './space-visits'

interface Parts {
  readonly database: Database
  readonly sessions: Sessions
  readonly access: Access
  readonly visits: SpaceVisits
  readonly signIns: SignIn
}

const limit = { perMinute: 60 }

/** The calls of a person's own session. */
export function sessionRoutes({ database, sessions, access, visits, signIns }: Parts): Route[] {
  return [
    implement(signIn, {
      permission: 'public',
      limit,
      handle: async (input, call) =>
        answerOf(await signIns.byPassword({ ...input, from: originOf(call) }), call),
    }),
    implement(signInByCode, {
      permission: 'public',
      limit,
      handle: async (input, call) =>
        answerOf(await signIns.byCode({ ...input, from: originOf(call) }), call),
    }),
    implement(answerFactor, {
      permission: 'public',
      limit,
      handle: async (input, call) =>
        answerOf(await signIns.byFactor({ ...input, from: originOf(call) }), call),
    }),
    implement(renewPassword, {
      permission: 'public',
      limit,
      handle: async (input, call) =>
        answerOf(await signIns.renewPassword({ ...input, from: originOf(call) }), call),
    }),
    implement(beginTwoStepSetUp, {
      permission: 'public',
      limit,
      handle: ({ challenge }) => signIns.beginTwoStep(challenge),
    }),
    implement(finishTwoStepSetUp, {
      permission: 'public',
      limit,
      async handle(input, call) {
        const made = await signIns.finishTwoStep({ ...input, from: originOf(call) })
        return { user: await enter(made, call), codes: [...made.codes] }
      },
    }),
    implement(getCurrentUser, {
      permission: 'signed-in',
      handle: async (_, { sessionToken, caller, locale }) => {
        const session = await need(sessionToken)
        const visited = session.onlyEntId ? [] : await visits.list(caller.personId)
        return currentUserOf(session, { caller, visited, locale, access })
      },
    }),
    implement(signOut, {
      permission: 'public',
      async handle(_, { sessionToken, setSessionToken }) {
        // Whoever is where their space may not be used from signs out all the same.
        const session = sessionToken === null ? null : await sessions.find(sessionToken)
        if (session) await sessions.end(session.personId, session.sessionId)
        setSessionToken(null)
        return {}
      },
    }),
    implement(setPreferences, {
      permission: 'signed-in',
      whileActing: 'as-self',
      async handle({ locale }, { sessionToken, caller, locale: spoken }) {
        await database.transaction('platform', async (tx) => {
          await setLocale(tx, caller.personId, locale)
          await sessions.refresh(tx, caller.personId)
        })
        return currentUserOf(await need(sessionToken), { caller, locale: spoken, access })
      },
    }),
    implement(keepLook, {
      permission: 'signed-in',
      whileActing: 'as-self',
      async handle(look, { caller }) {
        await database.transaction('platform', async (tx) => {
          await setLook(tx, caller.personId, look)
          await sessions.refresh(tx, caller.personId)
        })
        return {}
      },
    }),
    implement(switchEnterprise, {
      permission: 'signed-in',
      whileActing: 'as-self',
      async handle({ entId }, { sessionToken, caller, locale, ip }) {
        const session = await need(sessionToken)
        const membership = session.memberships.find((held) => held.entId === entId)
        if (!membership) throw new NotAllowed('space-not-allowed')
        if (membership.frozen) throw refuseFrozen(session, entId, locale)
        if (membership.mustSignOn && session.onlyEntId === null) {
          throw new Unauthenticated('sign-on-required')
        }
        if (!isOpenTo(membership.networks, ip)) throw new NotAllowed('network-not-allowed', { ip })
        await database.transaction('platform', async (tx) => {
          await setHome(tx, caller.personId, entId)
          await sessions.move(tx, caller, entId)
        })
        return currentUserOf(await need(sessionToken), { locale, access })
      },
    }),
  ]

  async function need(token: string | null): Promise<Session> {
    const session = token === null ? null : await sessions.find(token)
    if (!session) throw new Unauthenticated()
    return session
  }

  async function answerOf(outcome: SignInOutcome, call: PublicCall): Promise<SignInAnswer> {
    if ('token' in outcome) return enter(outcome, call)
    if (outcome.needs !== 'factor') return { ...outcome, seconds: challengeSeconds }
    return { ...outcome, factors: [...outcome.factors], seconds: challengeSeconds }
  }

  /** Gives the browser its new session; the one it had before ends. */
  async function enter({ token }: { token: string }, call: PublicCall): Promise<CurrentUser> {
    if (call.caller) await sessions.end(call.caller.personId, call.caller.sessionId)
    call.setSessionToken(token)
    return currentUserOf(await need(token), { locale: call.locale, access })
  }
}

function originOf({ ip, userAgent }: PublicCall) {
  return { ip, userAgent }
}
