import { write } from '@atrium/core-net'
import {
  changeOwnReview,
  decideReviews,
  getDuties,
  listReviews,
  type ReviewState,
} from '@atrium/domain-security'

export const waitingStates: ReviewState[] = ['pending']
export const decidedStates: ReviewState[] = [
  'executed',
  'rejected',
  'failed',
  'withdrawn',
  'expired',
  'approved',
]

export const deciding = write(decideReviews, { stales: [listReviews, getDuties] })
export const changingOwn = write(changeOwnReview, { stales: [listReviews] })
