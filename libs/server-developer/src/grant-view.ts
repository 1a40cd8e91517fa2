import type { Locale } from '@atrium/domain-core'
import type { DeveloperGrant, DeveloperReview } from '@atrium/domain-developer'
import { nameIn } from '@atrium/server-core'
import type { GrantRow } from './grant-store'

/** A grant as its person sees it. */
export function toGrant(row: GrantRow): DeveloperGrant {
  const { id, state, reason, note, tokenHint, issuedAt, lastUsedAt } = row
  return {
    id,
    state,
    reason,
    note,
    appliedAt: row.appliedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    token:
      tokenHint !== null && issuedAt !== null
        ? {
            hint: tokenHint,
            issuedAt: issuedAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          }
        : null,
  }
}

/** The same as reviewers see it. */
export function toReview(row: GrantRow, locale: Locale): DeveloperReview {
  const { person, reviewer } = row
  return {
    ...toGrant(row),
    person: { id: person.id, name: nameIn(locale, person), loginId: person.loginId },
    reviewer: reviewer && { id: reviewer.id, name: nameIn(locale, reviewer) },
  }
}
