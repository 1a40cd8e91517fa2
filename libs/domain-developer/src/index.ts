export {
  type DeveloperGrant,
  developerGrantSchema,
  developerReasonSchema,
  type DeveloperReview,
  developerReviewSchema,
  type DeveloperState,
  developerStates,
  reasonWords,
  reviewNoteSchema,
  tokenDays,
  type TokenDays,
} from './developer-grant'
export {
  advanceDeveloper,
  type DeveloperAct,
  developerActs,
  type DeveloperStanding,
} from './developer-machine'
export {
  applyForDeveloper,
  decideDeveloperReview,
  getDeveloperGrant,
  issueDeveloperToken,
  listDeveloperReviews,
  resetDeveloperToken,
  revokeDeveloperGrant,
  takeDeveloperReview,
  withdrawDeveloper,
} from './endpoints'
export { aDeveloperGrant, aDeveloperReview, aTokenInForce } from './fixtures'
export { developerCodeMessages } from './messages'
export { settingsDeveloperPath } from './paths'
export { developerPermissions } from './permissions'
export { countWords } from './word-count'
