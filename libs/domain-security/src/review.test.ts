import { describe, expect, it } from 'vitest'
import { aReviewChange } from './fixtures'
import { differencesOf } from './review-diff'
import { reviewStates } from './review-item'
import { advance, reviewEvents } from './review-machine'
import { riskOf } from './review-risk'
import { checkReviewer } from './review-rule'

const safe = { personId: 'safe', roles: ['safe'] } as const

describe('a review', () => {
  it('is refused to the submitter, to whom it is about, and to who is no security administrator', () => {
    const changes = [aReviewChange({ entityId: 'user', more: { ids: ['user', 'other'] } })]
    const item = { submitterId: 'admin', changes }
    expect(checkReviewer(item, { ...safe, personId: 'admin' })).toMatchObject({
      rejection: 'own-change',
    })
    expect(checkReviewer(item, { ...safe, personId: 'user' })).toMatchObject({
      rejection: 'own-change',
    })
    expect(checkReviewer(item, { ...safe, personId: 'other' })).toMatchObject({
      rejection: 'own-change',
    })
    for (const role of ['root', 'admin', 'audit', 'user'] as const) {
      expect(checkReviewer(item, { ...safe, roles: [role] })).toMatchObject({
        rejection: 'not-allowed',
      })
    }
    expect(checkReviewer(item, safe)).toMatchObject({ ok: true })
  })
  it('does not move once it has ended', () => {
    for (const state of ['rejected', 'withdrawn', 'expired', 'executed', 'failed'] as const) {
      for (const event of reviewEvents) expect(advance(state, event).ok).toBe(false)
    }
    expect(reviewStates.filter((state) => advance(state, 'approve').ok)).toEqual(['pending'])
    expect(reviewStates.filter((state) => advance(state, 'execute').ok)).toEqual(['approved'])
  })
  it('tells what differs, and nothing else', () => {
    expect(
      differencesOf({
        before: { id: 1, version: 1, name: 'A', phone: '', roles: ['user'], tags: [] },
        after: { id: 1, version: 2, name: 'A', phone: '1', roles: ['user', 'audit'] },
      }),
    ).toEqual([
      { field: 'phone', before: null, after: '1' },
      { field: 'roles', before: ['user'], after: ['user', 'audit'] },
    ])
  })
  it('tells what differs within a part by its path', () => {
    const before = { session: { limit: null, networks: [] }, lockout: { tries: 3 } }
    const after = { session: { limit: 2, networks: [] }, lockout: { tries: 3 } }
    expect(differencesOf({ before, after })).toEqual([
      { field: 'session.limit', before: null, after: 2 },
    ])
  })
  it('is the riskier the more power changes hands', () => {
    const phone = aReviewChange({ before: { phone: '1' }, after: { phone: '2' } })
    const power = aReviewChange({ before: { roles: ['user'] }, after: { roles: ['admin'] } })
    expect(riskOf('member', [phone])).toBeLessThan(riskOf('role', [phone]))
    expect(riskOf('member', [power])).toBeGreaterThanOrEqual(70)
    expect(riskOf('policy', [power, power])).toBe(100)
  })
})
