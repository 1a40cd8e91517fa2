import type { Locale } from '@atrium/domain-core'

/** Sends text messages; a module with an SMS provider implements it. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>
}

export interface SmsMessage {
  readonly phone: string
  readonly locale: Locale
  readonly kind: 'verification-code'
  readonly code: string
  readonly minutes: number
}
