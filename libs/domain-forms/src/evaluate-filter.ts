import type { FilterTest, OrderComparison, TextComparison, ValueTest } from './read-filter'
import type { FormRecord } from './record'
import { recordValue } from './record-value'
import { isEmptyValue, type Value } from './value'

/** Whether a record meets a filter; the server's SQL finds exactly the same records. */
export function evaluateFilter(test: FilterTest, record: FormRecord): boolean {
  switch (test.kind) {
    case 'all':
      return test.of.every((part) => evaluateFilter(part, record))
    case 'any':
      return test.of.length === 0 || test.of.some((part) => evaluateFilter(part, record))
    case 'field':
      return meets(test.test, recordValue(record, test.field))
  }
}

function meets(test: ValueTest, value: Value): boolean {
  const empty = isEmptyValue(value)
  switch (test.kind) {
    case 'empty':
      return empty
    case 'not-empty':
      return !empty
    case 'text':
      return meetsText(
        test.comparison,
        test.text,
        typeof value === 'string' && !empty ? value : null,
      )
    case 'text-in':
      return typeof value === 'string' && !empty && test.texts.includes(value)
    case 'number':
      return meetsOrder(test.comparison, typeof value === 'number' ? value : null, test.number)
    case 'number-between':
      return typeof value === 'number' && value >= test.low && value <= test.high
    case 'day':
      return meetsOrder(test.comparison, typeof value === 'string' ? value : null, test.day)
    case 'days':
      return typeof value === 'string' && value >= test.from && value <= test.to
    case 'instants':
      return typeof value === 'string' && isWithin(Date.parse(value), test.from, test.until)
    case 'boolean':
      return (value ?? false) === test.value
    case 'choice':
      return idsOf(value).some((id) => test.ids.includes(id)) !== test.negated
  }
}

function meetsText(comparison: TextComparison, operand: string, value: string | null): boolean {
  if (value === null) return comparison === 'ne' || comparison === 'not-contains'
  switch (comparison) {
    case 'eq':
      return value === operand
    case 'ne':
      return value !== operand
    case 'contains':
      return foldCase(value).includes(foldCase(operand))
    case 'not-contains':
      return !foldCase(value).includes(foldCase(operand))
    case 'starts-with':
      return foldCase(value).startsWith(foldCase(operand))
    case 'ends-with':
      return foldCase(value).endsWith(foldCase(operand))
  }
}

function meetsOrder<Kind extends number | string>(
  comparison: OrderComparison,
  value: Kind | null,
  operand: Kind,
): boolean {
  if (value === null) return comparison === 'ne'
  switch (comparison) {
    case 'eq':
      return value === operand
    case 'ne':
      return value !== operand
    case 'gt':
      return value > operand
    case 'gte':
      return value >= operand
    case 'lt':
      return value < operand
    case 'lte':
      return value <= operand
  }
}

function isWithin(instant: number, from: number | null, until: number | null): boolean {
  return (from === null || instant >= from) && (until === null || instant < until)
}

function idsOf(value: Value): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (!Array.isArray(value)) return []
  return value.map((item) => (typeof item === 'string' ? item : item.id))
}

/** Lower case one character at a time, as the database does: no final sigma, and `İ` is one `i`. */
function foldCase(text: string): string {
  return Array.from(text, (character) => (character === 'İ' ? 'i' : character.toLowerCase())).join(
    '',
  )
}
