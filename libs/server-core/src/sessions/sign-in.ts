import type { Clock } from '../clock'
import type { Database, Tx } from '../database/database'
import { TooOften, Unauthenticated } from '../errors'
import { findForSignIn, type SignInPerson } from '../people/person-store'
import type { Passwords } from './passwords'
import type { Sessions, SignInOrigin } from './sessions'
import { claimTry, clearTries, lockSeconds } from './sign-in-tries'

export interface SignInRequest {
  readonly loginId: string
  readonly password: string
  readonly from: SignInOrigin
}

interface Parts {
  readonly database: Database
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly clock: Clock
}

/** Checks a password and begins a session; answers its token. An unknown account is refused like a wrong password. */
export function createSignIn({ database, sessions, passwords, clock }: Parts) {
  return async ({ loginId: typed, password, from }: SignInRequest): Promise<string> => {
    const loginId = typed.toLowerCase()
    const { attempt, person } = await database.transaction('platform', async (tx) => ({
      attempt: await claimTry(tx, loginId, clock.now()),
      person: await findForSignIn(tx, loginId),
    }))
    if (attempt.lockedFor > 0) throw locked(attempt.lockedFor)
    const right = await passwords.verify(password, person?.passwordHash ?? null)
    if (!person || !right) {
      if (person) await recordFailure(person, from)
      throw attempt.isLast ? locked(lockSeconds) : new Unauthenticated('sign-in-failed')
    }
    return database.transaction(scopeOf(person), async (tx) => {
      await clearTries(tx, loginId)
      recordOf(tx, 'session.sign-in', person, from)
      return sessions.begin(tx, person, from)
    })
  }

  function recordFailure(person: SignInPerson, from: SignInOrigin): Promise<void> {
    return database.transaction(scopeOf(person), async (tx) => {
      recordOf(tx, 'session.refuse-sign-in', person, from)
    })
  }
}

function recordOf(tx: Tx, act: string, { personId }: SignInPerson, from: SignInOrigin): void {
  tx.record({ act, entity: 'person', entityId: personId, details: from })
}

function scopeOf({ entId, personId }: SignInPerson) {
  return { entId, personId }
}

function locked(seconds: number): TooOften {
  return new TooOften('sign-in-locked', { seconds })
}
