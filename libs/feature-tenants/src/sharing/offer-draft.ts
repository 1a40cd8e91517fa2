import type { InputOf, VisitKind } from '@atrium/domain-core'
import type { offerGrant } from '@atrium/domain-tenants'

/** What an administrator has chosen so far. */
export interface TypedOffer {
  readonly entId: string | null
  readonly who: 'everyone' | 'department' | 'person'
  readonly departmentId: string | null
  readonly loginId: string
  readonly role: VisitKind
  /** The last day. */
  readonly until: string | null
  readonly reason: string
}

export const blankOffer: TypedOffer = {
  entId: null,
  who: 'everyone',
  departmentId: null,
  loginId: '',
  role: 'visitor',
  until: null,
  reason: '',
}

/** Null while something is missing. */
export function inputOf(typed: TypedOffer, containerId: string): InputOf<typeof offerGrant> | null {
  const { entId, role, until } = typed
  const guests = guestsOf(typed)
  const reason = typed.reason.trim()
  if (entId === null || !guests || until === null || reason === '') return null
  // The day counts to its end, where the person is.
  const validUntil = new Date(`${until}T23:59:59`).toISOString()
  return { containerId, guestEntId: entId, guests, role, validUntil, reason }
}

function guestsOf({ who, departmentId, loginId }: TypedOffer) {
  switch (who) {
    case 'everyone':
      return { kind: 'everyone' } as const
    case 'department':
      return departmentId === null ? null : ({ kind: 'department', id: departmentId } as const)
    case 'person':
      return loginId.trim() === '' ? null : ({ kind: 'person', loginId: loginId.trim() } as const)
  }
}
