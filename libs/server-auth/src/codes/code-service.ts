import type { CodeChannel, CodePurpose, CodeSent, SmsPort } from '@atrium/domain-auth'
import { forgotPasswordPath } from '@atrium/domain-auth'
import type { Locale } from '@atrium/domain-core'
import {
  addPasswordLink,
  findForSignIn,
  InvalidInput,
  type Core,
  type SignInPerson,
  type Tx,
} from '@atrium/server-core'
import { codeMail } from '../mail/auth-mails'
import type { Mailer } from '../mail/mailer'
import { publicOrigin } from '../mail/public-origin'
import type { VerificationCodes } from './verification-codes'

interface CodeRequest {
  readonly loginId: string
  readonly purpose: CodePurpose
  readonly channel: CodeChannel
  readonly locale: Locale
  readonly ip: string
}

type Parts = Pick<Core, 'database' | 'clock' | 'config' | 'log'> & {
  readonly codes: VerificationCodes
  readonly mailer: Mailer
  readonly sms: SmsPort | null
}

/** Sends codes to people who are not signed in, and tells nobody whether they exist. */
export function createCodeService({ database, clock, config, log, codes, mailer, sms }: Parts) {
  const channels: readonly CodeChannel[] = sms ? ['email', 'sms'] : ['email']
  return { channels, requestCode }

  async function requestCode(request: CodeRequest): Promise<CodeSent> {
    const { loginId, purpose: use, channel } = request
    if (!channels.includes(channel)) {
      const issue = { path: ['channel'], code: 'channel-not-offered' }
      throw new InvalidInput([issue], 'channel-not-offered')
    }
    const address = loginId.toLowerCase()
    const made = await database.transaction('platform', async (tx) => {
      const person = await findForSignIn(tx, address)
      const reached = person && (channel === 'email' ? person.email : person.phone)
      const { code, sent } = await codes.make(tx, { use, address }, person?.personId ?? null)
      const link = person && use === 'reset-password' ? await linkFor(tx, person) : null
      return { person, reached, code, sent, link }
    })
    const { person, reached, code, sent, link } = made
    if (person && reached) send(request, { person, reached, code, sent, link })
    return sent
  }

  async function linkFor(tx: Tx, { personId }: SignInPerson): Promise<string | null> {
    const origin = publicOrigin(config)
    if (origin === null) return null
    const token = await addPasswordLink(tx, { personId, purpose: 'reset' }, clock.now())
    return `${origin}${config.deployBase}${forgotPasswordPath({})}?token=${token}`
  }

  function send({ purpose: use, channel, locale: asked, ip }: CodeRequest, made: Made): void {
    const { person, reached: to, code, sent, link } = made
    const { minutes } = sent
    const locale = person.locale ?? asked
    if (channel === 'email') {
      mailer.send(codeMail({ to, locale, use, code, minutes, ip, link }))
      return
    }
    const message = { phone: to, locale, kind: 'verification-code', code, minutes } as const
    sms?.send(message).catch((err: unknown) => log.warn({ err }, 'a text message was not sent'))
  }
}

interface Made {
  readonly person: SignInPerson
  readonly reached: string
  readonly code: string
  readonly sent: CodeSent
  readonly link: string | null
}
