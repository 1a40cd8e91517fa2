import { Conflict, NotFound, type Tx } from '@atrium/server-core'
import { existingForms } from '../forms/form-store'
import { readTables } from './read-tables'
import type { RecordTable } from './record-table'

/** Answers how forms' tables are built; asks the database each time, but only for what changed. */
export interface TableCatalog {
  /** The table as it was last seen, which a publication may have changed since; none of another space. */
  lastSeen(entId: string, formId: string): RecordTable | undefined
  /** Refuses a form that is deleted or of another space, and one never published. */
  table(tx: Tx, formId: string): Promise<RecordTable>
  /** The tables of those of the forms that have one. */
  tables(tx: Tx, formIds: readonly string[]): Promise<ReadonlyMap<string, RecordTable>>
  /** As `table`, and holds publications back until the transaction ends: for whoever writes records. */
  tableToWrite(tx: Tx, formId: string): Promise<RecordTable>
}

const rememberedLimit = 500

export function createTableCatalog(): TableCatalog {
  const remembered = new Map<string, RecordTable>()
  const tables: TableCatalog['tables'] = async (tx, formIds) => {
    const found = await readTables(tx, formIds, (id) => remembered.get(id))
    for (const [id, table] of found) {
      remembered.delete(id)
      remembered.set(id, table)
    }
    for (const id of remembered.keys()) {
      if (remembered.size <= rememberedLimit) break
      remembered.delete(id)
    }
    return found
  }
  const table: TableCatalog['table'] = async (tx, formId) => {
    const id = formId.toLowerCase()
    const found = (await tables(tx, [id])).get(id)
    if (found) return found
    throw await refusal(tx, id)
  }
  return {
    tables,
    table,
    lastSeen(entId, formId) {
      const found = remembered.get(formId.toLowerCase())
      return found?.entId === entId ? found : undefined
    },
    async tableToWrite(tx, formId) {
      await tx.named('forms.hold-table', 'select pg_advisory_xact_lock_shared($1::bigint)', [
        tableLock(formId),
      ])
      return table(tx, formId)
    },
  }
}

/** The advisory lock that writers of records share and a publication takes alone; 60 bits of the form's id. */
export function tableLock(formId: string): string {
  return BigInt(`0x${formId.replaceAll('-', '').slice(-15)}`).toString()
}

async function refusal(tx: Tx, formId: string): Promise<Error> {
  const known = await existingForms(tx, [formId])
  return known.has(formId) ? new Conflict('form-not-published') : new NotFound('form-not-found')
}
