import type { Listed, ParsedOf } from '@atrium/domain-core'
import {
  decideRegistration,
  type listRegistrations,
  type Registration,
  type RegistrationEvent,
} from '@atrium/domain-public'
import type { OperatorMailPort } from '@atrium/domain-tenants'
import { type Caller, Conflict, type Core, type Tx } from '@atrium/server-core'
import { foundEnterprise } from './found-enterprise'
import { taking } from './registration-service'
import {
  countRegistrations,
  type HeldRegistration,
  holdRegistration,
  listRegistrationRows,
  saveDecision,
} from './registration-store'
import { claimNames } from './taken-names'

/** Tells whoever registered what was decided. */
export type RegistrationMails = Pick<OperatorMailPort, 'registrationDecided'>

export type ApprovalService = ReturnType<typeof createApprovalService>

/** An operator decides about enterprises that wait. */
export function createApprovalService(
  core: Pick<Core, 'database' | 'clock'>,
  mails: RegistrationMails,
) {
  const { database, clock } = core
  return {
    list: (input: ParsedOf<typeof listRegistrations>): Promise<Listed<Registration>> =>
      database.read('platform', async (tx) => {
        const { state = null, limit, offset = 0 } = input
        const count = await countRegistrations(tx, state)
        const rows = await listRegistrationRows(tx, { state, limit, offset })
        return { rows, total: { count, exact: true }, cut: false }
      }),

    async decide(
      registrationId: string,
      event: RegistrationEvent,
      caller: Caller,
    ): Promise<Registration> {
      const { registration, locale } = await taking(() =>
        database.transaction('platform', async (tx) => {
          const held = await holdRegistration(tx, registrationId)
          const result = decideRegistration(held.registration, event, clock.now())
          if (!result.ok) throw new Conflict(result.rejection)
          const entId = event.type === 'approve' ? await found(tx, held) : null
          await saveDecision(tx, result.value, { personId: caller.personId, entId })
          tx.record({
            act: `public.${event.type}-registration`,
            entity: 'registration',
            entityId: registrationId,
            details: { by: caller.loginId, name: held.registration.enterpriseName },
          })
          const { entId: at } = caller
          tx.announce({ entity: 'registration', ids: [registrationId], act: 'changed', entId: at })
          return { registration: result.value, locale: held.locale }
        }),
      )
      const { email: to, enterpriseName: enterprise } = registration
      const refusal = event.type === 'refuse' ? event.reason : null
      mails.registrationDecided({ to, locale, enterprise, refusal })
      return registration
    },
  }

  async function found(tx: Tx, { registration, passwordHash, locale }: HeldRegistration) {
    if (passwordHash === null) throw new Conflict('registration-decided')
    await claimNames(tx, registration, registration.id)
    const { entId } = await foundEnterprise(tx, core, { ...registration, passwordHash, locale })
    return entId
  }
}
