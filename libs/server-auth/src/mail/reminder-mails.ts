import type { ReminderMailPort } from '@atrium/domain-subscription'
import type { Config } from '@atrium/server-core'
import { mailHtml } from './mail-html'
import type { Mailer } from './mailer'
import { publicOrigin } from './public-origin'

interface Parts {
  readonly config: Config
  readonly mailer: Mailer
}

/** Mails what somebody wants to be reminded of; without a link where our own address is not set. */
export function createReminderMails({ config, mailer }: Parts): ReminderMailPort {
  return {
    isSent: () => mailer.sends(),
    send({ to, locale, title, body, follow, path }) {
      const origin = publicOrigin(config)
      const address = origin === null ? null : `${origin}${config.deployBase}${path}`
      mailer.send({
        to,
        subject: title,
        text: [body, address].filter((part) => part !== null).join('\n\n'),
        html: mailHtml({
          locale,
          title,
          paragraphs: [body],
          code: null,
          link: address === null ? null : { address, text: follow },
        }),
      })
    },
  }
}
