import { accept, reject, type Result } from '@atrium/domain-core'
import type { DeveloperState } from './developer-grant'

/** What decides what may happen: null where nobody has applied. */
export interface DeveloperStanding {
  readonly state: DeveloperState | null
  /** Whether a token was shown, and works. */
  readonly hasToken: boolean
}

export const developerActs = [
  'apply',
  'withdraw',
  'issue',
  'reset',
  'take',
  'approve',
  'reject',
  'revoke',
] as const

export type DeveloperAct = (typeof developerActs)[number]

/** Who approved keeps waiting for a token until it is shown; a token that was shown is replaced only by a new review. */
const outcomes: Readonly<
  Record<DeveloperAct, (standing: DeveloperStanding) => DeveloperState | null | undefined>
> = {
  apply: ({ state }) => when(state === null || isOver(state), 'applying'),
  withdraw: ({ state }) => when(state !== null, null),
  issue: ({ state, hasToken }) => when(state === 'approved' && !hasToken, 'approved'),
  reset: ({ state, hasToken }) => when(state === 'approved' && hasToken, 'applying'),
  take: ({ state }) => when(state === 'applying', 'under-review'),
  approve: ({ state }) => when(state === 'under-review', 'approved'),
  reject: ({ state }) => when(state === 'under-review', 'rejected'),
  revoke: ({ state }) => when(state === 'approved', 'failed'),
}

/** The state after an act; null when nothing is left of it. */
export function advanceDeveloper(
  standing: DeveloperStanding,
  act: DeveloperAct,
): Result<DeveloperState | null, 'developer-state-unfit'> {
  const next = outcomes[act](standing)
  return next === undefined ? reject('developer-state-unfit') : accept(next)
}

function when<Next>(fits: boolean, next: Next): Next | undefined {
  return fits ? next : undefined
}

function isOver(state: DeveloperState): boolean {
  return state === 'rejected' || state === 'failed'
}
