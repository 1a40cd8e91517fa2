import { changeOwnReview, decideReviews, listReviews } from '@atrium/domain-security'
import { guarded, implement, type Route } from '@atrium/server-core'
import type { ReviewService } from './review-service'

export function reviewRoutes(reviews: ReviewService): Route[] {
  return guarded([
    // Whoever may not review sees what they submitted themselves.
    implement(listReviews, {
      permission: 'signed-in',
      handle: (input, { caller }) => reviews.list(input, caller),
    }),
    implement(decideReviews, {
      permission: 'security.review',
      handle: (input, call) => reviews.decide(input, call),
    }),
    implement(changeOwnReview, {
      permission: 'signed-in',
      handle: (input, { caller }) => reviews.changeOwn(input, caller),
    }),
  ])
}
