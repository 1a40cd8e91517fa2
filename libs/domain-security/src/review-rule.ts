import { accept, reject, type Result, type Role } from '@atrium/domain-core'
import type { ReviewChange } from './review-item'
import { peopleOf } from './review-risk'

export interface Reviewer {
  readonly personId: string
  /** Of their own active membership in the enterprise: nothing that was lent, delegated or granted across spaces. */
  readonly roles: readonly Role[]
}

/** Nobody approves what they asked for, nor what is about themselves, and only security administrators approve. */
export function checkReviewer(
  { submitterId, changes }: { submitterId: string; changes: readonly ReviewChange[] },
  { personId, roles }: Reviewer,
): Result<null, 'own-change' | 'not-allowed'> {
  if (!roles.includes('safe')) return reject('not-allowed')
  const concerned = [submitterId, ...changes.flatMap(peopleOf)]
  return concerned.includes(personId) ? reject('own-change') : accept(null)
}
