import {
  accept,
  daySpans,
  reject,
  type Comparison,
  type Condition,
  type DaySpan,
  type Filter,
  type Operand,
  type Result,
} from '@atrium/domain-core'
import { z } from 'zod'
import { comparisonsOf } from './comparison'
import { addDays, daysOf } from './day-span'
import type { FieldKind } from './field'
import { fieldOf, type FormSchema } from './form-schema'
import { systemFields, type SystemFieldId } from './record'
import type { ZoneClock } from './time-zone'

/** What one comparison demands of a value, its operand checked: evaluated here, compiled to SQL on the server. */
export type ValueTest =
  | { readonly kind: 'empty' | 'not-empty' }
  | { readonly kind: 'text'; readonly comparison: TextComparison; readonly text: string }
  | { readonly kind: 'text-in'; readonly texts: readonly string[] }
  | { readonly kind: 'number'; readonly comparison: OrderComparison; readonly number: number }
  | { readonly kind: 'number-between'; readonly low: number; readonly high: number }
  | { readonly kind: 'day'; readonly comparison: OrderComparison; readonly day: string }
  /** Both ends belong to it. */
  | { readonly kind: 'days'; readonly from: string; readonly to: string }
  /** Milliseconds; `from` belongs to it, `until` does not; null is open. */
  | { readonly kind: 'instants'; readonly from: number | null; readonly until: number | null }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'choice'; readonly ids: readonly string[]; readonly negated: boolean }

export type TextComparison = 'eq' | 'ne' | 'contains' | 'not-contains' | 'starts-with' | 'ends-with'
export type OrderComparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'

/** A filter whose fields exist and whose operands fit them. A group of nothing lets everything through. */
export type FilterTest =
  | { readonly kind: 'all' | 'any'; readonly of: readonly FilterTest[] }
  | {
      readonly kind: 'field'
      readonly field: string
      readonly fieldKind: FieldKind
      readonly test: ValueTest
    }

export interface FilterContext {
  /** Unix time in milliseconds; decides what today is. */
  readonly now: number
  readonly clock: ZoneClock
}

/** Which comparison of a filter does not fit its field. */
export interface FilterUnfit {
  readonly code: 'filter-unfit'
  readonly field: string
  readonly comparison: Comparison
}

/** Checks a filter against a form, so that what is left can be evaluated or compiled without a doubt. */
export function readFilter(
  schema: FormSchema,
  filter: Filter,
  context: FilterContext,
): Result<FilterTest, FilterUnfit> {
  if (filter.kind === 'condition') return readCondition(schema, filter, context)
  const of: FilterTest[] = []
  for (const part of filter.of) {
    const read = readFilter(schema, part, context)
    if (!read.ok) return read
    of.push(read.value)
  }
  return accept({ kind: filter.join === 'and' ? 'all' : 'any', of })
}

/** The kind of a form's field or of what the system keeps of every record. */
export function listedKind(schema: FormSchema, field: string): FieldKind | undefined {
  if (Object.hasOwn(systemFields, field)) return systemFields[field as SystemFieldId]
  return fieldOf(schema, field)?.kind
}

function readCondition(
  schema: FormSchema,
  condition: Condition,
  context: FilterContext,
): Result<FilterTest, FilterUnfit> {
  const { field, comparison } = condition
  const fieldKind = listedKind(schema, field)
  const offered: readonly Comparison[] = fieldKind ? comparisonsOf[fieldKind] : []
  const test =
    offered.includes(comparison) && fieldKind ? readTest(fieldKind, condition, context) : null
  return fieldKind && test
    ? accept({ kind: 'field', field, fieldKind, test })
    : reject({ code: 'filter-unfit', field, comparison })
}

function readTest(
  kind: FieldKind,
  { comparison, operand }: Condition,
  context: FilterContext,
): ValueTest | null {
  if (comparison === 'empty' || comparison === 'not-empty') return { kind: comparison }
  switch (kind) {
    case 'text':
    case 'long-text':
      return readTextTest(comparison, operand)
    case 'number':
    case 'currency':
      return readNumberTest(comparison, operand)
    case 'date':
      return readDayTest(comparison, operand, context)
    case 'date-time':
      return readInstantTest(comparison, operand, context.clock, context)
    case 'switch':
      return typeof operand === 'boolean' ? { kind: 'boolean', value: operand } : null
    case 'single-select':
    case 'multi-select':
      return readChoice(comparison, textList(operand))
    case 'person':
    case 'relation':
      return readChoice(comparison, idList(operand))
    case 'attachment':
      return null
  }
}

function readTextTest(comparison: Comparison, operand: Operand | undefined): ValueTest | null {
  if (comparison === 'in') {
    const texts = textList(operand)
    return texts && { kind: 'text-in', texts }
  }
  if (!isText(operand)) return null
  return { kind: 'text', comparison: comparison as TextComparison, text: operand }
}

function readNumberTest(comparison: Comparison, operand: Operand | undefined): ValueTest | null {
  if (comparison !== 'between') {
    if (typeof operand !== 'number' || !Number.isFinite(operand)) return null
    return { kind: 'number', comparison: comparison as OrderComparison, number: operand }
  }
  const ends = z.tuple([z.number(), z.number()]).safeParse(operand)
  return ends.success ? { kind: 'number-between', low: ends.data[0], high: ends.data[1] } : null
}

function readDayTest(
  comparison: Comparison,
  operand: Operand | undefined,
  context: FilterContext,
): ValueTest | null {
  const range = dayRange(comparison, operand, context)
  if (range) return { kind: 'days', ...range }
  if (!isDay(operand)) return null
  return { kind: 'day', comparison: comparison as OrderComparison, day: operand }
}

function readInstantTest(
  comparison: Comparison,
  operand: Operand | undefined,
  clock: ZoneClock,
  context: FilterContext,
): ValueTest | null {
  const range = dayRange(comparison, operand, context)
  const day = isDay(operand) ? operand : null
  const from = range?.from ?? day
  const to = range?.to ?? day
  if (from === null || to === null) return null
  const start = clock.instantOf(from)
  const end = to === '9999-12-31' ? null : clock.instantOf(addDays(to, 1))
  switch (comparison) {
    case 'gt':
      return { kind: 'instants', from: end ?? Number.MAX_SAFE_INTEGER, until: null }
    case 'gte':
      return { kind: 'instants', from: start, until: null }
    case 'lt':
      return { kind: 'instants', from: null, until: start }
    case 'lte':
      return { kind: 'instants', from: null, until: end }
    default:
      return { kind: 'instants', from: start, until: end }
  }
}

/** The days of `between` and `within`; null for other comparisons and for operands that are no days. */
function dayRange(comparison: Comparison, operand: Operand | undefined, context: FilterContext) {
  if (comparison === 'within') {
    const span = daySpans.find((name): name is DaySpan => name === operand)
    return span ? daysOf(span, context.clock.dayOf(context.now)) : null
  }
  if (comparison !== 'between' || !Array.isArray(operand) || operand.length !== 2) return null
  const [from, to] = operand
  return isDay(from) && isDay(to) ? { from, to } : null
}

function readChoice(comparison: Comparison, ids: string[] | null): ValueTest | null {
  return ids && { kind: 'choice', ids, negated: comparison === 'not-in' }
}

function textList(operand: Operand | undefined): string[] | null {
  return Array.isArray(operand) && operand.every(isText) ? operand : null
}

function idList(operand: Operand | undefined): string[] | null {
  const ids = z.array(z.uuid()).safeParse(operand)
  return ids.success ? ids.data.map((id) => id.toLowerCase()) : null
}

/** Text that can be stored at all: without NUL and half characters. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\u0000')
}

function isDay(value: unknown): value is string {
  return z.iso.date().safeParse(value).success && !String(value).startsWith('0000')
}
