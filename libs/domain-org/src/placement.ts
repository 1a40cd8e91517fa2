import type { Locale, Role } from '@atrium/domain-core'
import type { Standing, Subject } from './subject'

/** Where a member stands, what lies below them, and what their places are called. */
export interface Placement extends Standing {
  /** The member's departments and all below them. */
  readonly departmentIdsBelow: readonly string[]
  /** Who stands above the member, nearest first. */
  readonly superiorIds: readonly string[]
  /** Who reports to the member directly. */
  readonly directReportIds: readonly string[]
  /** Who reports to the member, directly or through others. */
  readonly reportIds: readonly string[]
  readonly attributes: Readonly<Record<PlaceAttribute, readonly string[]>>
}

/** What the places of a member are called by. */
export const placeAttributes = ['department', 'post', 'role', 'employee-number'] as const

export type PlaceAttribute = (typeof placeAttributes)[number]

/** What another module may ask of an organisation, inside its own transaction `Tx`. */
export interface PlacementPort<Tx> {
  placement(tx: Tx, personId: string): Promise<Placement>
  /** Active members who are among the subjects, by name: their number, and the first of them. */
  meant(
    tx: Tx,
    subjects: readonly Subject[],
    first: number,
    locale?: Locale,
  ): Promise<{ readonly count: number; readonly people: readonly MeantPerson[] }>
  /** Active members who in one of the pairs are among `of` and not among `but`, without those of the platform roles given. */
  differing(
    tx: Tx,
    pairs: readonly MeantPair[],
    answer: { readonly first: number; readonly except: readonly Role[]; readonly locale?: Locale },
  ): Promise<{ readonly count: number; readonly people: readonly MeantPerson[] }>
}

export interface MeantPair {
  readonly of: readonly Subject[]
  readonly but: readonly Subject[]
}

export interface MeantPerson {
  readonly id: string
  readonly name: string
}

/** Changes which roles of the platform a member has, as a member's form does; who asks is checked there. */
export interface MemberRolesPort<Tx, Caller> {
  /** Takes some roles and gives others, in `tx`; refused where the caller may not, or nobody would administer. */
  change(
    tx: Tx,
    caller: Caller,
    member: {
      readonly personId: string
      readonly take: readonly Role[]
      readonly give: readonly Role[]
    },
  ): Promise<void>
}
