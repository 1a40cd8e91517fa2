import type { AccessTest, RecordAccess } from '@atrium/domain-access'
import type { FieldId, FilterTest } from '@atrium/domain-forms'
import { accessSql } from '../tables/access-sql'
import type { FormColumn } from '../tables/form-column'
import { qualifiedTable, type RecordTable } from '../tables/record-table'
import { sqlParameters, type SqlParameters } from '../tables/sql-parameters'
import { filterSql, pairedSql, searchSql } from './filter-sql'
import { instantSql, selectColumns } from './record-columns'
import type { RecordCursor } from './record-cursor'
import type { SortKey } from './sort-keys'

/** Which records are meant. */
export interface RecordQuery {
  readonly filter: FilterTest | null
  readonly search: string
  /** Of the search, pairs that few records hold; none where no index helps. */
  readonly pairs?: readonly string[]
  readonly deleted: boolean
  /** The records that whoever asks may act on so. */
  readonly access: AccessTest
  readonly rights: RecordAccess
  /** Fields that are not seen wherever their record is: no filter, order or search goes by them. */
  readonly unseen: ReadonlySet<FieldId>
}

/** A stretch of an ordered list. */
export interface PageQuery extends RecordQuery {
  readonly columns: readonly FormColumn[]
  readonly keys: readonly SortKey[]
  /** Records that hold a value in the first key come first; the others are a second stretch. */
  readonly stretch: 'filled' | 'empty'
  readonly after: RecordCursor | null
  readonly limit: number
  readonly offset: number
}

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** The condition that holds for exactly the records meant. */
export function whereSql(table: RecordTable, query: RecordQuery, params: SqlParameters): string {
  return [
    query.deleted ? 'deleted_at is not null' : 'deleted_at is null',
    ...(query.access.kind === 'everything' ? [] : [accessSql(table, query.access, params)]),
    ...(query.filter ? [filterSql(table, query.filter, params)] : []),
    ...(query.search === '' ? [] : [searchSql(table, query, params)]),
    ...pairedSql(table, query.pairs ?? [], params),
  ].join(' and ')
}

/**
 * One page, read along an index where there is one. Empties come last in either direction, so that the same index serves
 * both: `filled` reads it forwards or backwards, `empty` comes after it by id.
 */
export function pageSql(table: RecordTable, query: PageQuery): Statement {
  const params = sqlParameters()
  const keys = query.keys.map((key) => ({ ...key, sql: key.expression(params) }))
  const conditions = [whereSql(table, query, params), ...stretchSql(keys, query, params)]
  const order = orderSql(keys)
  // The rows of the page are found first: written out as they travel, the others would cost as much as they do.
  const found = [
    `select * from ${qualifiedTable(table.entId, table.formId)} r`,
    `where ${conditions.join(' and ')}`,
    `order by ${order} ${lengthSql(query, params)}`,
  ].join(' ')
  const written = [selectColumns(query.columns), ...placesSql(keys)].join(', ')
  const text = `select ${written} from (${found}) r order by ${order}`
  return { text, values: params.values }
}

/**
 * The same page, and with each row how many records the query finds, in one scan where they are few: what is found is kept by
 * id and order, and only the page is read whole. It finds `bound` at most, and is no page where it finds so many.
 */
export function countedPageSql(table: RecordTable, query: PageQuery, bound: number): Statement {
  const params = sqlParameters()
  const from = qualifiedTable(table.entId, table.formId)
  const ordered = query.keys.map((key, at) => `${key.expression(params)} as s${at}`)
  const keys = query.keys.map((key, at) => ({ ...key, sql: `r.s${at}` }))
  const order = orderSql(keys)
  const found = `select ${['r.id', ...ordered].join(', ')} from ${from} r
    where ${whereSql(table, query, params)} limit ${params.add(bound)}`
  const conditions = ['true', ...stretchSql(keys, query, params)]
  const page = `select *, (select count(*)::int from found) as found from found r
    where ${conditions.join(' and ')} order by ${order} ${lengthSql(query, params)}`
  const kept = ['page.found', ...keys.map((_, at) => `page.s${at}`)].join(', ')
  const written = [selectColumns(query.columns), ...placesSql(keys), 'found'].join(', ')
  const text = `with found as materialized (${found}), page as (${page})
    select ${written} from (select record.*, ${kept} from page join ${from} record on record.id = page.id) r
    order by ${order}`
  return { text, values: params.values }
}

/** Counts up to `bound` records and no further. */
export function countSql(table: RecordTable, query: RecordQuery, bound: number): Statement {
  const params = sqlParameters()
  const where = whereSql(table, query, params)
  const text = `select count(*)::int as count from (select 1 from ${qualifiedTable(table.entId, table.formId)}
    where ${where} limit ${params.add(bound)}) found`
  return { text, values: params.values }
}

/** Counts how many records of the query hold a value in the sort key, to jump past them. */
export function countFilledSql(table: RecordTable, query: RecordQuery, key: SortKey): Statement {
  const params = sqlParameters()
  const text = `select count(*)::int as count from ${qualifiedTable(table.entId, table.formId)} r
    where ${whereSql(table, query, params)} and ${key.expression(params)} is not null`
  return { text, values: params.values }
}

type WrittenKey = SortKey & { readonly sql: string }

/** What of the records meant is in the stretch, after the cursor. */
function stretchSql(
  keys: readonly WrittenKey[],
  { stretch, after }: PageQuery,
  params: SqlParameters,
): string[] {
  const [first] = keys
  return [
    ...(first?.nullable ? [`${first.sql} is ${stretch === 'filled' ? 'not ' : ''}null`] : []),
    ...(after ? [afterSql(keys, after, params)] : []),
  ]
}

function orderSql(keys: readonly WrittenKey[]): string {
  const direction = keys[0]?.direction ?? 'asc'
  const parts = keys.map((key, at) =>
    at === 0 || !key.nullable
      ? `${key.sql} ${key.direction}`
      : `${key.sql} ${key.direction} nulls last`,
  )
  return [...parts, `r.id ${direction}`].join(', ')
}

function lengthSql({ limit, offset }: PageQuery, params: SqlParameters): string {
  return `limit ${params.add(limit)}${offset > 0 ? ` offset ${params.add(offset)}` : ''}`
}

/** The sort values of a row, as a cursor keeps them. */
function placesSql(keys: readonly WrittenKey[]): string[] {
  return keys.map((key, at) => `${placeSql(key, key.sql)} as k${at}`)
}

/** A sort value as text, so that a cursor holds exactly what the database compared. */
function placeSql({ type }: SortKey, sql: string): string {
  if (type === 'timestamptz') return instantSql(sql)
  if (type === 'date') return `to_char(${sql}, 'YYYY-MM-DD')`
  return `(${sql})::text`
}

/** What comes after the cursor: later in the first key, or equal and later in the next, in the end by id. */
function afterSql(
  keys: readonly WrittenKey[],
  cursor: RecordCursor,
  params: SqlParameters,
): string {
  const idOperator = keys[0]?.direction === 'desc' ? '<' : '>'
  let rest = `r.id ${idOperator} ${params.add(cursor.id)}::uuid`
  for (const [at, key] of [...keys.entries()].toReversed()) {
    const value = cursor.values[at] ?? null
    if (value === null) {
      rest = `(${key.sql} is null and ${rest})`
      continue
    }
    const place = `${params.add(value)}::${key.type}`
    const operator = key.direction === 'desc' ? '<' : '>'
    const later = `${key.sql} ${operator} ${place}`
    // The plain bound in front is what an index can start from.
    const bound = at === 0 ? `${key.sql} ${operator}= ${place} and ` : ''
    const empties = at > 0 && key.nullable ? ` or ${key.sql} is null` : ''
    rest = `(${bound}(${later}${empties} or (${key.sql} = ${place} and ${rest})))`
  }
  return rest
}
