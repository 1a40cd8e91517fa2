import type { RecordAccess, RecordAct } from '@atrium/domain-access'
import { conditionsOf, type Sort, type Total } from '@atrium/domain-core'
import {
  type FormRecord,
  readFilter,
  type RecordSelection,
  type Values,
} from '@atrium/domain-forms'
import { InvalidInput, type Tx } from '@atrium/server-core'
import type { RecordTable } from '../tables/record-table'
import { rarePairs } from '../text-index/rare-pairs'
import { type ClockOf, freshClock } from './clock-of'
import { searchedColumns } from './filter-sql'
import { fewRecords, type KnownCounts } from './known-counts'
import {
  countedPageSql,
  countFilledSql,
  countSql,
  type PageQuery,
  pageSql,
  type RecordQuery,
  type Statement,
} from './list-sql'
import { recordOf, type RecordRow } from './record-columns'
import { decodeCursor, encodeCursor } from './record-cursor'
import { isFieldSeen, owned, veiled } from './record-rights'
import { liveColumns } from './record-store'
import { sortKeys } from './sort-keys'

/** Records counted exactly, at most; beyond that a list says "more than". */
const countBound = 10_000

export interface ListInput extends Pick<QueryInput, 'filter' | 'search' | 'timeZone'> {
  readonly sort: readonly Sort[]
  readonly limit: number
  readonly cursor?: string | undefined
  readonly offset?: number | undefined
  readonly fields?: readonly string[] | undefined
  readonly deleted: boolean
  /** Counts what is found while it reads the page, up to so many; a page of that many is none. */
  readonly bound?: number
}

type QueryInput = Extract<RecordSelection, { expected: number }>

export interface RecordPage {
  readonly records: FormRecord[]
  readonly nextCursor: string | undefined
  /** How many records the query finds, where the page was read with a `bound` and is not empty. */
  readonly found: number | undefined
}

export interface QueryContext {
  readonly now: Date
  /** Whether the records meant are those in the recycle bin. */
  readonly deleted: boolean
  readonly rights: RecordAccess
  /** What is to be done with the records; `view` unless said. */
  readonly act?: RecordAct
  readonly clockOf?: ClockOf
}

/** Checks what a list asks for against its form. */
export function readQuery(
  table: RecordTable,
  input: Pick<QueryInput, 'filter' | 'search' | 'timeZone'>,
  { now, deleted, rights, act = 'view', clockOf = freshClock }: QueryContext,
): RecordQuery {
  const clock = clockOf(input.timeZone)
  if (!clock) throw new InvalidInput([{ path: ['timeZone'], code: 'invalid-format' }])
  const unseen = new Set([...rights.fields.keys()].filter((id) => !isFieldSeen(rights, id)))
  const query = { search: input.search ?? '', deleted, access: rights.acts[act], rights, unseen }
  if (!input.filter) return { ...query, filter: null }
  const hidden = conditionsOf(input.filter).find(({ field }) => unseen.has(field))
  if (hidden) throw new InvalidInput([{ path: ['filter'], code: 'not-in-list' }])
  const context = { now: now.getTime(), clock }
  const filter = readFilter(table.schema, input.filter, context)
  if (!filter.ok) {
    const { code, field, comparison } = filter.rejection
    throw new InvalidInput([{ path: ['filter'], code, params: { field, comparison } }], code)
  }
  return { ...query, filter: filter.value }
}

/** The query with what an index of texts makes of its search. */
export async function narrowed(
  tx: Tx,
  table: RecordTable,
  query: RecordQuery,
): Promise<RecordQuery> {
  // What is in the recycle bin is not in the index.
  if (query.search === '' || query.deleted || !table.textIndex) return query
  const columns = searchedColumns(table, query.unseen).map(({ name }) => name)
  return { ...query, pairs: await rarePairs(tx, table, { text: query.search, columns }) }
}

/** Reads one page of a list, and where the next one starts. */
export async function readPage(
  tx: Tx,
  table: RecordTable,
  query: RecordQuery,
  input: ListInput,
): Promise<RecordPage> {
  const hidden = input.sort.findIndex(({ field }) => query.unseen.has(field))
  if (hidden !== -1) {
    throw new InvalidInput([{ path: ['sort', hidden, 'field'], code: 'not-in-list' }])
  }
  const keys = sortKeys(table, input.sort, input.deleted)
  const asked = input.fields ? new Set(input.fields) : null
  // What is seen of a record may depend on any of its fields.
  const whole = query.rights.fields.size > 0
  const columns = liveColumns(table).filter(
    (column) => whole || !asked || asked.has(column.fieldId),
  )
  const after = input.cursor === undefined ? null : decodeCursor(keys, input.cursor)
  const offset = after ? 0 : (input.offset ?? 0)
  const { bound } = input
  const page = { ...query, columns, keys, limit: input.limit + 1, after, offset, bound }
  const rows = await readStretches(tx, table, page)
  const shown = rows.slice(0, input.limit)
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  const places = keys.map((_, at) => (last?.[`k${at}`] ?? null) as string | null)
  return {
    records: shown.map((row) => {
      const record = veiled(table, query.rights, owned(recordOf(columns, row)))
      return whole && asked ? { ...record, values: onlyOf(record.values, asked) } : record
    }),
    nextCursor: last && encodeCursor(keys, { values: places, id: last.id }),
    found: rows[0]?.['found'] as number | undefined,
  }
}

function onlyOf(values: Values, asked: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(values).filter(([id]) => asked.has(id)))
}

/** Counts the records of a query, exactly up to `countBound`. */
export function countRecords(tx: Tx, table: RecordTable, query: RecordQuery): Promise<Total> {
  return count(tx, countSql(table, query, countBound + 1))
}

async function count(tx: Tx, { text, values }: Statement): Promise<Total> {
  const [row] = await tx.query<{ count: number }>(text, values)
  const found = row?.count ?? 0
  return { count: Math.min(found, countBound), exact: found <= countBound }
}

/**
 * Reads one page, and how many records there are: in one scan where few are expected, else by two that leave together. What
 * is known is not counted again.
 */
export async function readCountedPage(
  tx: Tx,
  table: RecordTable,
  query: RecordQuery,
  { input, counts }: { readonly input: ListInput; readonly counts: KnownCounts },
): Promise<RecordPage & { readonly total: Total }> {
  const statement = countSql(table, query, countBound + 1)
  const known = counts.find(table, statement)
  if (known) return { ...(await readPage(tx, table, query, input)), total: known }
  const mark = counts.mark()
  const counted =
    (counts.expectsFew(statement) && (await readFew(tx, table, query, input))) ||
    (await readBoth(tx, table, query, { input, statement }))
  counts.keep({ table, statement, total: counted.total }, mark)
  return counted
}

/** Null when there are more than a few, or none on the page. */
async function readFew(tx: Tx, table: RecordTable, query: RecordQuery, input: ListInput) {
  const page = await readPage(tx, table, query, { ...input, bound: fewRecords + 1 })
  const { found } = page
  if (found === undefined || found > fewRecords) return null
  return { ...page, total: { count: found, exact: true } }
}

async function readBoth(
  tx: Tx,
  table: RecordTable,
  query: RecordQuery,
  { input, statement }: { readonly input: ListInput; readonly statement: Statement },
) {
  const [page, total] = await Promise.all([readPage(tx, table, query, input), count(tx, statement)])
  return { ...page, total }
}

/** Reads the records with a value in the first sort key, then, when the page is not full, those without. */
async function readStretches(
  tx: Tx,
  table: RecordTable,
  page: Omit<PageQuery, 'stretch'> & { readonly bound: number | undefined },
): Promise<RecordRow[]> {
  const [first] = page.keys
  const startsEmpty = page.after !== null && page.after.values[0] === null
  const filled = startsEmpty ? [] : await readRows(tx, table, { ...page, stretch: 'filled' })
  if (!first?.nullable || filled.length === page.limit) return filled
  const skipped = page.offset - (await filledBefore(tx, table, page, filled.length))
  const empty = await readRows(tx, table, {
    ...page,
    stretch: 'empty',
    after: startsEmpty ? page.after : null,
    limit: page.limit - filled.length,
    offset: Math.max(0, skipped),
    // Counted with the first stretch, unless that held nothing.
    bound: filled.length > 0 ? undefined : page.bound,
  })
  return [...filled, ...empty]
}

/** How many of the records to skip hold a value; counted only when the jump leads beyond them all. */
async function filledBefore(
  tx: Tx,
  table: RecordTable,
  page: Omit<PageQuery, 'stretch'>,
  shown: number,
): Promise<number> {
  const [first] = page.keys
  if (page.offset === 0 || shown > 0 || !first) return page.offset
  const { text, values } = countFilledSql(table, page, first)
  const [row] = await tx.query<{ count: number }>(text, values)
  return row?.count ?? 0
}

async function readRows(
  tx: Tx,
  table: RecordTable,
  { bound, ...page }: PageQuery & { readonly bound: number | undefined },
): Promise<RecordRow[]> {
  const statement = bound === undefined ? pageSql(table, page) : countedPageSql(table, page, bound)
  return tx.query<RecordRow>(statement.text, statement.values)
}
