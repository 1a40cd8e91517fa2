import type { Locale } from '@atrium/domain-core'
import type { ReminderType } from './reminder'

/** Something that a person may want to know of. */
export interface Reminder {
  readonly type: ReminderType
  /** Of a type that belongs to applications. */
  readonly appId?: string
  /** The thing it is about. */
  readonly id: string
  /** Fills the text of its mail. */
  readonly name: string
  /** The page that says more. */
  readonly path: string
}

/** Reminds people as they chose to be; messages take it over when there are any. */
export interface RemindersPort {
  /** Never fails because of the reminder: what it is about has happened already. */
  remind(
    person: { readonly entId: string; readonly personId: string },
    reminder: Reminder,
  ): Promise<void>
}

/** Mails a reminder in the background. */
export interface ReminderMailPort {
  /** False where mails are not sent but kept for the operator. */
  isSent(): boolean
  send(mail: {
    readonly to: string
    readonly locale: Locale
    readonly title: string
    readonly body: string
    readonly follow: string
    readonly path: string
  }): void
}
