import { accept, reject, type Result } from '@atrium/domain-core'
import type { AgencyState } from './agency'

/** An agency as it is kept: expiry is told by the clock, and a person who has gone by the membership. */
export interface KeptAgency {
  readonly state: Exclude<AgencyState, 'expired'>
  /** Milliseconds; null lasts until it is taken back. */
  readonly endsAt: number | null
  /** Whether host and agent both are active members. */
  readonly bothActive: boolean
}

export const agencyActs = ['edit', 're-edit', 'recover', 'delete'] as const

export type AgencyAct = (typeof agencyActs)[number]

/** What an agency is at a moment. */
export function stateAt({ state, endsAt, bothActive }: KeptAgency, now: number): AgencyState {
  if (state !== 'agenting') return state
  if (!bothActive) return 'invalid'
  return endsAt !== null && endsAt <= now ? 'expired' : 'agenting'
}

/** What the host may do to an agency in a state. */
export function agencyActsIn(state: AgencyState): readonly AgencyAct[] {
  return state === 'agenting' ? ['edit', 'recover'] : ['re-edit', 'delete']
}

/** The state after an act of the host; null once deleted. */
export function advanceAgency(
  state: AgencyState,
  act: AgencyAct,
): Result<AgencyState | null, 'agency-running' | 'agency-not-running'> {
  if (!agencyActsIn(state).includes(act)) {
    return reject(state === 'agenting' ? 'agency-running' : 'agency-not-running')
  }
  switch (act) {
    case 'edit':
    case 're-edit':
      return accept('agenting')
    case 'recover':
      return accept('recycled')
    case 'delete':
      return accept(null)
  }
}
