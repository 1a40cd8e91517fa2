import type { Sort } from '@atrium/domain-core'
import { canBeSorted, type FieldKind, fieldOf, listedKind, optionsOf } from '@atrium/domain-forms'
import { InvalidInput } from '@atrium/server-core'
import { liveColumn } from '../tables/form-column'
import type { RecordTable } from '../tables/record-table'
import type { SqlParameters } from '../tables/sql-parameters'
import { sortedTextLength, textOrderSql } from '../tables/text-order'

/** One thing a list is ordered by; the record's id always comes last. */
export interface SortKey {
  readonly field: string
  readonly direction: 'asc' | 'desc'
  readonly nullable: boolean
  /** Type a cursor's text is cast to. */
  readonly type: string
  /**
   * Of a table called `r`: a bare name in ORDER BY would mean what is selected under it, and no index would serve.
   * Needs its parameters in the same statement, so it is made for each.
   */
  expression(params: SqlParameters): string
  /** Whether a text may stand for a value of this key in a cursor. */
  accepts(text: string): boolean
}

/** The keys of a sort, each field once; the newest record first when nothing is asked. */
export function sortKeys(table: RecordTable, sort: readonly Sort[], deleted: boolean): SortKey[] {
  if (sort.length === 0) {
    return [systemKey(deleted ? 'deleted_at' : 'created_at', 'desc')]
  }
  const seen = new Set<string>()
  return sort.flatMap((by, at) => {
    if (seen.has(by.field)) return []
    seen.add(by.field)
    const kind = listedKind(table.schema, by.field)
    if (!kind || !canBeSorted(kind)) {
      throw new InvalidInput([{ path: ['sort', at, 'field'], code: 'not-in-list' }])
    }
    return [fieldKey(table, by, kind)]
  })
}

function fieldKey(table: RecordTable, by: Sort, kind: FieldKind): SortKey {
  const column = liveColumn(table.columns, by.field)
  if (!column) return systemKey(by.field, by.direction)
  const name = `r."${column.name}"`
  const key = { ...by, nullable: kind !== 'switch' }
  switch (kind) {
    case 'number':
    case 'currency':
      return { ...key, type: 'numeric', expression: () => name, accepts: isNumberText }
    case 'date':
      return { ...key, type: 'date', expression: () => name, accepts: isDateText }
    case 'date-time':
      return { ...key, type: 'timestamptz', expression: () => name, accepts: isInstantText }
    case 'switch':
      return { ...key, type: 'boolean', expression: () => name, accepts: isBooleanText }
    case 'single-select': {
      const field = fieldOf(table.schema, by.field)
      const ids = field ? optionsOf(field).map((option) => option.id) : []
      const expression = (params: SqlParameters) =>
        `array_position(${params.add(ids)}::text[], ${name})`
      return { ...key, type: 'int', expression, accepts: isPlaceText }
    }
    default:
      return { ...key, type: 'text', expression: () => textOrderSql(name), accepts: isShortText }
  }
}

function systemKey(field: string, direction: 'asc' | 'desc'): SortKey {
  return {
    field,
    direction,
    nullable: false,
    type: 'timestamptz',
    expression: () => `r.${field}`,
    accepts: isInstantText,
  }
}

function isNumberText(text: string): boolean {
  return /^-?\d{1,400}(\.\d{1,400})?$/.test(text)
}

function isDateText(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && text >= '0001'
}

function isInstantText(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    text >= '0001'
  )
}

function isBooleanText(text: string): boolean {
  return text === 'true' || text === 'false'
}

function isPlaceText(text: string): boolean {
  return /^\d{1,4}$/.test(text)
}

function isShortText(text: string): boolean {
  return Array.from(text).length <= sortedTextLength && text.isWellFormed() && !text.includes('\0')
}
