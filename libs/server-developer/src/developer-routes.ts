import {
  applyForDeveloper,
  decideDeveloperReview,
  getDeveloperGrant,
  issueDeveloperToken,
  listDeveloperReviews,
  resetDeveloperToken,
  revokeDeveloperGrant,
  takeDeveloperReview,
  withdrawDeveloper,
} from '@atrium/domain-developer'
import { implement, type Route } from '@atrium/server-core'
import type { DeveloperService } from './developer-service'
import type { ReviewService } from './review-service'

interface Services {
  readonly own: DeveloperService
  readonly reviews: ReviewService
}

export function developerRoutes({ own, reviews }: Services): Route[] {
  return [
    implement(getDeveloperGrant, {
      permission: 'signed-in',
      handle: (_, { caller }) => own.get(caller),
    }),
    implement(applyForDeveloper, {
      permission: 'signed-in',
      handle: ({ reason }, { caller }) => own.apply(reason, caller),
    }),
    implement(withdrawDeveloper, {
      permission: 'signed-in',
      handle: (_, { caller }) => own.withdraw(caller),
    }),
    implement(issueDeveloperToken, {
      permission: 'signed-in',
      handle: ({ days }, { caller }) => own.issue(days, caller),
    }),
    implement(resetDeveloperToken, {
      permission: 'signed-in',
      handle: ({ reason }, { caller }) => own.reset(reason, caller),
    }),
    implement(listDeveloperReviews, {
      permission: 'developer.review',
      handle: (input, { caller }) => reviews.list(input, caller),
    }),
    implement(takeDeveloperReview, {
      permission: 'developer.review',
      handle: ({ grantId }, { caller }) => reviews.take(grantId, caller),
    }),
    implement(decideDeveloperReview, {
      permission: 'developer.review',
      handle: (input, { caller }) => reviews.decide(input, caller),
    }),
    implement(revokeDeveloperGrant, {
      permission: 'developer.review',
      handle: (input, { caller }) => reviews.revoke(input, caller),
    }),
  ]
}
