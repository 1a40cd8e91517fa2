import type { FactorKind } from '@atrium/domain-core'
import type { Clock } from '../clock'
import type { Database, Tx } from '../database/database'
import { NotAllowed, TooOften, Unauthenticated } from '../errors'
import {
  findForSignIn,
  findPerson,
  nameIn,
  type Named,
  type SignInPerson,
} from '../people/person-store'
import { addChallenge, endChallenge, findChallenge } from './challenge-store'
import type { Passwords } from './passwords'
import type { Sessions, SignInOrigin } from './sessions'
import type { FactorProof, SignInProofs } from './sign-in-proofs'
import { claimTry, clearTries, lockSeconds, type Guess, type Try } from './sign-in-tries'

interface From {
  readonly from: SignInOrigin
}

/** What a step of sign-in leads to. */
export type SignInOutcome =
  | { readonly token: string }
  | { readonly challenge: string; readonly factors: readonly FactorKind[] }

/** The ways in. Each refuses an unknown account like a known one. */
export interface SignIn {
  byPassword(request: { loginId: string; password: string } & From): Promise<SignInOutcome>
  byCode(request: { loginId: string; code: string } & From): Promise<SignInOutcome>
  byFactor(request: { challenge: string } & FactorProof & From): Promise<{ token: string }>
}

interface Parts {
  readonly database: Database
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly clock: Clock
  readonly proofs: SignInProofs
}

export function createSignIn({ database, sessions, passwords, clock, proofs }: Parts): SignIn {
  return {
    async byPassword({ loginId: typed, password, from }) {
      const { attempt, person, guess } = await database.transaction('platform', async (tx) => {
        const found = await findForSignIn(tx, typed.toLowerCase())
        const made: Guess = { at: 'password', of: found?.loginId ?? typed.toLowerCase() }
        return { attempt: await claimTry(tx, made, clock.now()), person: found, guess: made }
      })
      if (attempt.lockedFor > 0) throw locked('sign-in-locked', attempt.lockedFor)
      const right = await passwords.verify(password, person?.passwordHash ?? null)
      if (!person || !right) {
        if (person) await recordFailure('session.refuse-sign-in', person, from)
        throw refused('sign-in', attempt)
      }
      return goOn(person, from, (tx) => clearTries(tx, guess))
    },
    async byCode({ loginId, code, from }) {
      const personId = await proofs.personOfCode(loginId.toLowerCase(), code)
      const person = await database.read('platform', (tx) => findPerson(tx, personId))
      if (!person) throw new Unauthenticated('sign-in-failed')
      return goOn(person, from, async () => undefined)
    },
    async byFactor({ challenge, factor, code, from }) {
      const { person, attempt, guess } = await database.transaction('platform', async (tx) => {
        const personId = await findChallenge(tx, challenge, clock.now())
        const found = personId === null ? null : await findPerson(tx, personId)
        if (!found) throw new Unauthenticated('challenge-expired')
        const made: Guess = { at: 'factor', of: found.personId }
        return { person: found, attempt: await claimTry(tx, made, clock.now()), guess: made }
      })
      if (attempt.lockedFor > 0) throw locked('factor-locked', attempt.lockedFor)
      const token = await database.transaction(scopeOf(person), async (tx) => {
        const right = await proofs.checkFactor(tx, person.personId, { factor, code })
        if (!right) return null
        if (!(await endChallenge(tx, challenge))) throw new Unauthenticated('challenge-expired')
        await clearTries(tx, guess)
        return begin(tx, person, from, factor)
      })
      if (token !== null) return { token }
      await recordFailure('session.refuse-factor', person, from)
      throw refused('factor', attempt)
    },
  }

  /** The first step was right: in, or on to the second. */
  function goOn(
    person: SignInPerson,
    from: SignInOrigin,
    first: (tx: Tx) => Promise<void>,
  ): Promise<SignInOutcome> {
    return database.transaction(scopeOf(person), async (tx) => {
      await first(tx)
      if (person.frozen) throw refuseFrozen(person, person.frozen)
      const factors = await proofs.factorsOf(tx, person.personId)
      if (factors.length === 0) return { token: await begin(tx, person, from) }
      return { challenge: await addChallenge(tx, person.personId, clock.now()), factors }
    })
  }

  function begin(tx: Tx, person: SignInPerson, from: SignInOrigin, factor?: FactorKind) {
    recordOf(tx, 'session.sign-in', person, factor ? { ...from, factor } : from)
    return sessions.begin(tx, person, from)
  }

  function recordFailure(act: string, person: SignInPerson, from: SignInOrigin): Promise<void> {
    return database.transaction(scopeOf(person), async (tx) => {
      recordOf(tx, act, person, from)
    })
  }
}

function recordOf(tx: Tx, act: string, { personId }: SignInPerson, details: object): void {
  tx.record({ act, entity: 'person', entityId: personId, details })
}

/** Told only to who has proved who they are. */
function refuseFrozen({ locale }: SignInPerson, enterprise: Named): NotAllowed {
  return new NotAllowed('enterprise-frozen', { name: nameIn(locale ?? 'zh-CN', enterprise) })
}

function scopeOf({ entId, personId }: SignInPerson) {
  return { entId, personId }
}

function refused(step: 'sign-in' | 'factor', { isLast }: Try): TooOften | Unauthenticated {
  if (isLast) return locked(`${step}-locked`, lockSeconds)
  return new Unauthenticated(step === 'sign-in' ? 'sign-in-failed' : 'factor-wrong')
}

function locked(code: string, seconds: number): TooOften {
  return new TooOften(code, { seconds })
}
