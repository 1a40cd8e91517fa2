import type { Locale } from '@atrium/domain-core'

/** Mails that an operator's acts send, in the background. */
export interface OperatorMailPort {
  /** Refuses where it is not known under which address people reach us. */
  requireAddress(): void
  resetLink(mail: ResetLinkMail): void
  registrationDecided(mail: RegistrationMail): void
}

export interface ResetLinkMail {
  readonly to: string
  readonly locale: Locale
  /** Lets its holder set a password once. */
  readonly token: string
}

export interface RegistrationMail {
  readonly to: string
  readonly locale: Locale
  readonly enterprise: string
  /** Null when it was approved. */
  readonly refusal: string | null
}
