import type { Tx } from '@atrium/server-core'
import type { FormColumn } from '../tables/form-column'
import { qualifiedTable, type RecordTable } from '../tables/record-table'

/** Records that hold one choice hold another from now on; nobody has seen them yet, so their version stays. */
export async function repointChoices(
  tx: Tx,
  { entId, formId }: RecordTable,
  column: FormColumn,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const name = `"${column.name}"`
  const table = qualifiedTable(entId, formId)
  const text =
    column.kind === 'multi-select'
      ? `update ${table} set ${name} = array(
            select coalesce(other.new, held.id) from unnest(${name}) with ordinality as held (id, place)
              left join unnest($1::text[], $2::text[]) as other (old, new) on other.old = held.id
              order by held.place)
          where ${name} && $1::text[]`
      : `update ${table} set ${name} = other.new
          from unnest($1::text[], $2::text[]) as other (old, new) where ${name} = other.old`
  await tx.query(text, [[...ids.keys()], [...ids.values()]])
}
