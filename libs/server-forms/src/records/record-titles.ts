import type { RecordAccess } from '@atrium/domain-access'
import { type Field, optionsOf, titleField, type Value } from '@atrium/domain-forms'
import type { Tx } from '@atrium/server-core'
import { accessSql } from '../tables/access-sql'
import { liveColumn } from '../tables/form-column'
import { qualifiedTable, type RecordTable } from '../tables/record-table'
import { likeText, type SqlParameters, sqlParameters } from '../tables/sql-parameters'
import { rarePairs } from '../text-index/rare-pairs'
import { pairedSql } from './filter-sql'
import { recordOf, type RecordRow, selectColumns } from './record-columns'
import { isFieldSeen } from './record-rights'

/**
 * The names of those of the records that a person sees, also of deleted ones: whoever points to them still shows what they
 * were. One whose name is not seen everywhere goes by the end of its id.
 */
export async function titlesOf(
  tx: Tx,
  table: RecordTable,
  ids: readonly string[],
  rights: RecordAccess,
): Promise<Map<string, string>> {
  const { view } = rights.acts
  if (ids.length === 0 || view.kind === 'nothing') return new Map()
  const params = sqlParameters()
  const named = `id = any(${params.add(ids)}::uuid[])`
  const where =
    view.kind === 'everything' ? named : `${named} and ${accessSql(table, view, params)}`
  return readTitles(tx, table, { where, values: params.values, rights })
}

/** Records whose name holds the text, newest first; one more than `limit` when there are more. */
export async function searchTitles(
  tx: Tx,
  table: RecordTable,
  search: string,
  { limit, rights }: { readonly limit: number; readonly rights: RecordAccess },
): Promise<Map<string, string>> {
  const params = sqlParameters()
  const field = titleField(table.schema)
  if (search !== '' && field && !isFieldSeen(rights, field.id)) return new Map()
  const column = field && liveColumn(table.columns, field.id)
  const isText = column?.kind === 'text' || column?.kind === 'long-text'
  const columns = isText ? [column.name] : []
  const pairs = await rarePairs(tx, table, { text: search, columns })
  const meant = [
    'deleted_at is null',
    accessSql(table, rights.acts.view, params),
    ...(search === '' ? [] : [matchSql(table, search, params)]),
    ...pairedSql(table, pairs, params),
  ]
  const where = `${meant.join(' and ')} order by created_at desc, id desc limit ${params.add(limit + 1)}`
  return readTitles(tx, table, { where, values: params.values, rights })
}

interface TitleQuery {
  readonly where: string
  readonly values: readonly unknown[]
  readonly rights: RecordAccess
}

async function readTitles(
  tx: Tx,
  table: RecordTable,
  { where, values, rights }: TitleQuery,
): Promise<Map<string, string>> {
  const named = titleField(table.schema)
  const field = named && isFieldSeen(rights, named.id) ? named : undefined
  const column = field && liveColumn(table.columns, field.id)
  const columns = column ? [column] : []
  const rows = await tx.query<RecordRow>(
    `select ${selectColumns(columns)} from ${qualifiedTable(table.entId, table.formId)} where ${where}`,
    values,
  )
  return new Map(
    rows.map((row) => {
      const { id, values: held } = recordOf(columns, row)
      return [id, (field && titleText(field, held[field.id] ?? null)) || id.slice(-8)]
    }),
  )
}

/** A title's value as text; empty where the kind has none worth reading. */
function titleText(field: Field, value: Value): string {
  if (value === null || typeof value === 'boolean') return ''
  if (typeof value === 'number') return String(value)
  const label = (id: string) => optionsOf(field).find((option) => option.id === id)?.label ?? ''
  if (typeof value === 'string') {
    return (field.kind === 'single-select' ? label(value) : value).slice(0, 200)
  }
  return value.map((item) => (typeof item === 'string' ? label(item) : item.name)).join('、')
}

function matchSql(table: RecordTable, search: string, params: SqlParameters): string {
  const field = titleField(table.schema)
  const column = field && liveColumn(table.columns, field.id)
  if (!field || !column) return 'false'
  const name = `"${column.name}"`
  const pattern = () => params.add(`%${likeText(search)}%`)
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return `${name} ilike ${pattern()}`
    case 'number':
    case 'currency':
      return `trim_scale(${name})::text like ${pattern()}`
    case 'date':
    case 'date-time':
      return `to_char(${name}, 'YYYY-MM-DD') like ${pattern()}`
    case 'single-select': {
      const ids = optionsOf(field)
        .filter((option) => option.label.toLowerCase().includes(search.toLowerCase()))
        .map((option) => option.id)
      return `${name} = any(${params.add(ids)}::text[])`
    }
    default:
      return 'false'
  }
}
