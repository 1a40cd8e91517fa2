import { differencesOf } from './review-diff'
import type { ReviewChange, ReviewItem, ReviewKind } from './review-item'

const byKind: Readonly<Record<ReviewKind, number>> = {
  member: 10,
  role: 30,
  permission: 40,
  policy: 50,
}

const powers: readonly string[] = ['root', 'saas', 'admin', 'safe', 'audit']
const places: readonly string[] = [
  'departmentIds',
  'orgRoleIds',
  'superiorId',
  'subjects',
  'grants',
]
const many = 10

/** How much a change can do, from 0 to 100: who holds power, who loses access, how many it touches. */
export function riskOf(kind: ReviewKind, changes: readonly ReviewChange[]): number {
  const score = changes.reduce((sum, change) => sum + riskOfChange(change), byKind[kind])
  return Math.min(100, score)
}

function riskOfChange(change: ReviewChange): number {
  const differences = differencesOf(change)
  const roles = differences.find(({ field }) => field === 'roles')
  const touched = [...listOf(roles?.before), ...listOf(roles?.after)]
  const power = touched.some((role) => {
    const had = listOf(roles?.before).includes(role)
    return powers.includes(role) && had !== listOf(roles?.after).includes(role)
  })
  const reach = differences.some(({ field }) => places.includes(field))
  const taken = /delete|remove/.test(change.act) || change.more['state'] === 'left'
  return (power ? 60 : 0) + (reach ? 20 : 0) + (taken ? 20 : 0) + (peopleIn(change) > many ? 20 : 0)
}

/** The people a change names, who therefore do not review it. */
export function peopleOf({ entity, entityId, more }: ReviewChange): string[] {
  const named = entity === 'person' && entityId !== null ? [entityId] : []
  return [...named, ...['ids', 'add', 'remove'].flatMap((key) => listOf(more[key]))]
}

function peopleIn(change: ReviewChange): number {
  return peopleOf(change).length
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

export type RiskLevel = 'low' | 'medium' | 'high'

/** The score in a word. */
export function riskLevel({ risk }: Pick<ReviewItem, 'risk'>): RiskLevel {
  if (risk >= 70) return 'high'
  return risk >= 40 ? 'medium' : 'low'
}
