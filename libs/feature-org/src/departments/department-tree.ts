import { type Department, isNamed } from '@atrium/domain-org'
import type { TreeMove, TreeStep } from '@atrium/ui/tree'

/** Departments by what they lie in; those whose parent is missing stand at the top. */
export function childrenOf(departments: readonly Department[]): Map<string | null, Department[]> {
  const known = new Set(departments.map(({ id }) => id))
  const children = new Map<string | null, Department[]>()
  for (const each of departments) {
    const parentId = each.parentId !== null && known.has(each.parentId) ? each.parentId : null
    const siblings = children.get(parentId)
    if (siblings) siblings.push(each)
    else children.set(parentId, [each])
  }
  return children
}

/** The ids of those of whom a name or the code holds the text, and of all they lie in. */
export function foundWith(departments: readonly Department[], search: string): Set<string> {
  const byId = new Map(departments.map((each) => [each.id, each]))
  const found = new Set<string>()
  for (const each of departments) {
    if (!isNamed(each, search)) continue
    for (let at: Department | undefined = each; at && !found.has(at.id);) {
      found.add(at.id)
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    }
  }
  return found
}

/** Where a department goes: into which one (null: topmost), before which of its children (null: last). */
export interface Destination {
  readonly parentId: string | null
  readonly beforeId: string | null
}

/** Where a drop on a department leads. */
export function droppedAt(
  departments: readonly Department[],
  { key, onto, place }: TreeMove,
): Destination | null {
  const target = departments.find(({ id }) => id === onto)
  if (!target || key === onto) return null
  if (place === 'inside') return { parentId: target.id, beforeId: null }
  if (place === 'before') return { parentId: target.parentId, beforeId: target.id }
  const siblings = siblingsOf(departments, target).filter(({ id }) => id !== key)
  const next = siblings[siblings.findIndex(({ id }) => id === target.id) + 1]
  return { parentId: target.parentId, beforeId: next?.id ?? null }
}

/** Where a step leads; null when there is nowhere to go. */
export function steppedTo(
  departments: readonly Department[],
  moving: Department,
  step: TreeStep,
): Destination | null {
  const siblings = siblingsOf(departments, moving)
  const at = siblings.findIndex(({ id }) => id === moving.id)
  const above = siblings[at - 1]
  const { parentId } = moving
  if (step === 'up') return above ? { parentId, beforeId: above.id } : null
  if (step === 'in') return above ? { parentId: above.id, beforeId: null } : null
  if (step === 'down') {
    return siblings[at + 1] ? { parentId, beforeId: siblings[at + 2]?.id ?? null } : null
  }
  const parent = departments.find(({ id }) => id === parentId)
  if (!parent) return null
  const around = siblingsOf(departments, parent)
  const next = around[around.findIndex(({ id }) => id === parent.id) + 1]
  return { parentId: parent.parentId, beforeId: next?.id ?? null }
}

function siblingsOf(departments: readonly Department[], of: Department): Department[] {
  return departments.filter(({ parentId }) => parentId === of.parentId)
}

/** Members in a department and all below it, by department. */
export function peopleBelow(departments: readonly Department[]): Map<string, number> {
  const children = childrenOf(departments)
  const sums = new Map<string, number>()
  const sum = (each: Department): number => {
    const below = (children.get(each.id) ?? []).map(sum).reduce((all, one) => all + one, 0)
    sums.set(each.id, each.people + below)
    return each.people + below
  }
  children.get(null)?.forEach(sum)
  return sums
}
