import { forgotPasswordPath, loginPath } from '@atrium/domain-auth'
import { fillText, type Locale } from '@atrium/domain-core'
import type { OperatorMailPort } from '@atrium/domain-tenants'
import { type Config, Conflict } from '@atrium/server-core'
import { mailHtml } from './mail-html'
import { mailMessages } from './mail-messages'
import type { Mail, Mailer } from './mailer'
import { publicOrigin } from './public-origin'

interface Parts {
  readonly config: Config
  readonly mailer: Mailer
}

/** Mails what an operator decided, and links that only their reader may follow. */
export function createOperatorMails({ config, mailer }: Parts): OperatorMailPort {
  const origin = () => publicOrigin(config)
  return {
    requireAddress() {
      if (origin() === null) throw new Conflict('own-address-unknown')
    },
    resetLink({ to, locale, token }) {
      const address = addressOf(`${forgotPasswordPath({})}?token=${token}`)
      mailer.send(
        letter({
          to,
          locale,
          key: 'operator-reset',
          link: { address, text: 'follow' },
          params: {},
        }),
      )
    },
    registrationDecided({ to, locale, enterprise, refusal }) {
      const key = refusal === null ? 'registration-approved' : 'registration-refused'
      const address = refusal === null ? addressOf(loginPath({})) : null
      const link = { address, text: 'registration-enter' } as const
      mailer.send(letter({ to, locale, key, link, params: { enterprise, reason: refusal ?? '' } }))
    },
  }

  function addressOf(path: string): string | null {
    const own = origin()
    return own === null ? null : `${own}${config.deployBase}${path}`
  }
}

interface Letter {
  readonly to: string
  readonly locale: Locale
  readonly key: 'operator-reset' | 'registration-approved' | 'registration-refused'
  /** Left out where it is not known under which address people reach us. */
  readonly link: { readonly address: string | null; readonly text: 'follow' | 'registration-enter' }
  readonly params: Readonly<Record<string, string>>
}

function letter({ to, locale, key, link, params }: Letter): Mail {
  const say = (each: keyof (typeof mailMessages)['zh-CN']) =>
    fillText(mailMessages[locale][each], params)
  const title = say(`${key}-title`)
  const paragraphs = [say(`${key}-purpose`), say(`${key}-advice`)]
  const { address } = link
  return {
    to,
    subject: title,
    text: [paragraphs[0], ...(address === null ? [] : [address]), paragraphs[1]].join('\n\n'),
    html: mailHtml({
      locale,
      title,
      paragraphs,
      code: null,
      link: address === null ? null : { address, text: say(link.text) },
    }),
  }
}
