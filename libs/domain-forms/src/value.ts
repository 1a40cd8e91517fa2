import { idSchema, storedFileSchema } from '@atrium/domain-core'
import { z } from 'zod'
import type { FieldKind } from './field'

/**
 * A field's value as it travels in JSON; null is empty.
 * text, long-text: text. number, currency: number. date: `YYYY-MM-DD`. date-time: ISO instant in UTC.
 * single-select: option id. multi-select: option ids. switch: boolean. person, relation: ids.
 * attachment: stored files.
 */
export const valueSchema = z.union([
  z.null(),
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(64)).max(1000),
  z.array(storedFileSchema).max(20),
])

export type Value = z.infer<typeof valueSchema>

/** Values by field id; a field left out is untouched by a change and empty in a new record. */
export const valuesSchema = z.record(z.string().max(64), valueSchema)

export type Values = z.infer<typeof valuesSchema>

/** Longest text of a `text` field, in characters. */
export const textLimit = 2000

/** Longest text of a `long-text` field, in characters. */
export const longTextLimit = 20_000

/** Whether a value counts as not filled in. */
export function isEmptyValue(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  return Array.isArray(value) && value.length === 0
}

const dayShape = z.iso.date()
const instantShape = z.iso.datetime({ offset: true })
const textsShape = z.array(z.string())
const idsShape = z.array(idSchema)
const filesShape = z.array(storedFileSchema)

/** The shape a kind's values have; limits, options and references are checked by `checkRecord`. */
export function hasShape(kind: FieldKind, value: Exclude<Value, null>): boolean {
  switch (kind) {
    case 'text':
    case 'long-text':
    case 'single-select':
      return typeof value === 'string'
    case 'number':
    case 'currency':
      return typeof value === 'number' && Number.isFinite(value)
    case 'date':
      return dayShape.safeParse(value).success && hasYear(value)
    case 'date-time':
      return instantShape.safeParse(value).success && hasYear(value)
    case 'switch':
      return typeof value === 'boolean'
    case 'multi-select':
      return textsShape.safeParse(value).success
    case 'person':
    case 'relation':
      return idsShape.safeParse(value).success
    case 'attachment':
      return filesShape.safeParse(value).success
  }
}

/** The calendar has no year 0, and neither has the database. */
function hasYear(value: unknown): boolean {
  return typeof value === 'string' && !value.startsWith('0000')
}
