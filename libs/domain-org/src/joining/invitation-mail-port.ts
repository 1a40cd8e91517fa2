import type { Locale } from '@atrium/domain-core'

/** An invitation as it is mailed. */
export interface InvitationMail {
  readonly to: string
  readonly locale: Locale
  readonly enterprise: string
  /** Who invites. */
  readonly from: string
  readonly days: number
  /** Behind the deploy base, with the token that lets one person in. */
  readonly path: string
}

/** Mails invitations, in the background. */
export interface InvitationMailPort {
  /** Refuses where it is not known under which address people reach us. */
  requireAddress(): void
  invite(mail: InvitationMail): void
}
