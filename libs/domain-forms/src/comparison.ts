import type { Comparison } from '@atrium/domain-core'
import type { FieldKind } from './field'

const texts = [
  'contains',
  'not-contains',
  'eq',
  'ne',
  'starts-with',
  'ends-with',
  'in',
  'empty',
  'not-empty',
] as const
const numbers = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'empty', 'not-empty'] as const
const days = ['within', 'eq', 'gt', 'gte', 'lt', 'lte', 'between', 'empty', 'not-empty'] as const
const one = ['in', 'not-in', 'empty', 'not-empty'] as const

/**
 * How values of a kind compare; the first is offered first. Operands: text for texts, number for numbers,
 * `YYYY-MM-DD` for dates and for the day of a date-time, ids for choices, people and relations, a list of two for
 * `between` (both ends belong to it), a named span for `within`.
 * Texts compare without regard to case except `eq`, `ne` and `in`. `ne`, `not-contains` and `not-in` also find empty values.
 * `in` on a list finds records that hold at least one of the ids.
 */
export const comparisonsOf = {
  text: texts,
  'long-text': ['contains', 'not-contains', 'empty', 'not-empty'],
  number: numbers,
  currency: numbers,
  date: days,
  'date-time': days,
  'single-select': one,
  'multi-select': one,
  switch: ['eq'],
  person: one,
  attachment: ['empty', 'not-empty'],
  relation: one,
} as const satisfies Record<FieldKind, readonly Comparison[]>

/** Whether a list can be put in order by fields of this kind. */
export function canBeSorted(kind: FieldKind): boolean {
  return !['long-text', 'multi-select', 'person', 'attachment', 'relation'].includes(kind)
}

/** What a field of a kind is compared with: a text, a number, a day, yes or no, one of its choices, or ids of people or records. */
export const operandOf = {
  text: 'text',
  'long-text': 'text',
  number: 'number',
  currency: 'number',
  date: 'date',
  'date-time': 'date',
  'single-select': 'choice',
  'multi-select': 'choice',
  switch: 'boolean',
  person: 'lookup',
  attachment: 'text',
  relation: 'lookup',
} as const satisfies Record<FieldKind, 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'lookup'>
