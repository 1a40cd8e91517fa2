import type { SmsPort } from '@atrium/domain-auth'
import {
  Conflict,
  findPerson,
  InvalidInput,
  setPhone,
  Unauthenticated,
  Unavailable,
  type Caller,
  type Core,
} from '@atrium/server-core'
import type { VerificationCodes } from '../codes/verification-codes'
import { changeMail, type AccountChange } from '../mail/auth-mails'
import type { Mailer } from '../mail/mailer'
import { record, type Origin } from '../origin'
import type { PasswordService } from '../passwords/password-service'

type Parts = Pick<Core, 'database' | 'log'> & {
  readonly codes: VerificationCodes
  readonly mailer: Mailer
  readonly passwords: PasswordService
  readonly sms: SmsPort | null
}

/** A person's phone number: proved by a code, so that it may sign in and receive codes. */
export function createPhoneService({ database, log, codes, mailer, passwords, sms }: Parts) {
  return { requestCode, bind, remove }

  async function requestCode(
    caller: Caller,
    { phone, password }: { readonly phone: string; readonly password: string },
    { locale }: Origin,
  ) {
    const gateway = needGateway()
    await passwords.prove(caller, password, 'password')
    const { code, sent } = await database.transaction('platform', (tx) =>
      codes.make(tx, bindKey(caller, phone), caller.personId),
    )
    const { minutes } = sent
    try {
      await gateway.send({ phone, locale, kind: 'verification-code', code, minutes })
    } catch (err) {
      log.warn({ err }, 'a text message was not sent')
      throw new Unavailable('sms-not-sent')
    }
    return sent
  }

  async function bind(
    caller: Caller,
    { phone, code }: { readonly phone: string; readonly code: string },
    origin: Origin,
  ): Promise<void> {
    const { personId } = caller
    await spendCode(caller, phone, code)
    await database.transaction(caller, async (tx) => {
      if (!(await setPhone(tx, personId, phone))) throw new Conflict('phone-already-bound')
      record(tx, 'account.set-phone', { personId, origin })
    })
    await tell(caller, 'phone-changed', origin)
  }

  async function remove(caller: Caller, password: string, origin: Origin): Promise<void> {
    const { personId, phone } = await passwords.prove(caller, password, 'password')
    if (phone === null) throw new Conflict('phone-not-bound')
    await database.transaction(caller, async (tx) => {
      await setPhone(tx, personId, null)
      record(tx, 'account.remove-phone', { personId, origin })
    })
    await tell(caller, 'phone-removed', origin)
  }

  function needGateway(): SmsPort {
    if (sms) return sms
    throw new InvalidInput(
      [{ path: ['phone'], code: 'channel-not-offered' }],
      'channel-not-offered',
    )
  }

  /** A wrong code is a wrong field here: the person stays signed in. */
  async function spendCode(caller: Caller, phone: string, code: string): Promise<void> {
    try {
      await codes.use(bindKey(caller, phone), code)
    } catch (error) {
      if (!(error instanceof Unauthenticated)) throw error
      throw new InvalidInput([{ path: ['code'], code: 'code-wrong' }], 'code-wrong')
    }
  }

  async function tell({ personId }: Caller, change: AccountChange, origin: Origin): Promise<void> {
    const person = await database.read('platform', (tx) => findPerson(tx, personId))
    if (!person?.email) return
    const locale = person.locale ?? origin.locale
    mailer.send(changeMail({ to: person.email, locale, change, ip: origin.ip }))
  }
}

function bindKey({ personId }: Caller, phone: string) {
  return { use: 'bind-phone', address: `${personId} ${phone}` } as const
}
