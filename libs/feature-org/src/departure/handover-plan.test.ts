import type { HandoverLine } from '@atrium/domain-org'
import { describe, expect, it } from 'vitest'
import { firstPlan, handoverKinds, handoverOf, planProblem, takenKinds } from './handover-plan'

const line = (kind: string, name: string, more: Partial<HandoverLine> = {}): HandoverLine => ({
  kind,
  id: name,
  name,
  grants: false,
  count: 1,
  ...more,
})
const kinds = handoverKinds([
  line('records', 'Orders', { count: 24 }),
  line('roles', 'Keeper', { grants: true }),
  line('records', 'Cars', { count: 3 }),
])
const heir = { ...firstPlan, successorId: 'heir' }

describe('a plan of who takes over what', () => {
  it('is not carried out without a successor, nor with nothing to take over', () => {
    const taken = takenKinds(kinds, firstPlan, true)
    expect(planProblem(taken, firstPlan)).toBe('successor-missing')
    expect(planProblem([], heir)).toBe('kinds-missing')
    expect(planProblem([], { ...heir, to: 'nobody' })).toBeNull()
  })
  it('counts kind by kind', () => {
    expect(kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['records', 27],
      ['roles', 1],
    ])
  })
  it('leaves what gives rights to whoever may give them', () => {
    expect(takenKinds(kinds, heir, false)).toEqual(['records'])
    expect(handoverOf(takenKinds(kinds, heir, true), heir)).toEqual({
      successorId: 'heir',
      kinds: ['records', 'roles'],
    })
  })
  it('names no successor for what goes to nobody', () => {
    const plan = { ...heir, to: 'nobody' } as const
    expect(handoverOf(takenKinds(kinds, plan, true), plan)).toEqual({
      successorId: null,
      kinds: [],
    })
  })
})
