import type { JoinPlace } from '@atrium/domain-org'
import type { DutyPort } from '@atrium/domain-security'
import { Conflict, type Core, spaceOf, type Tx } from '@atrium/server-core'
import { announceOrganisation } from '../org-events'
import { seat, standingOf } from './join-standing-store'

export interface Newcomer {
  readonly personId: string
  readonly place: JoinPlace
}

export interface Admitting {
  readonly sessions: Pick<Core['sessions'], 'refresh'>
  readonly duties: DutyPort<Tx>
}

/** Lets a person into the space; refused for members and for those who are suspended. */
export async function admit(
  tx: Tx,
  { sessions, duties }: Admitting,
  { personId, place }: Newcomer,
): Promise<void> {
  if (!(await seat(tx, personId, place))) {
    const standing = await standingOf(tx, personId, spaceOf(tx))
    throw new Conflict(standing === 'suspended' ? 'membership-suspended' : 'member-exists')
  }
  await duties.requireSeparated(tx)
  await sessions.refresh(tx, personId)
  announceOrganisation(tx, 'person', 'added', [personId])
}
