import type { DeveloperGrant, DeveloperReview } from './developer-grant'

let count = 0

/** An authorization for tests; an application unless said. */
export function aDeveloperGrant(overrides: Partial<DeveloperGrant> = {}): DeveloperGrant {
  count += 1
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    state: 'applying',
    reason: 'Connect our warehouse',
    appliedAt: '2026-11-21T08:00:00.000Z',
    reviewedAt: null,
    note: '',
    token: null,
    ...overrides,
  }
}

/** What is told of a token in force, for tests. */
export const aTokenInForce: NonNullable<DeveloperGrant['token']> = {
  hint: 'wxyz',
  issuedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2027-02-19T08:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
}

/** An authorization for tests, as reviewers see it. */
export function aDeveloperReview(overrides: Partial<DeveloperReview> = {}): DeveloperReview {
  const person = { id: '00000000-0000-7000-8000-00000000000a', name: 'Ada', loginId: 'ada' }
  return { ...aDeveloperGrant(), person, reviewer: null, ...overrides }
}
