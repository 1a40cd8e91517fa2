import type { EmailCodesPort } from '@atrium/domain-public'
import type { Database } from '@atrium/server-core'
import { codeMail } from '../mail/auth-mails'
import type { Mailer } from '../mail/mailer'
import type { VerificationCodes } from './verification-codes'

interface Parts {
  readonly database: Database
  readonly codes: VerificationCodes
  readonly mailer: Mailer
}

/** Proves an address to whoever registers with it. */
export function createEmailCodes({ database, codes, mailer }: Parts): EmailCodesPort {
  return {
    async send({ email: to, locale, ip }) {
      const { code, sent } = await database.transaction('platform', (tx) =>
        codes.make(tx, keyOf(to), null),
      )
      const { minutes, seconds } = sent
      mailer.send(codeMail({ to, locale, use: 'register', code, minutes, ip, link: null }))
      return seconds
    },
    check: ({ email, code }) => codes.prove(keyOf(email), code),
  }
}

function keyOf(email: string) {
  return { use: 'register', address: email.toLowerCase() } as const
}
