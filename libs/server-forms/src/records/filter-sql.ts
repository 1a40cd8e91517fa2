import {
  type FieldId,
  type FilterTest,
  systemFields,
  type TextComparison,
  type ValueTest,
} from '@atrium/domain-forms'
import { type FormColumn, liveColumn, sqlTypeOf } from '../tables/form-column'
import type { RecordTable } from '../tables/record-table'
import { likeText, type SqlParameters } from '../tables/sql-parameters'
import { pairsSql, textColumns } from '../text-index/text-index'

type FieldTest = Extract<FilterTest, { kind: 'field' }>

/** The condition that finds exactly the records `evaluateFilter` accepts. */
export function filterSql(table: RecordTable, test: FilterTest, params: SqlParameters): string {
  if (test.kind === 'field') return fieldSql(table, test, params)
  if (test.of.length === 0) return 'true'
  const parts = test.of.map((part) => filterSql(table, part, params))
  return `(${parts.join(test.kind === 'all' ? ' and ' : ' or ')})`
}

/** Finds the text anywhere in any text field; a form without text has nothing to find. */
export function searchSql(
  table: RecordTable,
  { search, unseen }: { readonly search: string; readonly unseen: ReadonlySet<FieldId> },
  params: SqlParameters,
): string {
  const columns = searchedColumns(table, unseen)
  if (columns.length === 0) return 'false'
  const pattern = params.add(`%${likeText(search)}%`)
  return `(${columns.map((column) => `"${column.name}" ilike ${pattern}`).join(' or ')})`
}

/** The columns that a search looks into. */
export function searchedColumns(table: RecordTable, unseen: ReadonlySet<FieldId>): FormColumn[] {
  return textColumns(table.columns).filter(({ fieldId }) => !unseen.has(fieldId))
}

/** Records that hold all of the pairs somewhere in their texts; nothing where there are none to ask for. */
export function pairedSql(
  { textIndex }: RecordTable,
  pairs: readonly string[],
  params: SqlParameters,
): string[] {
  if (!textIndex || pairs.length === 0) return []
  return [`${pairsSql(textIndex)} @> ${params.add(pairs)}::text[]`]
}

function fieldSql(
  table: RecordTable,
  { field, fieldKind, test }: FieldTest,
  params: SqlParameters,
) {
  if (Object.hasOwn(systemFields, field)) {
    return fieldKind === 'person'
      ? systemPersonSql(field, test, params)
      : valueSql(field, 'timestamptz', test, params)
  }
  const column = liveColumn(table.columns, field)
  if (!column) return 'false'
  return valueSql(`"${column.name}"`, sqlTypeOf(column.kind), test, params)
}

/** `type` is that of the column; choices and people are lists except for a single select. */
function valueSql(column: string, type: string, test: ValueTest, params: SqlParameters): string {
  switch (test.kind) {
    case 'empty':
      return `${column} is null`
    case 'not-empty':
      return `${column} is not null`
    case 'text':
      return textSql(column, test.comparison, test.text, params)
    case 'text-in':
      return `${column} = any(${params.add(test.texts)}::text[])`
    case 'number':
      return orderSql(column, test.comparison, `${params.add(test.number)}::numeric`)
    case 'number-between':
      return `${column} between ${params.add(test.low)}::numeric and ${params.add(test.high)}::numeric`
    case 'day':
      return orderSql(column, test.comparison, `${params.add(test.day)}::date`)
    case 'days':
      return `${column} between ${params.add(test.from)}::date and ${params.add(test.to)}::date`
    case 'instants':
      return instantsSql(column, test, params)
    case 'boolean':
      return test.value ? column : `not ${column}`
    case 'choice': {
      const ids = `${params.add(test.ids)}::${type.replace('[]', '')}[]`
      const found = type.endsWith('[]') ? `${column} && ${ids}` : `${column} = any(${ids})`
      return test.negated ? `(${column} is null or not ${found})` : found
    }
  }
}

function systemPersonSql(column: string, test: ValueTest, params: SqlParameters): string {
  if (test.kind === 'empty') return 'false'
  if (test.kind === 'not-empty') return 'true'
  return valueSql(column, 'uuid', test, params)
}

function textSql(
  column: string,
  comparison: TextComparison,
  text: string,
  params: SqlParameters,
): string {
  switch (comparison) {
    case 'eq':
      return `${column} = ${params.add(text)}::text`
    case 'ne':
      return `${column} is distinct from ${params.add(text)}::text`
    case 'contains':
      return `${column} ilike ${params.add(`%${likeText(text)}%`)}`
    case 'not-contains':
      return `(${column} is null or ${column} not ilike ${params.add(`%${likeText(text)}%`)})`
    case 'starts-with':
      return `${column} ilike ${params.add(`${likeText(text)}%`)}`
    case 'ends-with':
      return `${column} ilike ${params.add(`%${likeText(text)}`)}`
  }
}

const operators = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function orderSql(column: string, comparison: 'ne' | keyof typeof operators, operand: string) {
  return comparison === 'ne'
    ? `${column} is distinct from ${operand}`
    : `${column} ${operators[comparison]} ${operand}`
}

function instantsSql(
  column: string,
  { from, until }: Extract<ValueTest, { kind: 'instants' }>,
  params: SqlParameters,
): string {
  // Beyond the last day there is no instant to write, and nothing to find.
  if (from === Number.MAX_SAFE_INTEGER) return 'false'
  const at = (millis: number) => `to_timestamp(${params.add(millis / 1000)}::float8)`
  const ends = [
    ...(from === null ? [] : [`${column} >= ${at(from)}`]),
    ...(until === null ? [] : [`${column} < ${at(until)}`]),
  ]
  return ends.length === 0 ? `${column} is not null` : `(${ends.join(' and ')})`
}
