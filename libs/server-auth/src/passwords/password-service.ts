import { defaultLocale } from '@atrium/domain-core'
import {
  claimTry,
  clearTries,
  findPasswordLink,
  findPerson,
  addPasswordLink,
  InvalidInput,
  NotFound,
  setPassword,
  TooOften,
  spendPasswordLink,
  type Caller,
  type Core,
  type SignInOrigin,
  type SignInPerson,
} from '@atrium/server-core'
import { endCodesOf } from '../codes/code-store'
import type { VerificationCodes } from '../codes/verification-codes'
import { changeMail } from '../mail/auth-mails'
import type { Mailer } from '../mail/mailer'
import { record, type Origin } from '../origin'
import type { PasswordJudge } from './password-judge'

type Parts = Pick<Core, 'database' | 'clock' | 'passwords' | 'sessions'> & {
  readonly codes: VerificationCodes
  readonly mailer: Mailer
  readonly judge: PasswordJudge
}

export type PasswordService = ReturnType<typeof createPasswordService>

/** Passwords: proved, changed, and set anew by who has lost theirs. */
export function createPasswordService(parts: Parts) {
  const { database, clock, passwords, sessions, codes, mailer, judge } = parts
  return { ruleOf: judge.ruleOf, prove, change, renew, openLink, checkLink, reset }

  /** Checks the caller's own password; a few wrong ones close this for a while. */
  async function prove(
    { personId }: Caller,
    password: string,
    field: string,
  ): Promise<SignInPerson> {
    const { lockout: rule } = await judge.strictest(personId)
    const guess = { at: 'own-password', of: personId, rule } as const
    const { attempt, person } = await database.transaction('platform', async (tx) => ({
      attempt: await claimTry(tx, guess, clock.now()),
      person: await findPerson(tx, personId),
    }))
    if (attempt.lockedFor > 0) throw locked(attempt.lockedFor)
    const right = await passwords.verify(password, person?.passwordHash ?? null)
    if (!right || !person) {
      if (attempt.isLast) throw locked(attempt.lockSeconds)
      throw new InvalidInput([{ path: [field], code: 'password-wrong' }], 'password-wrong')
    }
    await database.transaction('platform', (tx) => clearTries(tx, guess))
    return person
  }

  async function change(
    caller: Caller,
    { current, password }: { current: string; password: string },
    origin: Origin,
  ): Promise<void> {
    const person = await prove(caller, current, 'current')
    await judge.judge(person, password)
    const hash = await passwords.hash(password)
    await database.transaction(caller, async (tx) => {
      await setPassword(tx, person.personId, hash, clock.now())
      await sessions.endWithin(tx, person.personId, { except: caller.sessionId })
      await endCodesOf(tx, person.personId)
      record(tx, 'account.change-password', { personId: person.personId, origin })
    })
    tell(person, origin)
  }

  /** In place of one that has expired, before the person is in. */
  async function renew(person: SignInPerson, password: string, from: SignInOrigin): Promise<void> {
    await judge.judge(person, password)
    const { personId, entId } = person
    const hash = await passwords.hash(password)
    const origin = { ...from, locale: person.locale ?? defaultLocale }
    await database.transaction({ entId, personId }, async (tx) => {
      await setPassword(tx, personId, hash, clock.now())
      await sessions.endWithin(tx, personId, { except: null })
      await endCodesOf(tx, personId)
      record(tx, 'account.change-password', { personId, origin, more: { expired: true } })
    })
    tell(person, origin)
  }

  /** Trades a code for a token, so that the page can ask for the password on a step of its own. */
  async function openLink(loginId: string, code: string): Promise<string> {
    const address = loginId.toLowerCase()
    const personId = await codes.use({ use: 'reset-password', address }, code)
    return database.transaction('platform', (tx) =>
      addPasswordLink(tx, { personId, purpose: 'reset' }, clock.now()),
    )
  }

  async function checkLink(token: string) {
    return database.read('platform', async (tx) => {
      const link = await findPasswordLink(tx, token, clock.now())
      const person = link && (await findPerson(tx, link.personId))
      if (!person) throw new NotFound('link-ended')
      return { person, purpose: link.purpose }
    })
  }

  async function reset(token: string, password: string, origin: Origin): Promise<void> {
    const { person, purpose } = await checkLink(token)
    const { personId, loginId, entId } = person
    await judge.judgeForgotten(person, password)
    const hash = await passwords.hash(password)
    await database.transaction({ entId, personId }, async (tx) => {
      if (!(await spendPasswordLink(tx, token, personId))) throw new NotFound('link-ended')
      await setPassword(tx, personId, hash, clock.now())
      await sessions.endWithin(tx, personId, { except: null })
      await endCodesOf(tx, personId)
      await clearTries(tx, { at: 'password', of: loginId })
      record(tx, 'account.reset-password', { personId, origin, more: { purpose } })
    })
    if (purpose === 'reset') tell(person, origin)
  }

  function tell({ email, locale }: SignInPerson, origin: Origin): void {
    if (email === null) return
    const mail = { to: email, locale: locale ?? origin.locale, ip: origin.ip }
    mailer.send(changeMail({ ...mail, change: 'password-changed' }))
  }
}

function locked(seconds: number): TooOften {
  return new TooOften('password-locked', { seconds })
}
