import { type Core, inEverySpace, type Chore } from '@atrium/server-core'
import { announceAgency } from './agency-events'
import { invalidateForsaken } from './agency-store'

type Needs = Pick<Core, 'database' | 'clock' | 'log' | 'bus'>

/** Ends agencies in a space whose host or agent has gone: it stays ended when they come back. */
async function endForsaken({ database, clock }: Needs, entId: string): Promise<void> {
  await database.transaction({ entId, personId: null }, async (tx) => {
    for (const { id, hostId, agentId } of await invalidateForsaken(tx, clock.now())) {
      tx.record({ act: 'delegation.invalidate', entity: 'agency', entityId: id })
      announceAgency(tx, { id, act: 'changed', people: [hostId, agentId] })
    }
  })
}

/** As soon as somebody leaves or is suspended. */
export function followLeavers(needs: Needs): void {
  needs.bus.subscribe(({ entity, entId, act }) => {
    if (entity !== 'person' || act === 'added') return
    endForsaken(needs, entId).catch((err: unknown) =>
      needs.log.warn({ err, entId }, 'agencies of leavers were not ended'),
    )
  })
}

/** And each night, should the news have been missed. */
export function forsakenChore(needs: Needs): Chore {
  return {
    name: 'delegation.end-forsaken',
    cron: '10 3 * * *',
    run: (signal) => inEverySpace(needs, signal, ({ entId }) => endForsaken(needs, entId)),
  }
}
