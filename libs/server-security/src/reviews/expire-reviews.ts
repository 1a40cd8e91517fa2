import { type Chore, type Core, inEverySpace } from '@atrium/server-core'
import { announceReviews } from './review-events'
import { expireReviews } from './review-store'

/** Ends what has waited for a review too long. */
export function expireChore(core: Pick<Core, 'database' | 'clock' | 'log'>): Chore {
  return {
    name: 'security.expire-reviews',
    cron: '7 * * * *',
    run: (signal) =>
      inEverySpace(core, signal, ({ entId }) =>
        core.database.transaction({ entId, personId: null }, async (tx) => {
          const ids = await expireReviews(tx, core.clock.now())
          if (ids.length === 0) return
          for (const id of ids) {
            tx.record({ act: 'security.expire-review', entity: 'review', entityId: id })
          }
          announceReviews(tx, 'changed', ids)
        }),
      ),
  }
}
