import type { VisitKind } from '@atrium/domain-core'
import type { Named } from '../people/person-store'

/** How somebody who is no member is in a space. */
export interface SpaceVisit {
  readonly kind: VisitKind
  /** What lets them in; the audit log names it. */
  readonly grantId: string
}

/** A space that somebody may enter without being a member. */
export interface VisitedSpace extends Named {
  readonly entId: string
  readonly kind: VisitKind
}

/** Who may enter which spaces besides their own; asked with every call, so that what is taken back ends at once. */
export interface SpaceVisits {
  /** Null when the person may not enter. */
  find(visit: { readonly personId: string; readonly entId: string }): Promise<SpaceVisit | null>
  list(personId: string): Promise<readonly VisitedSpace[]>
}

/** What is left to somebody who only looks: of each permission's name the end says what it is for. */
export function permissionsWithin(
  visit: SpaceVisit | null | undefined,
  permissions: ReadonlySet<string>,
): ReadonlySet<string> {
  if (visit?.kind !== 'visitor') return permissions
  return new Set([...permissions].filter((name) => name.endsWith('.read')))
}

export const noVisits: SpaceVisits = { find: async () => null, list: async () => [] }
