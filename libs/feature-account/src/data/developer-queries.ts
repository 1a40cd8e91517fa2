import { read, write } from '@atrium/core-net'
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

const stales = [getDeveloperGrant, listDeveloperReviews]

export const grantQuery = read(getDeveloperGrant, {})
export const waitingQuery = read(listDeveloperReviews, { which: 'waiting', limit: 1 })
export const grantApplying = write(applyForDeveloper, { stales })
export const grantWithdrawal = write(withdrawDeveloper, { stales })
export const tokenIssue = write(issueDeveloperToken, { stales })
export const tokenReset = write(resetDeveloperToken, { stales })
export const reviewTaking = write(takeDeveloperReview, { stales })
export const reviewDecision = write(decideDeveloperReview, { stales })
export const grantRevocation = write(revokeDeveloperGrant, { stales })
