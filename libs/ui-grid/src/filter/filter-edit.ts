import type { Comparison, Condition, Filter, FilterGroup, Operand } from '@atrium/domain-core'
import type { FilterField } from './filter-field'

/** Where in a filter: the index at each level; empty is the whole. */
export type FilterPath = readonly number[]

/** A group joined by and, so that every filter can be edited as one. */
export function asGroup(filter: Filter | undefined): FilterGroup {
  if (filter?.kind === 'group') return filter
  return { kind: 'group', join: 'and', of: filter ? [filter] : [] }
}

/** The filter with one place changed; null takes the place out. */
export function replacedAt(
  group: FilterGroup,
  path: FilterPath,
  change: (now: Filter) => Filter | null,
): FilterGroup {
  const [at, ...rest] = path
  if (at === undefined) {
    const next = change(group)
    return asGroup(next ?? undefined)
  }
  const of = group.of.flatMap((child, index) => {
    if (index !== at) return [child]
    if (rest.length > 0 && child.kind === 'group') return [replacedAt(child, rest, change)]
    const next = change(child)
    return next === null ? [] : [next]
  })
  return { ...group, of }
}

/** The filter with a child added to the group at a place. */
export function addedAt(group: FilterGroup, path: FilterPath, child: Filter): FilterGroup {
  return replacedAt(group, path, (now) =>
    now.kind === 'group' ? { ...now, of: [...now.of, child] } : now,
  )
}

/** A new condition of a field, its first comparison chosen. */
export function newCondition(field: FilterField): Condition {
  const comparison = field.comparisons[0] ?? 'eq'
  const operand = field.operand === 'boolean' ? true : firstOperand(comparison)
  return {
    kind: 'condition',
    field: field.id,
    comparison,
    ...(operand === undefined ? {} : { operand }),
  }
}

/** The condition with another comparison; the operand stays when it still fits. */
export function compared(condition: Condition, comparison: Comparison): Condition {
  const { operand: _, ...bare } = condition
  const fits = shapeOf(comparison) === shapeOf(condition.comparison)
  const operand = fits ? condition.operand : firstOperand(comparison)
  return { ...bare, comparison, ...(operand === undefined ? {} : { operand }) }
}

/** How many operands a comparison takes. */
export function shapeOf(comparison: Comparison): 'none' | 'one' | 'two' | 'list' | 'span' {
  switch (comparison) {
    case 'empty':
    case 'not-empty':
      return 'none'
    case 'between':
      return 'two'
    case 'in':
    case 'not-in':
      return 'list'
    case 'within':
      return 'span'
    default:
      return 'one'
  }
}

function firstOperand(comparison: Comparison): Operand | undefined {
  return shapeOf(comparison) === 'span' ? 'this-month' : undefined
}

/** Only what can be asked for: conditions whose operand is still missing, and empty groups, are left out. */
export function completed(filter: Filter | undefined): Filter | undefined {
  if (!filter) return undefined
  if (filter.kind === 'condition') return isComplete(filter) ? filter : undefined
  const of = filter.of.flatMap((child) => completed(child) ?? [])
  return of.length === 0 ? undefined : { ...filter, of }
}

function isComplete({ comparison, operand }: Condition): boolean {
  switch (shapeOf(comparison)) {
    case 'none':
      return true
    case 'list':
      return Array.isArray(operand) && operand.length > 0
    case 'two':
      return Array.isArray(operand) && operand.length === 2 && operand.every((end) => end !== '')
    default:
      return operand !== undefined && operand !== ''
  }
}
