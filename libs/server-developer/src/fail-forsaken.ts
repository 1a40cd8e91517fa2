import type { Core } from '@atrium/server-core'
import { announceGrant } from './developer-events'
import { failForsaken } from './grant-store'

type Needs = Pick<Core, 'database' | 'bus' | 'log'>

/** Whoever leaves loses their token for good; a call with it is refused from the first moment anyway. */
export function followLeavers({ database, bus, log }: Needs): void {
  bus.subscribe(({ entity, entId, act }) => {
    if (entity !== 'person' || act === 'added') return
    const ending = database.transaction({ entId, personId: null }, async (tx) => {
      for (const { id, personId } of await failForsaken(tx)) {
        tx.record({ act: 'developer.fail', entity: 'person', entityId: personId, details: { id } })
        announceGrant(tx, id, personId)
      }
    })
    ending.catch((err: unknown) => log.warn({ err, entId }, 'tokens of leavers were not ended'))
  })
}
