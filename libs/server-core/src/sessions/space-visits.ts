import type { Named } from '../people/person-store'

/** What somebody may do in a space they are no member of: work like a member, or only read. */
type VisitKind = 'user' | 'visitor'

/** How somebody who is no member is in a space. */
export interface SpaceVisit {
  readonly kind: VisitKind
  /** What lets them in; the audit log names it. */
  readonly grantId: string
}

/** A space that somebody may enter without being a member. */
export interface VisitedSpace extends Named {
  readonly entId: string
}

/** Who may enter which spaces besides their own; asked with every call, so that what is taken back ends at once. */
export interface SpaceVisits {
  /** Null when the person may not enter. */
  find(visit: { readonly personId: string; readonly entId: string }): Promise<SpaceVisit | null>
  list(personId: string): Promise<readonly VisitedSpace[]>
}

export const noVisits: SpaceVisits = { find: async () => null, list: async () => [] }
