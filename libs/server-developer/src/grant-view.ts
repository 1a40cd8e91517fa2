import type { Locale } from '@atrium/domain-core'
import type { DeveloperGrant, DeveloperReview } from '@atrium/domain-developer'
import { nameIn } from '@atrium/server-core'
import type { GrantRow } from './grant-store'

/** A grant as its person sees it. */
export function toGrant(row: GrantRow, now: Date): DeveloperGrant {
  const { id, state, reason, note, tokenHint, issuedAt, expiresAt, lastUsedAt } = row
  return {
    id,
    state,
    reason,
    note,
    appliedAt: row.appliedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    token:
      tokenHint !== null && issuedAt !== null && expiresAt !== null
        ? {
            hint: tokenHint,
            issuedAt: issuedAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
            isExpired: expiresAt <= now,
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          }
        : null,
  }
}

interface Look {
  readonly locale: Locale
  readonly now: Date
}

/** The same as reviewers see it. */
export function toReview(row: GrantRow, { locale, now }: Look): DeveloperReview {
  const { person, reviewer } = row
  return {
    ...toGrant(row, now),
    person: { id: person.id, name: nameIn(locale, person), loginId: person.loginId },
    reviewer: reviewer && { id: reviewer.id, name: nameIn(locale, reviewer) },
  }
}
