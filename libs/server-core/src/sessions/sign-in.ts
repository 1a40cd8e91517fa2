import { strictestOf, type FactorKind, type PasswordRule } from '@atrium/domain-core'
import type { AuditResult } from '../audit/audit-entry'
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
import { policiesOf, twoStepDueAt, type MemberPolicy } from '../people/policy-store'
import { isOpenTo } from './callers'
import { addChallenge, endChallenge, findChallenge, type Challenge } from './challenge-store'
import type { Passwords } from './passwords'
import type { Sessions, SignInOrigin } from './sessions'
import type { FactorProof, SignInProofs } from './sign-in-proofs'
import { claimTry, clearTries, type Guess, type Try } from './sign-in-tries'

interface From {
  readonly from: SignInOrigin
}

/** What a step of sign-in leads to. */
export type SignInOutcome = { readonly token: string } | NextStep

type NextStep = { readonly challenge: string } & (
  | { readonly needs: 'factor'; readonly factors: readonly FactorKind[] }
  | { readonly needs: 'password'; readonly loginId: string; readonly rule: PasswordRule }
  | { readonly needs: 'two-step' }
)

/** The ways in. Each refuses an unknown account like a known one. */
export interface SignIn {
  byPassword(request: { loginId: string; password: string } & From): Promise<SignInOutcome>
  byCode(request: { loginId: string; code: string } & From): Promise<SignInOutcome>
  byFactor(request: { challenge: string } & FactorProof & From): Promise<SignInOutcome>
  renewPassword(request: { challenge: string; password: string } & From): Promise<SignInOutcome>
  beginTwoStep(challenge: string): Promise<{ key: string; uri: string }>
  /** Answers the recovery codes beside the session. */
  finishTwoStep(
    request: { challenge: string; code: string } & From,
  ): Promise<{ token: string; codes: readonly string[] }>
}

interface Parts {
  readonly database: Database
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly clock: Clock
  readonly proofs: SignInProofs
}

/** A person who proves themselves, and the policies of where they are active. */
interface Newcomer extends Pick<Challenge, 'way'> {
  readonly person: SignInPerson
  readonly held: readonly MemberPolicy[]
  readonly from: SignInOrigin
  readonly factor?: FactorKind
}

/** `entId` is whose provider to go to instead. */
type Closed = {
  readonly refused: 'network-not-allowed' | 'code-sign-in-off' | 'sign-on-required'
  readonly entId?: string
}

export function createSignIn({ database, sessions, passwords, clock, proofs }: Parts): SignIn {
  return {
    async byPassword({ loginId: typed, password, from }) {
      const { attempt, person, held, guess } = await database.transaction(
        'platform',
        async (tx) => {
          const found = await findForSignIn(tx, typed.toLowerCase())
          const policies = found ? await policiesOf(tx, found.personId) : []
          const made = guessAt('password', found?.loginId ?? typed.toLowerCase(), policies)
          const claimed = await claimTry(tx, made, clock.now())
          return { attempt: claimed, person: found, held: policies, guess: made }
        },
      )
      if (attempt.lockedFor > 0) throw locked('sign-in-locked', attempt.lockedFor)
      const right = await passwords.verify(password, person?.passwordHash ?? null)
      if (!person || !right) {
        if (person) await recordFailure('session.refuse-sign-in', person, from)
        throw refused('sign-in', attempt)
      }
      const newcomer = { person, held, from, way: 'password' } as const
      return goOn(newcomer, (tx) => clearTries(tx, guess))
    },
    async byCode({ loginId, code, from }) {
      const personId = await proofs.personOfCode(loginId.toLowerCase(), code)
      const found = await database.read('platform', (tx) => readPerson(tx, personId))
      if (!found) throw new Unauthenticated('sign-in-failed')
      return goOn({ ...found, from, way: 'code' }, async () => undefined)
    },
    async byFactor({ challenge, factor, code, from }) {
      const { met, attempt, guess } = await tryAtFactor(challenge, 'factor')
      if (attempt.lockedFor > 0) throw locked('factor-locked', attempt.lockedFor)
      const { person } = met
      const outcome = await database.transaction(scopeOf(person), async (tx) => {
        const right = await proofs.checkFactor(tx, person.personId, { factor, code })
        if (!right) return null
        if (!(await endChallenge(tx, challenge))) throw new Unauthenticated('challenge-expired')
        await clearTries(tx, guess)
        return finish(tx, { ...met, from, factor })
      })
      if (outcome !== null) return admitted(outcome, person, from)
      await recordFailure('session.refuse-factor', person, from)
      throw refused('factor', attempt)
    },
    async renewPassword({ challenge, password, from }) {
      const { person } = await meet(challenge, 'password')
      await proofs.renewPassword(person, password, from)
      const met = await meet(challenge, 'password')
      return end(challenge, { ...met, from })
    },
    async beginTwoStep(challenge) {
      const { person } = await meet(challenge, 'two-step')
      return proofs.beginTwoStep(person)
    },
    async finishTwoStep({ challenge, code, from }) {
      const { met, attempt, guess } = await tryAtFactor(challenge, 'two-step')
      if (attempt.lockedFor > 0) throw locked('factor-locked', attempt.lockedFor)
      const { person } = met
      const codes = await database.transaction(scopeOf(person), async (tx) => {
        const made = await proofs.confirmTwoStep(tx, person, { code, from })
        if (made) await clearTries(tx, guess)
        return made
      })
      if (codes === null) throw refused('factor', attempt)
      const outcome = await end(challenge, { ...met, from, factor: 'totp' })
      if (!('token' in outcome)) throw new Unauthenticated('challenge-expired')
      return { token: outcome.token, codes }
    },
  }

  /** The first step was right: in, or on to the next. */
  async function goOn(newcomer: Newcomer, first: (tx: Tx) => Promise<void>) {
    const { person, from } = newcomer
    const outcome = await database.transaction(scopeOf(person), async (tx) => {
      await first(tx)
      if (person.frozen) throw refuseFrozen(person, person.frozen)
      const factors = await proofs.factorsOf(tx, person.personId)
      if (factors.length === 0) return finish(tx, newcomer)
      return { needs: 'factor', challenge: await ask(tx, newcomer, 'factor'), factors } as const
    })
    return admitted(outcome, person, from)
  }

  /** Ends a step that was met, and goes on. */
  async function end(challenge: string, newcomer: Newcomer): Promise<SignInOutcome> {
    const { person, from } = newcomer
    const outcome = await database.transaction(scopeOf(person), async (tx) => {
      if (!(await endChallenge(tx, challenge))) throw new Unauthenticated('challenge-expired')
      return finish(tx, newcomer)
    })
    return admitted(outcome, person, from)
  }

  /** Everything was proved that the person can prove: what their enterprises ask for besides, then in. */
  async function finish(tx: Tx, newcomer: Newcomer): Promise<SignInOutcome | Closed> {
    const { person, held, from, way, factor } = newcomer
    const byUs = held.filter(({ mustSignOn }) => !mustSignOn)
    const [elsewhere] = held
    if (elsewhere && byUs.length === 0) {
      return { refused: 'sign-on-required', entId: elsewhere.entId }
    }
    const open = byUs.filter(({ policy }) => isOpenTo(policy.session.networks, from.ip))
    const home = open.find(({ entId }) => entId === person.entId) ?? open[0]
    if (!home && byUs.length > 0) return { refused: 'network-not-allowed' }
    const { password: rule, byCode } = strictestOf(held.map(({ policy }) => policy))
    if (way === 'code' && !byCode) return { refused: 'code-sign-in-off' }
    if (way === 'password' && isOver(person.passwordSince, rule.expiryDays)) {
      const challenge = await ask(tx, newcomer, 'password')
      return { needs: 'password', challenge, loginId: person.loginId, rule }
    }
    if (held.some(isTwoStepDue)) {
      const factors = await proofs.factorsOf(tx, person.personId)
      if (factors.length === 0) {
        return { needs: 'two-step', challenge: await ask(tx, newcomer, 'two-step') }
      }
    }
    recordOf(tx, 'session.sign-in', person, factor ? { ...from, factor } : from)
    return {
      token: await sessions.begin(tx, { ...person, ...(home && { entId: home.entId }) }, from),
    }
  }

  function ask(tx: Tx, { person, way }: Newcomer, step: Challenge['step']): Promise<string> {
    return addChallenge(tx, { personId: person.personId, step, way }, clock.now())
  }

  async function meet(token: string, step: Challenge['step']) {
    return database.read('platform', (tx) => readChallenge(tx, token, step))
  }

  function tryAtFactor(token: string, step: Challenge['step']) {
    return database.transaction('platform', async (tx) => {
      const met = await readChallenge(tx, token, step)
      const guess = guessAt('factor', met.person.personId, met.held)
      return { met, attempt: await claimTry(tx, guess, clock.now()), guess }
    })
  }

  async function readChallenge(tx: Tx, token: string, step: Challenge['step']) {
    const challenge = await findChallenge(tx, token, { step, now: clock.now() })
    const found = challenge && (await readPerson(tx, challenge.personId))
    if (!found) throw new Unauthenticated('challenge-expired')
    return { ...found, way: challenge.way }
  }

  function isOver(since: Date, days: number | null): boolean {
    return days !== null && clock.now().getTime() >= since.getTime() + days * 86_400_000
  }

  function isTwoStepDue(policy: MemberPolicy): boolean {
    const dueAt = twoStepDueAt(policy)
    return dueAt !== null && dueAt <= clock.now()
  }

  /** A refusal is thrown outside its transaction, so that the record of it stays. */
  async function admitted(
    outcome: SignInOutcome | Closed,
    person: SignInPerson,
    from: SignInOrigin,
  ): Promise<SignInOutcome> {
    if (!('refused' in outcome)) return outcome
    await recordFailure('session.refuse-sign-in', person, { ...from, reason: outcome.refused })
    const { refused: code, entId } = outcome
    throw new NotAllowed(code, { ip: from.ip, ...(entId !== undefined && { entId }) })
  }

  function recordFailure(act: string, person: SignInPerson, details: object): Promise<void> {
    return database.transaction(scopeOf(person), async (tx) => {
      recordOf(tx, act, person, details, 'refused')
    })
  }
}

async function readPerson(tx: Tx, personId: string) {
  const person = await findPerson(tx, personId)
  return person && { person, held: await policiesOf(tx, personId) }
}

function guessAt(at: Guess['at'], of: string, held: readonly MemberPolicy[]): Guess {
  return { at, of, rule: strictestOf(held.map(({ policy }) => policy)).lockout }
}

function recordOf(
  tx: Tx,
  act: string,
  { personId }: SignInPerson,
  details: object,
  result: AuditResult = 'done',
): void {
  tx.record({ act, entity: 'person', entityId: personId, details, result })
}

/** Told only to who has proved who they are. */
function refuseFrozen({ locale }: SignInPerson, enterprise: Named): NotAllowed {
  return new NotAllowed('enterprise-frozen', { name: nameIn(locale ?? 'zh-CN', enterprise) })
}

function scopeOf({ entId, personId }: SignInPerson) {
  return { entId, personId }
}

function refused(step: 'sign-in' | 'factor', { isLast, lockSeconds }: Try) {
  if (isLast) return locked(`${step}-locked`, lockSeconds)
  return new Unauthenticated(step === 'sign-in' ? 'sign-in-failed' : 'factor-wrong')
}

function locked(code: string, seconds: number): TooOften {
  return new TooOften(code, { seconds })
}
