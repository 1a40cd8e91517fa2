import { fillText } from '@atrium/domain-core'
import type { InvitationMail, InvitationMailPort } from '@atrium/domain-org'
import { type Config, Conflict } from '@atrium/server-core'
import { mailHtml } from './mail-html'
import { mailMessages } from './mail-messages'
import type { Mail, Mailer } from './mailer'
import { publicOrigin } from './public-origin'

interface Parts {
  readonly config: Config
  readonly mailer: Mailer
}

/** Mails invitations to join an enterprise, refused where our own address is not set: there is no link to send. */
export function createInvitationMails({ config, mailer }: Parts): InvitationMailPort {
  return {
    requireAddress: () => void ownAddress(),
    invite(mail) {
      mailer.send(invitationMail(mail, `${ownAddress()}${config.deployBase}${mail.path}`))
    },
  }

  function ownAddress(): string {
    const origin = publicOrigin(config)
    if (origin === null) throw new Conflict('own-address-unknown')
    return origin
  }
}

function invitationMail(mail: InvitationMail, address: string): Mail {
  const { to, locale, enterprise, from, days } = mail
  const say = (key: keyof (typeof mailMessages)['zh-CN']) =>
    fillText(mailMessages[locale][key], { enterprise, from, days })
  const title = say('invitation-title')
  const paragraphs = [say('invitation-purpose'), say('invitation-valid')]
  return {
    to,
    subject: title,
    text: [paragraphs[0], address, paragraphs[1]].join('\n\n'),
    html: mailHtml({
      locale,
      title,
      paragraphs,
      code: null,
      link: { address, text: say('invitation-follow') },
    }),
  }
}
