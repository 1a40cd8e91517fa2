import type { Clock, Chore, Database, Logger, Space, SpaceScope } from '@atrium/server-core'
import { inEverySpace } from '@atrium/server-core'
import { destroyForm } from '../forms/destroy-form'
import { holdExpiredForm, listBinnedForms, listPublishedForms } from '../forms/form-store'
import { announceRecords } from '../records/record-events'
import { forgetFiles } from '../records/record-file-store'
import { eraseExpired } from '../records/record-store'
import { forgetEndedShares, forgetShares } from '../shares/share-store'
import type { TableCatalog } from '../tables/table-catalog'

export interface BinNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly catalog: TableCatalog
}

const dayMillis = 86_400_000

/** Destroys forms and records that were in the recycle bin for as long as the enterprise keeps them. */
export function emptyBins(needs: BinNeeds): Chore {
  return {
    name: 'forms.empty-bins',
    cron: '10 2 * * *',
    run: (signal) =>
      inEverySpace(needs, signal, async ({ entId, recycleDays }: Space) => {
        const scope = { entId, personId: null }
        const before = new Date(needs.clock.now().getTime() - recycleDays * dayMillis)
        await destroyForms(needs, scope, before, signal)
        await destroyRecords(needs, scope, before, signal)
        await needs.database.transaction(scope, (tx) => forgetEndedShares(tx, before))
      }),
  }
}

async function destroyForms(
  { database }: BinNeeds,
  scope: SpaceScope,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const expired = await database.read(scope, (tx) => listBinnedForms(tx, before))
  for (const formId of expired) {
    signal.throwIfAborted()
    await database.transaction(scope, async (tx) => {
      // Somebody may have restored it meanwhile.
      const form = await holdExpiredForm(tx, formId, before)
      if (!form) return
      await destroyForm(tx, formId)
      const details = { name: form.name }
      tx.record({ act: 'forms.expire-form', entity: 'form', entityId: formId, details })
    })
  }
}

const batchRecords = 1000

async function destroyRecords(
  { database, catalog }: BinNeeds,
  scope: SpaceScope,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const forms = await database.read(scope, (tx) => listPublishedForms(tx))
  for (const formId of forms) {
    let erased = 0
    do {
      signal.throwIfAborted()
      erased = await database.transaction(scope, async (tx) => {
        const table = (await catalog.tables(tx, [formId])).get(formId)
        const ids = table ? await eraseExpired(tx, table, { before, limit: batchRecords }) : []
        if (!table || ids.length === 0) return 0
        await forgetFiles(tx, formId, ids)
        await forgetShares(tx, formId, ids)
        announceRecords(tx, table, 'removed', ids)
        const details = { count: ids.length }
        tx.record({ act: 'forms.expire-records', entity: 'form', entityId: formId, details })
        return ids.length
      })
    } while (erased === batchRecords)
  }
}
