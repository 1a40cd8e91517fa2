import type { FormSchema, Value, Values } from '@atrium/domain-forms'
import type { Clock, FileHolder, Tx } from '@atrium/server-core'
import type { RightsSource } from '../shares/rights-source'
import type { RecordTable } from '../tables/record-table'
import type { TableCatalog } from '../tables/table-catalog'
import { holdFiles, letGoOfFiles, selectFileLinks, selectHeldFiles } from './record-file-store'
import { rightsOn } from './record-rights'
import { findStanding } from './record-store'

/** Keeps note of the files that a record holds as its values change. */
export async function followFiles(
  tx: Tx,
  table: RecordTable,
  record: { readonly id: string; readonly at: Date },
  { before, after }: { readonly before: Values; readonly after: Values },
): Promise<void> {
  const held = filesOf(table.schema, before)
  const holds = filesOf(table.schema, after)
  const missingIn = (others: ReadonlySet<string>) => (id: string) => !others.has(id)
  await holdFiles(tx, table, record.id, [...holds].filter(missingIn(held)))
  await letGoOfFiles(tx, table, record, [...held].filter(missingIn(holds)))
}

function filesOf({ fields }: FormSchema, values: Values): Set<string> {
  const attachments = fields.filter((field) => field.kind === 'attachment')
  return new Set(attachments.flatMap(({ id }) => idsOf(values[id] ?? null)))
}

function idsOf(value: Value): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item) => (typeof item === 'string' ? [] : [item.id]))
}

export interface HolderNeeds {
  readonly catalog: TableCatalog
  readonly access: RightsSource
  readonly clock: Clock
}

/** Attachments belong to whoever sees a record that holds them. */
export function attachmentHolder({ catalog, ...needs }: HolderNeeds): FileHolder {
  return {
    purpose: 'attachment',
    held: selectHeldFiles,
    async isSeen(tx, fileId, caller) {
      const links = await selectFileLinks(tx, fileId)
      if (links.length === 0) return null
      if (!caller.can('records.read')) return false
      const open = links.filter((link) => !link.isFormDeleted)
      const tables = await catalog.tables(
        tx,
        open.map((link) => link.formId),
      )
      for (const { formId, recordId } of open) {
        const table = tables.get(formId)
        if (!table) continue
        const { acts } = await rightsOn(tx, table, caller, needs)
        const standing = await findStanding(tx, table, recordId, acts.view)
        if (standing === 'live') return true
        if (standing === 'deleted' && caller.can('records.recycle')) return true
      }
      return false
    },
  }
}
