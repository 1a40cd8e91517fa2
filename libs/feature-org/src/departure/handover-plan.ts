import type { Handover, HandoverLine } from '@atrium/domain-org'

/** What is left behind of one kind. */
export interface HandoverKind {
  readonly kind: string
  readonly grants: boolean
  readonly count: number
  readonly lines: readonly HandoverLine[]
}

/** What is decided about it so far. */
export interface HandoverPlan {
  readonly to: 'somebody' | 'nobody'
  readonly successorId: string | null
  /** Kinds that the successor does not take over. */
  readonly left: readonly string[]
}

export const firstPlan: HandoverPlan = { to: 'somebody', successorId: null, left: [] }

export type PlanProblem = 'successor-missing' | 'kinds-missing'

/** Lines by their kind, in the order they came. */
export function handoverKinds(lines: readonly HandoverLine[]): HandoverKind[] {
  const found = new Map<string, HandoverKind>()
  for (const line of lines) {
    const { kind, grants, count } = line
    const before = found.get(kind) ?? { kind, grants, count: 0, lines: [] }
    found.set(kind, { ...before, count: before.count + count, lines: [...before.lines, line] })
  }
  return [...found.values()]
}

/** The kinds that the successor takes over; what gives rights only from whoever may give them. */
export function takenKinds(
  kinds: readonly HandoverKind[],
  plan: HandoverPlan,
  mayGrant: boolean,
): string[] {
  if (plan.to === 'nobody') return []
  return kinds
    .filter(({ kind, grants }) => (mayGrant || !grants) && !plan.left.includes(kind))
    .map(({ kind }) => kind)
}

/** Why the plan cannot be carried out yet; null when it can. */
export function planProblem(taken: readonly string[], plan: HandoverPlan): PlanProblem | null {
  if (plan.to === 'nobody') return null
  if (taken.length === 0) return 'kinds-missing'
  return plan.successorId === null ? 'successor-missing' : null
}

/** The plan as it is sent. */
export function handoverOf(taken: readonly string[], plan: HandoverPlan): Handover {
  if (taken.length === 0) return { successorId: null, kinds: [] }
  return { successorId: plan.successorId, kinds: [...taken] }
}
