import type { RecoveryCodes, TwoStepSetup } from '@atrium/domain-account'
import { defaultLocale } from '@atrium/domain-core'
import {
  claimTry,
  clearTries,
  Conflict,
  findPerson,
  InvalidInput,
  policiesOf,
  TooOften,
  twoStepDueAt,
  Unavailable,
  type Caller,
  type Core,
  type FactorProof,
  type SignInPerson,
  type SignInProofs,
  type Tx,
} from '@atrium/server-core'
import { changeMail, type AccountChange } from '../mail/auth-mails'
import type { Mailer } from '../mail/mailer'
import { record, type Origin } from '../origin'
import type { PasswordService } from '../passwords/password-service'
import type { Vault } from '../vault'
import { hashRecoveryCode, keyUri, newKey, newRecoveryCodes, stepOfCode } from './authenticator'
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  putFactor,
  putRecoveryCodes,
  readFactor,
  spendRecoveryCode,
  spendStep,
} from './two-step-store'

const setupMillis = 15 * 60_000

type Parts = Pick<Core, 'database' | 'clock' | 'log'> & {
  readonly vault: Vault
  readonly mailer: Mailer
  readonly passwords: PasswordService
}

/** Two-step verification by an authenticator app (RFC 6238), with recovery codes beside it. */
export function createTwoStep({ database, clock, log, vault, mailer, passwords }: Parts) {
  const proofs: Omit<SignInProofs, 'personOfCode' | 'renewPassword'> = {
    async factorsOf(tx, personId) {
      const factor = await readFactor(tx, personId)
      if (!factor?.confirmedAt) return []
      return (await countRecoveryCodes(tx, personId)) > 0 ? ['totp', 'recovery'] : ['totp']
    },
    async checkFactor(tx, personId, proof) {
      const factor = await readFactor(tx, personId)
      return factor?.confirmedAt ? provedBy(tx, personId, { proof, secret: factor.secret }) : false
    },
    beginTwoStep: beginFor,
    async confirmTwoStep(tx, person, { code, from }) {
      const origin = { ...from, locale: person.locale ?? defaultLocale }
      const codes = await confirmWithin(tx, person.personId, { code, origin })
      if (codes) tell(person, 'two-step-on', origin)
      return codes
    },
  }
  return { proofs, begin, confirm, turnOff, renewCodes }

  async function begin(caller: Caller, password: string): Promise<TwoStepSetup> {
    return beginFor(await passwords.prove(caller, password, 'password'))
  }

  async function beginFor({ personId, loginId, entId }: SignInPerson): Promise<TwoStepSetup> {
    const key = newKey()
    await database.transaction({ entId, personId }, async (tx) => {
      const put = { secret: vault.seal(key, personId), now: clock.now() }
      if (!(await putFactor(tx, personId, put))) throw new Conflict('two-step-on')
    })
    return { key, uri: keyUri(key, loginId) }
  }

  async function confirm(caller: Caller, code: string, origin: Origin): Promise<RecoveryCodes> {
    const { personId } = caller
    const guess = { at: 'factor', of: personId } as const
    const attempt = await database.transaction('platform', (tx) => claimTry(tx, guess, clock.now()))
    if (attempt.lockedFor > 0) throw new TooOften('factor-locked', { seconds: attempt.lockedFor })
    const codes = await database.transaction(caller, async (tx) => {
      const made = await confirmWithin(tx, personId, { code, origin })
      if (made) await clearTries(tx, guess)
      return made
    })
    if (codes === null) throw wrong()
    await tellOf(caller, 'two-step-on', origin)
    return { codes }
  }

  /** Null when the code is wrong. */
  async function confirmWithin(
    tx: Tx,
    personId: string,
    { code, origin }: { readonly code: string; readonly origin: Origin },
  ): Promise<string[] | null> {
    const factor = await readFactor(tx, personId)
    if (factor?.confirmedAt) throw new Conflict('two-step-on')
    if (!factor || isOver(factor.begunAt)) throw new Conflict('two-step-not-begun')
    const proof = { factor: 'totp', code } as const
    if (!(await provedBy(tx, personId, { proof, secret: factor.secret }))) return null
    if (!(await confirmFactor(tx, personId, clock.now()))) throw new Conflict('two-step-on')
    record(tx, 'account.turn-on-two-step', { personId, origin })
    return putNewCodes(tx, personId)
  }

  async function turnOff(caller: Caller, password: string, origin: Origin): Promise<void> {
    const person = await passwords.prove(caller, password, 'password')
    const { personId } = person
    const held = await database.read('platform', (tx) => policiesOf(tx, personId))
    if (held.some((policy) => twoStepDueAt(policy) !== null)) {
      throw new Conflict('two-step-demanded')
    }
    await database.transaction(caller, async (tx) => {
      if (!(await deleteFactor(tx, personId))) throw new Conflict('two-step-off')
      record(tx, 'account.turn-off-two-step', { personId, origin })
    })
    tell(person, 'two-step-off', origin)
  }

  async function renewCodes(
    caller: Caller,
    password: string,
    origin: Origin,
  ): Promise<RecoveryCodes> {
    const { personId } = await passwords.prove(caller, password, 'password')
    const codes = await database.transaction(caller, async (tx) => {
      const factor = await readFactor(tx, personId)
      if (!factor?.confirmedAt) throw new Conflict('two-step-off')
      record(tx, 'account.renew-recovery-codes', { personId, origin })
      return putNewCodes(tx, personId)
    })
    return { codes }
  }

  async function provedBy(
    tx: Tx,
    personId: string,
    { proof, secret }: { readonly proof: FactorProof; readonly secret: Buffer },
  ): Promise<boolean> {
    const now = clock.now()
    if (proof.factor === 'recovery') {
      return spendRecoveryCode(tx, personId, { hash: hashRecoveryCode(proof.code), now })
    }
    const step = stepOfCode(open(secret, personId), proof.code, now)
    return step !== null && spendStep(tx, personId, step)
  }

  /** Recovery codes go on working without the key that secrets are sealed with. */
  function open(secret: Buffer, personId: string): string {
    try {
      return vault.open(secret, personId)
    } catch (error) {
      log.error({ err: error, personId }, 'a second factor was sealed with another key')
      throw new Unavailable('unavailable')
    }
  }

  function isOver(begunAt: Date): boolean {
    return Math.abs(clock.now().getTime() - begunAt.getTime()) > setupMillis
  }

  async function tellOf({ personId }: Caller, change: AccountChange, origin: Origin) {
    const person = await database.read('platform', (tx) => findPerson(tx, personId))
    if (person) tell(person, change, origin)
  }

  function tell({ email, locale }: SignInPerson, change: AccountChange, origin: Origin): void {
    if (email === null) return
    mailer.send(changeMail({ to: email, locale: locale ?? origin.locale, change, ip: origin.ip }))
  }
}

async function putNewCodes(tx: Tx, personId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await putRecoveryCodes(tx, personId, codes.map(hashRecoveryCode))
  return codes
}

function wrong(): InvalidInput {
  return new InvalidInput([{ path: ['code'], code: 'code-wrong' }], 'code-wrong')
}
