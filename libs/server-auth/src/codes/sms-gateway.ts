import type { SmsMessage, SmsPort } from '@atrium/domain-auth'
import { fillText } from '@atrium/domain-core'
import { mailMessages } from '../mail/mail-messages'

const timeoutMillis = 10_000

/** Hands text messages to a gateway: a POST of JSON with the phone, the text, and what it is made of. */
export function createSmsGateway(url: string): SmsPort {
  return {
    async send(message) {
      const { address, headers } = partsOf(url)
      const body = JSON.stringify({ ...message, text: textOf(message) })
      const signal = AbortSignal.timeout(timeoutMillis)
      const answer = await fetch(address, { method: 'POST', headers, body, signal })
      if (!answer.ok) throw new Error(`the gateway for text messages answered ${answer.status}`)
    },
  }
}

/** A name and a password in the address sign us in there. */
function partsOf(url: string): { address: URL; headers: Record<string, string> } {
  const address = new URL(url)
  const { username, password } = address
  address.username = ''
  address.password = ''
  const headers = { 'content-type': 'application/json' }
  if (username === '') return { address, headers }
  return { address, headers: { ...headers, authorization: basic(username, password) } }
}

function textOf({ locale, code, minutes }: SmsMessage): string {
  return fillText(mailMessages[locale]['sms-code'], { code, minutes })
}

function basic(username: string, password: string): string {
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}
