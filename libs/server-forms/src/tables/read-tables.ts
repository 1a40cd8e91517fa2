import type { FormSchema } from '@atrium/domain-forms'
import { type Tx, spaceOf } from '@atrium/server-core'
import type { TextIndex } from '../text-index/text-index'
import type { FormColumn } from './form-column'
import type { RecordTable } from './record-table'

interface TableRow {
  readonly formId: string
  readonly appId: string
  readonly entId: string
  readonly version: number
  readonly schema: FormSchema | null
  readonly columns: FormColumn[] | null
  readonly textIndex: TextIndex | null
}

/**
 * The tables of forms that are not deleted, by form. `known` are tables read before: one that is still of the same
 * version is not sent again.
 */
export async function readTables(
  tx: Tx,
  formIds: readonly string[],
  known: (formId: string) => RecordTable | undefined,
): Promise<Map<string, RecordTable>> {
  const versions = formIds.map((id) => known(id)?.version ?? 0)
  const rows = await tx.named<TableRow>(
    'forms.read-tables',
    `select id as "formId", ent_id as "entId", app_id as "appId", version, text_index as "textIndex",
        case when version <> asked.known then published end as schema,
        case when version <> asked.known then columns end as columns
      from platform.form join unnest($1::uuid[], $2::int[]) as asked (form_id, known) on asked.form_id = id
      where deleted_at is null and version > 0 and ent_id = $3`,
    [formIds, versions, spaceOf(tx)],
  )
  const tables = new Map<string, RecordTable>()
  for (const row of rows) {
    const table = tableOf(row, known(row.formId))
    if (table) tables.set(row.formId, table)
  }
  return tables
}

function tableOf(row: TableRow, before: RecordTable | undefined): RecordTable | undefined {
  const { schema, columns, textIndex } = row
  if (schema && columns) return { ...row, schema, columns }
  if (!before || before.textIndex?.name === textIndex?.name) return before
  return { ...before, textIndex }
}
