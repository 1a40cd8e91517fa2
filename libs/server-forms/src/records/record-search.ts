import type { RecordAccess } from '@atrium/domain-access'
import { titleField } from '@atrium/domain-forms'
import { type Clock, type Tx, spaceOf } from '@atrium/server-core'
import type { RightsSource } from '../shares/rights-source'
import { accessSql } from '../tables/access-sql'
import { liveColumn } from '../tables/form-column'
import { qualifiedTable, type RecordTable } from '../tables/record-table'
import { sqlParameters } from '../tables/sql-parameters'
import type { TableCatalog } from '../tables/table-catalog'
import { textOrderSql } from '../tables/text-order'
import type { ClockOf } from './clock-of'
import { type Actor, isFieldSeen, rightsOn } from './record-rights'

/** Forms looked into, the latest changed first: a search costs one index probe each. */
const searchedForms = 200

interface SearchedForm {
  readonly formId: string
  readonly formName: string
  readonly appId: string
}

export type FoundRecord = SearchedForm & { readonly id: string; readonly title: string }

export interface SearchNeeds {
  readonly catalog: TableCatalog
  readonly access: RightsSource
  readonly clock: Clock
  readonly clockOf?: ClockOf
  readonly actor: Actor
}

interface Probe {
  readonly text: string
  readonly limit: number
  readonly rights: RecordAccess
}

/** Records whose title starts with the text, form by form; one more than `limit` when there are more. */
export async function findRecordsByTitle(
  tx: Tx,
  { text, limit }: { readonly text: string; readonly limit: number },
  needs: SearchNeeds,
): Promise<FoundRecord[]> {
  const { catalog, actor } = needs
  const forms = await latestForms(tx)
  const tables = await catalog.tables(
    tx,
    forms.map(({ formId }) => formId),
  )
  const found: FoundRecord[] = []
  for (const form of forms) {
    const table = tables.get(form.formId)
    if (!table) continue
    const rights = await rightsOn(tx, table, actor, needs)
    const rows = await probe(tx, table, { text, limit: limit + 1 - found.length, rights })
    found.push(...rows.map((row) => ({ ...row, ...form })))
    if (found.length > limit) break
  }
  return found
}

function latestForms(tx: Tx): Promise<SearchedForm[]> {
  return tx.named<SearchedForm>(
    'forms.to-search',
    `select id as "formId", name as "formName", app_id as "appId" from platform.form
      where ent_id = $1 and deleted_at is null and version > 0
      order by updated_at desc, id limit ${searchedForms}`,
    [spaceOf(tx)],
  )
}

/** Lower case comes before upper, and nothing comes after U+FFFF, so this range is what starts with the text. */
async function probe(
  tx: Tx,
  table: RecordTable,
  { text, limit, rights }: Probe,
): Promise<{ id: string; title: string }[]> {
  const field = titleField(table.schema)
  const column = field && liveColumn(table.columns, field.id)
  if (column?.kind !== 'text' || column.index === null) return []
  if (!isFieldSeen(rights, column.fieldId)) return []
  const key = textOrderSql(`"${column.name}"`)
  const from = text.toLowerCase()
  const params = sqlParameters()
  const range = `${key} >= ${params.add(from)} and ${key} < ${params.add(`${from}\u{FFFF}`)}`
  return tx.query(
    `select id, left("${column.name}", 200) as title from ${qualifiedTable(table.entId, table.formId)}
      where deleted_at is null and ${range} and ${accessSql(table, rights.acts.view, params)}
      order by ${key}, id limit ${params.add(limit)}`,
    params.values,
  )
}
