import type { AppContentsPort } from '@atrium/domain-apps'
import {
  inEverySpace,
  type Chore,
  type Clock,
  type Database,
  type Logger,
  type Tx,
} from '@atrium/server-core'
import { announceApps } from './app-items'
import { eraseApp, listBinnedApps } from './app-store'

export interface BinNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly contents: readonly AppContentsPort<Tx>[]
}

const dayMillis = 86_400_000

/** Destroys applications, and all they hold, that were in the recycle bin for as long as the enterprise keeps them. */
export function emptyBin({ contents, ...needs }: BinNeeds): Chore {
  const { database, clock } = needs
  return {
    name: 'apps.empty-bin',
    cron: '0 2 * * *',
    run: (signal) =>
      inEverySpace(needs, signal, async ({ entId, recycleDays }) => {
        const scope = { entId, personId: null }
        const before = new Date(clock.now().getTime() - recycleDays * dayMillis)
        const expired = await database.read(scope, (tx) => listBinnedApps(tx, before))
        for (const appId of expired) {
          signal.throwIfAborted()
          await database.transaction(scope, async (tx) => {
            const app = await eraseApp(tx, appId, before)
            if (!app) return
            for (const each of contents) await each.destroyed(tx, appId)
            announceApps(tx, [appId], 'removed')
            const details = { name: app.name }
            tx.record({ act: 'apps.expire-app', entity: 'application', entityId: appId, details })
          })
        }
      }),
  }
}
