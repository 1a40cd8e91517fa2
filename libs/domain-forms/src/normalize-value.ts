import type { Field } from './field'
import { hasShape, isEmptyValue, type Value } from './value'

/** The one way a value is written: empty is null, instants are in UTC with milliseconds. Wrong shapes pass unchanged. */
export function normalizeValue(field: Field, value: Value): Value {
  if (field.kind === 'switch') return value ?? false
  if (isEmptyValue(value)) return null
  if (field.kind === 'date-time' && typeof value === 'string' && hasShape('date-time', value)) {
    return new Date(value).toISOString()
  }
  return value
}
