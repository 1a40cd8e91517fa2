import type { Comparison, Condition, DaySpan, Filter } from '@atrium/domain-core'
import { conditionsOf } from '@atrium/domain-core'
import { shapeOf } from './filter-edit'
import type { FilterField } from './filter-field'
import type { FilterWords } from './filter-words'

/** What a comparison is called for operands of a kind: a date is after, a number more than. */
export function comparisonText(
  comparison: Comparison,
  field: Pick<FilterField, 'operand'> | undefined,
  words: FilterWords,
): string {
  const special = field?.operand === 'date' ? words.dates[comparison] : undefined
  return special ?? words.comparisons[comparison]
}

/** A filter in one line, for a chip. */
export function filterText(
  filter: Filter,
  fields: readonly FilterField[],
  words: FilterWords,
): string {
  if (filter.kind === 'group') {
    if (filter.of.length === 1 && filter.of[0]) return filterText(filter.of[0], fields, words)
    return words.group(conditionsOf(filter).length, filter.join === 'and' ? words.and : words.or)
  }
  const field = fields.find((known) => known.id === filter.field)
  const parts = [
    field?.label ?? filter.field,
    comparisonText(filter.comparison, field, words),
    operandText(filter, field, words),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function operandText(
  { comparison, operand }: Condition,
  field: FilterField | undefined,
  words: FilterWords,
): string {
  if (operand === undefined || shapeOf(comparison) === 'none') return ''
  if (typeof operand === 'boolean') return operand ? words.yes : words.no
  if (shapeOf(comparison) === 'span') return words.spans[String(operand) as DaySpan] ?? ''
  if (!Array.isArray(operand)) return String(operand)
  if (shapeOf(comparison) === 'two') return operand.join(' – ')
  const names = operand.map((item) => nameOf(String(item), field))
  return names.length > 3
    ? `${names.slice(0, 3).join(words.list)} +${names.length - 3}`
    : names.join(words.list)
}

function nameOf(id: string, field: FilterField | undefined): string {
  if (field?.operand === 'lookup') return field.nameOf?.(id) ?? '…'
  return field?.choices?.find((choice) => choice.id === id)?.label ?? id
}
