import { evaluateAccess, type OwnedRecord, type RecordAccess } from '@atrium/domain-access'
import {
  type Caller,
  type Clock,
  Conflict,
  type Database,
  InvalidInput,
  NotFound,
  type Tx,
} from '@atrium/server-core'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import { isFieldSeen, owned, rightsOn } from './record-rights'
import { findRecord, repeatedField } from './record-store'

export interface UseCaseNeeds {
  readonly access: RightsSource
  readonly clock: Clock
  readonly database: Database
  readonly catalog: TableCatalog
}

/**
 * One read of a form's records. It asks for the form and already reads the table as it was last seen, in one round trip;
 * when a publication has changed the table since, what was read is dropped and read again.
 */
export async function read<T>(
  { database, catalog }: UseCaseNeeds,
  formId: string,
  caller: Caller,
  work: (tx: Tx, table: RecordTable) => Promise<T>,
): Promise<T> {
  const seen = catalog.lastSeen(caller.entId, formId)
  const early =
    seen &&
    (await database.read(caller, async (tx) => {
      const [table, answer] = await Promise.allSettled([catalog.table(tx, formId), work(tx, seen)])
      if (table.status === 'rejected') throw table.reason
      return table.value === seen ? answer : null
    }))
  if (early?.status === 'rejected') throw early.reason
  if (early) return early.value
  return database.read(caller, async (tx) => work(tx, await catalog.table(tx, formId)))
}

/** One use case on a form's records; a repeated value of a unique field is told at that field. */
export async function write<T>(
  needs: UseCaseNeeds,
  formId: string,
  caller: Caller,
  work: (tx: Tx, table: RecordTable) => Promise<T>,
): Promise<T> {
  const { database, catalog } = needs
  let table: RecordTable | undefined
  try {
    return await database.transaction(caller, async (tx) => {
      table = await catalog.tableToWrite(tx, formId)
      return work(tx, table)
    })
  } catch (error) {
    if (!table) throw error
    const fieldId = repeatedField(table, error)
    if (!fieldId) throw error
    const written = table
    const rights = await database.read(caller, (tx) => rightsOn(tx, written, caller, needs))
    // To say where would tell that another record holds what is not seen.
    if (!isFieldSeen(rights, fieldId)) throw new Conflict('record-not-accepted')
    throw new InvalidInput([{ path: ['values', fieldId], code: 'duplicate' }], 'record-invalid')
  }
}

/** The record, unless it is not there for who asks. */
export async function findSeen(
  tx: Tx,
  table: RecordTable,
  recordId: string,
  { hold, rights }: { readonly hold: boolean; readonly rights: RecordAccess },
): Promise<OwnedRecord> {
  const found = await findRecord(tx, table, recordId, { hold })
  const record = found && owned(found)
  if (!record || !evaluateAccess(rights.acts.view, record)) throw new NotFound('record-not-found')
  return record
}

/** Keeps for the auditors what was done with records. */
export function recordAct(
  tx: Tx,
  table: RecordTable,
  act: string,
  ids: readonly string[],
  more: object = {},
): void {
  if (ids.length === 0) return
  const details = { ...more, count: ids.length, ids: ids.slice(0, 100) }
  tx.record({ act, entity: 'form', entityId: table.formId, details })
}
