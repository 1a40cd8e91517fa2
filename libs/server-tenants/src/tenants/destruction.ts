import type { Chore, Core } from '@atrium/server-core'
import {
  deleteReceivedGrants,
  deleteShared,
  dropSchema,
  dropTables,
  moveHomes,
  selectDue,
  sharedTables,
} from './destruction-store'
import { holdTenant, saveStep } from './tenant-store'

type Parts = Pick<Core, 'database' | 'clock' | 'log' | 'files'>

/** Destroys what was scheduled for it. Each step may be done again, so a stop on the way loses nothing but time. */
export function destructionChore({ database, clock, log, files }: Parts): Chore {
  return {
    name: 'tenants.destroy',
    cron: '10 * * * *',
    async run(signal) {
      const due = await database.read('platform', (tx) => selectDue(tx, clock.now()))
      for (const entId of due) {
        try {
          await destroy(entId, signal)
        } catch (error) {
          signal.throwIfAborted()
          log.error({ err: error, entId }, 'an enterprise was not destroyed')
        }
      }
    },
  }

  async function destroy(entId: string, signal: AbortSignal): Promise<void> {
    let left = true
    while (left) {
      signal.throwIfAborted()
      left = await database.transaction('platform', (tx) => dropTables(tx, entId))
    }
    await files.removeSpace(entId)
    await database.transaction({ entId, personId: null }, async (tx) => {
      const { name } = await holdTenant(tx, entId)
      await dropSchema(tx, entId)
      tx.record({
        act: 'tenants.destroy-tenant',
        entity: 'enterprise',
        entityId: entId,
        details: { name },
      })
    })
    await database.transaction('platform', async (tx) => {
      await moveHomes(tx, entId)
      await deleteReceivedGrants(tx, entId)
      for (const table of await sharedTables(tx)) await deleteShared(tx, table, entId)
      await saveStep(tx, entId, { state: 'destroyed' })
      tx.announce({ entity: 'enterprise', act: 'removed', entId, ids: [entId] })
    })
  }
}
