import type { Field } from './field'
import { hasShape, isEmptyValue, type Value } from './value'

/** The one way a value is written: empty is null, instants are in UTC with milliseconds, ids in small letters. Wrong shapes pass unchanged. */
export function normalizeValue(field: Field, value: Value): Value {
  if (isEmptyValue(value)) return field.kind === 'switch' ? false : null
  if (field.kind === 'date-time' && typeof value === 'string' && hasShape('date-time', value)) {
    return new Date(value).toISOString()
  }
  if (field.kind === 'person' || field.kind === 'relation') return normalizeIds(value)
  return value
}

/** Ids are small letters, each once: what the database gives back. */
function normalizeIds(value: Value): Value {
  if (!Array.isArray(value)) return value
  const ids = value.filter((id) => typeof id === 'string')
  return ids.length === value.length ? [...new Set(ids.map((id) => id.toLowerCase()))] : value
}
