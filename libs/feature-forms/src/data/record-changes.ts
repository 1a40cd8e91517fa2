import {
  type Field,
  fieldOf,
  type FormSchema,
  isEmptyValue,
  type Value,
  type Values,
} from '@atrium/domain-forms'

/** A field that two people gave different values. */
export interface Conflict {
  readonly field: Field
  readonly mine: Value
  readonly theirs: Value
}

/** Whether two values are the same; lists in the same order, all empty values alike. */
export function isSameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (isEmptyValue(a) || isEmptyValue(b)) return isEmptyValue(a) && isEmptyValue(b)
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Only what differs from before; that is all a save sends. */
export function changedValues(before: Values, after: Values): Values {
  return Object.fromEntries(
    Object.entries(after).filter(([id, value]) => !isSameValue(before[id], value)),
  )
}

/** What two people did to the same record: what needs a choice, and what of the other can be taken over at once. */
export function conflictsOf(
  schema: FormSchema,
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): { conflicts: Conflict[]; merged: Values } {
  const changed = Object.entries(changedValues(base, theirs))
  const conflicts = changed.flatMap(([id, value]) => {
    const field = fieldOf(schema, id)
    const own = mine[id] ?? null
    const isMine = !isSameValue(base[id], own) && !isSameValue(own, value)
    return field && isMine ? [{ field, mine: own, theirs: value }] : []
  })
  const open = new Set(conflicts.map((conflict) => conflict.field.id))
  return { conflicts, merged: Object.fromEntries(changed.filter(([id]) => !open.has(id))) }
}
