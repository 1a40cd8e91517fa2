import type { Scope } from './scope'

/** Whether a scope means all records that another one means, for anybody; false where that depends on the records. */
export function includesScope(scope: Scope, other: Scope): boolean {
  if (scope.kind === 'all') return true
  if (scope.kind === 'department' && other.kind === 'department') return scope.below || !other.below
  if (scope.kind === 'reports' && other.kind === 'reports') {
    return scope.depth === 'all' || other.depth === 'direct'
  }
  if (scope.kind === 'joined' && other.kind === 'joined') {
    if (scope.fieldIds.length === 0) return true
    return other.fieldIds.length > 0 && other.fieldIds.every((id) => scope.fieldIds.includes(id))
  }
  return JSON.stringify(scope) === JSON.stringify(other)
}
