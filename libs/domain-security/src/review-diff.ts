import type { ReviewChange } from './review-item'

/** One thing that differs; null: it was or will be missing. */
export interface FieldDifference {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

const notTold: readonly string[] = ['id', 'version', 'joinedAt', 'appId', 'people', 'place']

/**
 * What differs between before and after, field by field, a field of a part by its path; a text or list that is empty
 * on one side counts as missing.
 */
export function differencesOf({
  before,
  after,
}: Pick<ReviewChange, 'before' | 'after'>): FieldDifference[] {
  const was = fieldsOf(before)
  const is = fieldsOf(after)
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields.flatMap((field): FieldDifference[] => {
    if (notTold.includes(field)) return []
    // An act that tells only what it changes leaves the rest as it was.
    if (before !== null && after !== null && !(field in is)) return []
    const one = told(was[field])
    const other = told(is[field])
    if (isPart(one) && isPart(other)) {
      const within = differencesOf({ before: one, after: other })
      return within.map((each) => ({ ...each, field: `${field}.${each.field}` }))
    }
    return isSame(one, other) ? [] : [{ field, before: one, after: other }]
  })
}

/** Whether both are the same as JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  return { value }
}

function isPart(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function told(value: unknown): unknown {
  if (value === undefined || value === '') return null
  return Array.isArray(value) && value.length === 0 ? null : value
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

/** What the thing is called that changes are about, as they tell it. */
export function thingOf(changes: readonly ReviewChange[]): string | null {
  for (const { before, after, more } of changes) {
    for (const place of [after, before, more]) {
      const { name } = fieldsOf(place)
      if (typeof name === 'string' && name !== '') return name
    }
  }
  return null
}
