import { fillText, type Locale } from '@atrium/domain-core'
import type { CodeUse } from '../codes/code-store'
import { mailHtml } from './mail-html'
import { mailMessages } from './mail-messages'
import type { Mail } from './mailer'

interface CodeMail {
  readonly to: string
  readonly locale: Locale
  /** Nobody proves a phone by mail. */
  readonly use: Exclude<CodeUse, 'bind-phone'>
  readonly code: string
  readonly minutes: number
  readonly ip: string
  /** Sets a new password without typing the code; null when it is not known where people reach us. */
  readonly link: string | null
}

/** A verification code, and what it is for. */
export function codeMail({ to, locale, use, code, minutes, ip, link }: CodeMail): Mail {
  const say = speaker(locale)
  const paragraphs = [say(`${use}-purpose`), say('valid', { minutes }), say('not-you', { ip })]
  const text = [paragraphs[0], code, link && `${say('or-follow')}\n${link}`, ...paragraphs.slice(1)]
  return {
    to,
    subject: say('code-subject', { code }),
    text: text.filter((part) => part !== null).join('\n\n'),
    html: mailHtml({
      locale,
      title: say(`${use}-title`),
      paragraphs,
      code,
      link: link === null ? null : { address: link, text: say('follow') },
    }),
  }
}

export type AccountChange =
  | 'password-changed'
  | 'two-step-on'
  | 'two-step-off'
  | 'email-changed'
  | 'phone-changed'
  | 'phone-removed'

/** Tells a person of a change that only they should have made. */
export function changeMail({
  to,
  locale,
  change,
  ip,
}: {
  readonly to: string
  readonly locale: Locale
  readonly change: AccountChange
  readonly ip: string
}): Mail {
  const say = speaker(locale)
  const title = say(change)
  const paragraphs = [say('change-from', { ip }), say('change-not-you')]
  return {
    to,
    subject: title,
    text: [title, ...paragraphs].join('\n\n'),
    html: mailHtml({ locale, title, paragraphs, code: null, link: null }),
  }
}

function speaker(locale: Locale) {
  return (key: keyof (typeof mailMessages)['zh-CN'], params: Record<string, unknown> = {}) =>
    fillText(mailMessages[locale][key], params)
}
