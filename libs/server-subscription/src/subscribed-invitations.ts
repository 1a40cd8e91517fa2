import type { InvitationMailPort } from '@atrium/domain-org'
import { deliveryOf, subscriptionsOf } from '@atrium/domain-subscription'
import type { Core } from '@atrium/server-core'
import { selectChosenOf } from './subscription-store'

/** Mails invitations to all but those who have an account and do without; they still find them on their own page. */
export function subscribedInvitations(
  { database, clock, log }: Pick<Core, 'database' | 'clock' | 'log'>,
  mails: InvitationMailPort,
): InvitationMailPort {
  async function isWanted(email: string): Promise<boolean> {
    const chosen = await database.read('platform', (tx) => selectChosenOf(tx, email))
    if (!chosen) return true
    const wanted = subscriptionsOf({ ...chosen, quiet: null })
    const { channels } = deliveryOf(wanted, { type: 'invitation' }, clock.now().getTime())
    return channels.includes('mail')
  }
  return {
    requireAddress: () => mails.requireAddress(),
    invite(mail) {
      isWanted(mail.to).then(
        (wanted) => wanted && mails.invite(mail),
        (err: unknown) => log.warn({ err }, 'an invitation was not mailed'),
      )
    },
  }
}
