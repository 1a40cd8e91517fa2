import { recordDays, securityActs, type AccountSecurity } from '@atrium/domain-account'
import type { SmsPort } from '@atrium/domain-auth'
import { strictestOf, type PasswordRule } from '@atrium/domain-core'
import {
  Conflict,
  findPerson,
  InvalidInput,
  NotFound,
  ownRecords,
  policiesOf,
  setEmail,
  twoStepDueAt,
  Unauthenticated,
  type Caller,
  type Core,
} from '@atrium/server-core'
import type { VerificationCodes } from '../codes/verification-codes'
import { changeMail, codeMail } from '../mail/auth-mails'
import type { Mailer } from '../mail/mailer'
import { record, type Origin } from '../origin'
import type { PasswordService } from '../passwords/password-service'
import { countRecoveryCodes, readFactor } from '../two-step/two-step-store'

const dayMillis = 86_400_000
const recordLimit = 100

type Parts = Pick<Core, 'database' | 'clock' | 'sessions'> & {
  readonly codes: VerificationCodes
  readonly mailer: Mailer
  readonly passwords: PasswordService
  readonly sms: SmsPort | null
}

/** What a person sees of, and does to, their own account. */
export function createAccountService(parts: Parts) {
  const { database, clock, sessions, codes, mailer, passwords, sms } = parts
  return { getSecurity, listSessions, endSession, endOthers, requestEmailCode, bindEmail, records }

  async function getSecurity({ personId }: Caller): Promise<AccountSecurity> {
    return database.read('platform', async (tx) => {
      const person = await findPerson(tx, personId)
      if (!person) throw new Unauthenticated()
      const factor = await readFactor(tx, personId)
      const held = await policiesOf(tx, personId)
      const { password: passwordRule } = strictestOf(held.map(({ policy }) => policy))
      const { loginId, email, phone, passwordHash, passwordChangedAt, passwordSince } = person
      return {
        loginId,
        email,
        phone,
        hasPassword: passwordHash !== null,
        passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
        passwordExpiresAt: endOf(passwordSince, passwordRule)?.toISOString() ?? null,
        passwordRule,
        twoStep: factor?.confirmedAt
          ? {
              since: factor.confirmedAt.toISOString(),
              recoveryCodesLeft: await countRecoveryCodes(tx, personId),
            }
          : null,
        twoStepDueAt: earliest(held.map(twoStepDueAt))?.toISOString() ?? null,
        phoneOffered: sms !== null,
      }
    })
  }

  async function listSessions({ personId, sessionId }: Caller) {
    const entries = await sessions.list(personId)
    return entries.map(({ sessionId: id, createdAt, seenAt, ip, userAgent }) => ({
      id,
      current: id === sessionId,
      ip,
      userAgent,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }))
  }

  async function endSession(caller: Caller, sessionId: string, origin: Origin): Promise<void> {
    const { personId } = caller
    await database.transaction(caller, async (tx) => {
      const ended = await sessions.endWithin(tx, personId, { only: sessionId })
      if (ended === 0) throw new NotFound('session-not-found')
      record(tx, 'account.end-session', { personId, origin, more: { sessionId } })
    })
  }

  async function endOthers(caller: Caller, origin: Origin): Promise<number> {
    const { personId, sessionId } = caller
    return database.transaction(caller, async (tx) => {
      const ended = await sessions.endWithin(tx, personId, { except: sessionId })
      if (ended > 0) record(tx, 'account.end-other-sessions', { personId, origin, more: { ended } })
      return ended
    })
  }

  async function requestEmailCode(
    caller: Caller,
    { email: typed, password }: { email: string; password: string },
    { locale, ip }: Origin,
  ) {
    await passwords.prove(caller, password, 'password')
    const email = typed.toLowerCase()
    const { code, sent } = await database.transaction('platform', (tx) =>
      codes.make(tx, bindKey(caller, email), caller.personId),
    )
    const { minutes } = sent
    mailer.send(codeMail({ to: email, locale, use: 'bind-email', code, minutes, ip, link: null }))
    return sent
  }

  async function bindEmail(
    caller: Caller,
    { email: typed, code }: { email: string; code: string },
    origin: Origin,
  ): Promise<AccountSecurity> {
    const { personId } = caller
    const email = typed.toLowerCase()
    await spendBindCode(caller, email, code)
    const before = await getSecurity(caller)
    await database.transaction(caller, async (tx) => {
      if (!(await setEmail(tx, personId, email))) throw new Conflict('email-already-bound')
      record(tx, 'account.set-email', { personId, origin })
    })
    if (before.email !== null && before.email !== email) {
      const { locale, ip } = origin
      mailer.send(changeMail({ to: before.email, locale, change: 'email-changed', ip }))
    }
    return getSecurity(caller)
  }

  /** A wrong code is a wrong field here: the person stays signed in. */
  async function spendBindCode(caller: Caller, email: string, code: string): Promise<void> {
    try {
      await codes.use(bindKey(caller, email), code)
    } catch (error) {
      if (!(error instanceof Unauthenticated)) throw error
      throw new InvalidInput([{ path: ['code'], code: 'code-wrong' }], 'code-wrong')
    }
  }

  async function records({ personId }: Caller) {
    const since = new Date(clock.now().getTime() - recordDays * dayMillis)
    const found = await ownRecords(database, { personId, since, limit: recordLimit + 1 })
    const rows = found.flatMap(({ at, act, details, ip }) => {
      const known = securityActs.find((one) => one === act)
      if (!known) return []
      return [{ at: at.toISOString(), act: known, ...originIn(details, ip) }]
    })
    return { rows: rows.slice(0, recordLimit), cut: found.length > recordLimit }
  }
}

function endOf(since: Date, { expiryDays }: PasswordRule): Date | null {
  return expiryDays === null ? null : new Date(since.getTime() + expiryDays * dayMillis)
}

function earliest(dates: readonly (Date | null)[]): Date | null {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.min(...times))
}

function bindKey({ personId }: Caller, email: string) {
  return { use: 'bind-email', address: `${personId} ${email}` } as const
}

function originIn(
  details: unknown,
  from: string | null,
): { ip: string | null; userAgent: string | null } {
  const { ip, userAgent } = (details ?? {}) as Readonly<Record<string, unknown>>
  return {
    ip: typeof ip === 'string' ? ip : from,
    userAgent: typeof userAgent === 'string' ? userAgent : null,
  }
}
