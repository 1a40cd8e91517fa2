import { listApps, type AppItemsPort } from '@atrium/domain-apps'
import { type Clock, type Tx, spaceOf } from '@atrium/server-core'

/** What other modules may do with applications inside their own transaction. */
export function createAppItems(clock: Clock): AppItemsPort<Tx> {
  return {
    async findApp(tx, appId) {
      const [app] = await tx.query<{ id: string; name: string }>(
        'select id, name from platform.application where id = $1 and ent_id = $2 and deleted_at is null',
        [appId, spaceOf(tx)],
      )
      return app ?? null
    },

    async appNames(tx, appIds) {
      const rows = await tx.named<{ id: string; name: string }>(
        'apps.names',
        'select id, name from platform.application where id = any($1::uuid[]) and ent_id = $2 and deleted_at is null',
        [appIds, spaceOf(tx)],
      )
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    async addItem(tx, appId, { kind, name, targetId, ready }) {
      await tx.query(
        `insert into platform.app_item (id, ent_id, app_id, kind, name, target_id, ready)
          select $1, ent_id, id, $3, $4, $5, $6 from platform.application where id = $2 and ent_id = $7`,
        [clock.newId(), appId, kind, name, targetId, ready, spaceOf(tx)],
      )
      announceApps(tx, [appId])
    },

    async changeItem(tx, targetId, { name = null, ready = null }) {
      const rows = await tx.query<{ app_id: string }>(
        `update platform.app_item set name = coalesce($2, name), ready = coalesce($3, ready)
          where target_id = $1 and ent_id = $4 returning app_id`,
        [targetId, name, ready, spaceOf(tx)],
      )
      announceApps(tx, [...new Set(rows.map((row) => row.app_id))])
    },

    async removeItem(tx, targetId) {
      const rows = await tx.query<{ app_id: string }>(
        'delete from platform.app_item where target_id = $1 and ent_id = $2 returning app_id',
        [targetId, spaceOf(tx)],
      )
      announceApps(tx, [...new Set(rows.map((row) => row.app_id))])
    },
  }
}

/** Tells everyone in the space which applications changed; what browsers keep of them is old. */
export function announceApps(
  tx: Tx,
  ids: readonly string[],
  act: 'added' | 'changed' | 'removed' = 'changed',
): void {
  if (ids.length === 0) return
  tx.outdate({ reads: [listApps], apps: ids })
  tx.announce({ entity: 'application', ids: [...ids], act, entId: spaceOf(tx) })
}
