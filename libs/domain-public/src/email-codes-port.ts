import type { Locale } from '@atrium/domain-core'

/** Sends verification codes by e-mail and checks them; each call is whole in itself. */
export interface EmailCodesPort {
  /** Answers the seconds before another one may be sent; throws when that is too early. */
  send(request: {
    readonly email: string
    readonly locale: Locale
    readonly ip: string
  }): Promise<number>
  /** Counts the try. A right code is used up; throws when the address is locked. */
  check(guess: { readonly email: string; readonly code: string }): Promise<boolean>
}
