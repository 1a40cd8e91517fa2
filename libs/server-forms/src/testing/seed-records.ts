import type { Values } from '@atrium/domain-forms'
import type { Clock, Database, SpaceScope } from '@atrium/server-core'
import { copyRecords } from '../records/copy-records'
import { qualifiedTable } from '../tables/record-table'
import { createTableCatalog } from '../tables/table-catalog'

export interface Seed {
  readonly scope: SpaceScope & { readonly personId: string }
  readonly formId: string
  /** Normalised; nothing is checked. */
  readonly records: Iterable<Values> | AsyncIterable<Values>
}

/** Fills a published form with many records by COPY, for demonstrations, tests and measurements. */
export function seedRecords(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { scope, formId, records }: Seed,
): Promise<number> {
  return database.transaction(scope, async (tx) => {
    const table = await createTableCatalog().tableToWrite(tx, formId)
    const by = { at: clock.now(), personId: scope.personId, departmentId: null, clock }
    const count = await copyRecords(tx, table, records, by)
    await tx.query(`analyze ${qualifiedTable(table.entId, table.formId)}`)
    return count
  })
}
