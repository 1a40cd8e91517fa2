import type { DeveloperGrant } from '@atrium/domain-developer'

/** How an authorization stands: its state, and where it is approved, what became of its token. */
export function standingOf({ state, token }: Pick<DeveloperGrant, 'state' | 'token'>) {
  if (state !== 'approved') return looks[state]
  if (token === null) return looks.approved
  return token.isExpired ? looks.expired : looks.working
}

const looks = {
  applying: { word: 'applying', about: 'applying-about', tone: 'info' },
  'under-review': { word: 'under-review', about: 'under-review-about', tone: 'info' },
  rejected: { word: 'rejected', about: 'rejected-about', tone: 'danger' },
  failed: { word: 'failed-state', about: 'failed-about', tone: 'danger' },
  approved: { word: 'approved', about: 'approved-about', tone: 'success' },
  working: { word: 'working', about: 'working-about', tone: 'success' },
  expired: { word: 'expired', about: 'expired-about', tone: 'warning' },
} as const
