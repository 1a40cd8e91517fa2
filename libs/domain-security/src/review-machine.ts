import { accept, reject, type Result } from '@atrium/domain-core'
import type { ReviewState } from './review-item'

export const reviewEvents = [
  'submit',
  'recall',
  'withdraw',
  'approve',
  'reject',
  'expire',
  'execute',
  'fail',
] as const

export type ReviewEvent = (typeof reviewEvents)[number]

const ways: Readonly<Record<ReviewState, Partial<Record<ReviewEvent, ReviewState>>>> = {
  draft: { submit: 'pending', withdraw: 'withdrawn', expire: 'expired' },
  pending: {
    recall: 'draft',
    withdraw: 'withdrawn',
    approve: 'approved',
    reject: 'rejected',
    expire: 'expired',
  },
  approved: { execute: 'executed', fail: 'failed' },
  rejected: {},
  withdrawn: {},
  expired: {},
  executed: {},
  failed: {},
}

/** Where an item goes; one that has ended stays. */
export function advance(
  state: ReviewState,
  event: ReviewEvent,
): Result<ReviewState, { readonly code: 'review-ended'; readonly state: ReviewState }> {
  const next = ways[state][event]
  return next ? accept(next) : reject({ code: 'review-ended', state })
}
