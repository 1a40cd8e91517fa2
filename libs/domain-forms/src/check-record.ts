import type { FieldIssue } from '@atrium/domain-core'
import { optionsOf, type Field } from './field'
import type { FormSchema } from './form-schema'
import { hasFormat } from './text-format'
import type { Validator } from './validator'
import { hasShape, isEmptyValue, longTextLimit, textLimit, type Value, type Values } from './value'

/**
 * Everything wrong with a record that its form alone can tell, the same in the browser, the server and an import.
 * Uniqueness and whether people, records and files exist is for the server.
 * @param values The whole record, as it would be after the change.
 * @param before The record before the change: choices it held already may stay though archived since.
 */
export function checkRecord(schema: FormSchema, values: Values, before: Values = {}): FieldIssue[] {
  const found = unknownFields(schema, values)
  for (const field of schema.fields) found.push(...checkField(field, values, before))
  return found
}

function unknownFields({ fields }: FormSchema, values: Values): FieldIssue[] {
  const ids = Object.keys(values)
  const filled = fields.filter((field) => Object.hasOwn(values, field.id))
  if (filled.length === ids.length) return []
  const known = new Set<string>(filled.map((field) => field.id))
  return ids.filter((id) => !known.has(id)).map((id) => issue(id, 'unknown-field', { name: id }))
}

function checkField(field: Field, values: Values, before: Values): FieldIssue[] {
  const value = values[field.id] ?? null
  if (value === null || isEmptyValue(value)) {
    return field.required && field.kind !== 'switch' ? [issue(field.id, 'required')] : []
  }
  if (!hasShape(field.kind, value)) return [issue(field.id, shapeCode(field))]
  const found = checkLimits(field, value, before[field.id] ?? null)
  if (found) return [found]
  return field.validators.flatMap((validator) => checkValidator(field, validator, value, values))
}

function shapeCode(field: Field): string {
  if (field.kind === 'date' || field.kind === 'date-time') return 'not-a-date'
  if (field.kind === 'number' || field.kind === 'currency') return 'not-a-number'
  return 'wrong-type'
}

function checkLimits(field: Field, value: Value, before: Value): FieldIssue | undefined {
  if (typeof value === 'string' && !value.isWellFormed())
    return issue(field.id, 'invalid-character')
  if (typeof value === 'string' && value.includes('\u0000'))
    return issue(field.id, 'invalid-character')
  switch (field.kind) {
    case 'text':
      return longerThan(field, value, textLimit)
    case 'long-text':
      return longerThan(field, value, longTextLimit)
    case 'number':
    case 'currency':
      return checkNumber(field, Number(value))
    case 'single-select':
      return checkChoices(field, [textOf(value)], before === null ? [] : [textOf(before)])
    case 'multi-select':
      return checkChoices(field, texts(value), texts(before))
    case 'person':
    case 'relation':
      return !field.multiple && texts(value).length > 1
        ? issue(field.id, 'too-many', { max: 1 })
        : undefined
    case 'attachment':
      return Array.isArray(value) && value.length > field.maxCount
        ? issue(field.id, 'too-many', { max: field.maxCount })
        : undefined
    default:
      return undefined
  }
}

function longerThan(field: Field, value: Value, max: number): FieldIssue | undefined {
  return textOf(value).length > max ? issue(field.id, 'too-long', { max }) : undefined
}

/** Numbers travel as doubles: beyond 15 digits what is stored would not be what was typed. */
function checkNumber(field: Field, value: number): FieldIssue | undefined {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return undefined
  const digits = value.toExponential().replace(/e.*$/, '').replace(/\D/g, '').length
  if (digits > 15 || Math.abs(value) >= 1e15) return issue(field.id, 'too-precise')
  const max = 'decimals' in field ? field.decimals : null
  return max !== null && decimalsOf(value) > max
    ? issue(field.id, 'too-many-decimals', { max })
    : undefined
}

function checkChoices(field: Field, chosen: string[], before: string[]): FieldIssue | undefined {
  const options = chosen.map((id) => optionsOf(field).find((option) => option.id === id))
  if (options.includes(undefined)) return issue(field.id, 'option-unknown')
  if (new Set(chosen).size < chosen.length) return issue(field.id, 'duplicate')
  const isClosed = options.some((option) => option?.archived && !before.includes(option.id))
  return isClosed ? issue(field.id, 'option-archived') : undefined
}

function checkValidator(
  field: Field,
  validator: Validator,
  value: Value,
  values: Values,
): FieldIssue[] {
  switch (validator.kind) {
    case 'format':
      return hasFormat(textOf(value), validator.format)
        ? []
        : [issue(field.id, `not-${validator.format}`)]
    case 'length':
      return checkLength(
        field,
        validator,
        Array.isArray(value) ? value.length : textOf(value).length,
      )
    case 'range':
      return checkRange(field, validator, Number(value))
    case 'date-range':
      return checkRange(field, validator, textOf(value).slice(0, 10))
    case 'decimals':
      return decimalsOf(Number(value)) > validator.max
        ? [issue(field.id, 'too-many-decimals', { max: validator.max })]
        : []
    case 'compare': {
      const other = values[validator.field] ?? null
      if (isEmptyValue(other) || holds(validator.comparison, value, other)) return []
      return [issue(field.id, `compare-${validator.comparison}`, { field: validator.field })]
    }
  }
}

function checkLength(
  field: Field,
  range: { min: number | null; max: number | null },
  length: number,
): FieldIssue[] {
  const list = field.kind !== 'text' && field.kind !== 'long-text'
  if (range.min !== null && length < range.min) {
    return [issue(field.id, list ? 'too-few' : 'too-short', { min: range.min })]
  }
  if (range.max !== null && length > range.max) {
    return [issue(field.id, list ? 'too-many' : 'too-long', { max: range.max })]
  }
  return []
}

function checkRange<Bound extends number | string>(
  field: Field,
  range: { min: Bound | null; max: Bound | null },
  value: Bound,
): FieldIssue[] {
  if (range.min !== null && value < range.min)
    return [issue(field.id, 'too-small', { min: range.min })]
  if (range.max !== null && value > range.max)
    return [issue(field.id, 'too-big', { max: range.max })]
  return []
}

function holds(
  comparison: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte',
  left: Value,
  right: Value,
): boolean {
  const [a, b] = typeof left === 'number' ? [left, Number(right)] : [textOf(left), textOf(right)]
  switch (comparison) {
    case 'eq':
      return a === b
    case 'ne':
      return a !== b
    case 'gt':
      return a > b
    case 'gte':
      return a >= b
    case 'lt':
      return a < b
    case 'lte':
      return a <= b
  }
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e')
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent))
}

function textOf(value: Value): string {
  return typeof value === 'string' ? value : ''
}

function texts(value: Value): string[] {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item : item.id))
    : []
}

function issue(
  fieldId: string,
  code: string,
  params?: Record<string, string | number>,
): FieldIssue {
  return { path: ['values', fieldId], code, ...(params ? { params } : {}) }
}
