import { passwordFault } from '@atrium/domain-auth'
import { defaultPolicy, type ParsedOf } from '@atrium/domain-core'
import {
  type checkNames,
  type EmailCodesPort,
  type register,
  type RegistrationDraft,
  type sendEmailCode,
  type verifyEmail,
} from '@atrium/domain-public'
import { Conflict, type Core, InvalidInput, type PublicCall, type Tx } from '@atrium/server-core'
import { addEmailProof, takeEmailProof } from './email-proofs'
import { type Founder, foundEnterprise } from './found-enterprise'
import { insertRegistration } from './registration-store'
import { claimNames, isEnterpriseNameTaken, isLoginIdTaken } from './taken-names'

type CoreParts = Pick<Core, 'config' | 'database' | 'clock' | 'sessions' | 'passwords'>

export type RegistrationService = ReturnType<typeof createRegistrationService>

/** A stranger registers an enterprise. */
export function createRegistrationService(core: CoreParts, codes: EmailCodesPort) {
  const { config, database, clock, sessions, passwords } = core

  function requireOpen(): void {
    if (config.registration === 'closed') throw new Conflict('registration-closed')
  }

  return {
    terms: () => ({ mode: config.registration, codeDigits: config.codeDigits }),

    checkNames: ({ enterpriseName, loginId }: ParsedOf<typeof checkNames>) =>
      database.read('platform', async (tx) => ({
        ...(enterpriseName !== undefined && {
          enterpriseName: !(await isEnterpriseNameTaken(tx, enterpriseName)),
        }),
        ...(loginId !== undefined && { loginId: !(await isLoginIdTaken(tx, loginId)) }),
      })),

    async sendCode({ email }: ParsedOf<typeof sendEmailCode>, { locale, ip }: PublicCall) {
      requireOpen()
      return { waitSeconds: await codes.send({ email, locale, ip }) }
    },

    async verifyEmail({ email, code: typed }: ParsedOf<typeof verifyEmail>) {
      requireOpen()
      if (!(await codes.check({ email, code: typed }))) {
        const code = 'verification-code-incorrect'
        throw new InvalidInput([{ path: ['code'], code }], code)
      }
      const emailProof = await database.transaction('platform', (tx) =>
        addEmailProof(tx, email, clock.now()),
      )
      return { emailProof }
    },

    async register(draft: ParsedOf<typeof register>, call: PublicCall) {
      requireOpen()
      refuseWeak(draft)
      const { emailProof, password, ...rest } = draft
      const passwordHash = await passwords.hash(password)
      const made = await taking(() =>
        database.transaction('platform', async (tx) => {
          const email = await takeEmailProof(tx, emailProof, clock.now())
          const names = { ...rest, email, passwordHash }
          await claimNames(tx, names)
          return config.registration === 'approval' ? wait(tx, names) : begin(tx, names, call)
        }),
      )
      if (made.outcome === 'waiting') return made
      if (call.caller) await sessions.end(call.caller.personId, call.caller.sessionId)
      call.setSessionToken(made.token)
      return { outcome: made.outcome, entId: made.entId }
    },
  }

  async function begin(tx: Tx, founder: Founder, call: PublicCall) {
    const { entId, personId } = await foundEnterprise(tx, core, founder)
    const token = await sessions.begin(tx, { personId, entId }, call)
    return { outcome: 'created' as const, entId, token }
  }

  async function wait(tx: Tx, founder: Founder) {
    const registrationId = clock.newId()
    await insertRegistration(tx, { ...founder, id: registrationId, at: clock.now() })
    tx.announce({ entity: 'registration', ids: [registrationId], act: 'added', entId: '*' })
    return { outcome: 'waiting' as const, registrationId }
  }
}

/** There is no enterprise yet that could ask for more than everybody must. */
function refuseWeak({ password, loginId, enterpriseName }: RegistrationDraft): void {
  const fault = passwordFault(password, defaultPolicy.password, [loginId, enterpriseName])
  if (fault) throw new InvalidInput([{ path: ['password'], ...fault }], fault.code)
}

/** What somebody else took meanwhile, other than by registering; the indexes tell. */
export async function taking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
    if (code !== '23505') throw error
    if (constraint === 'persons_email') throw new Conflict('email-already-bound')
    if (constraint === 'persons_login_id_key') throw new Conflict('login-id-taken')
    throw error
  }
}
