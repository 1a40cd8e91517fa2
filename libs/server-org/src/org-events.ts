import type { ChangeEvent } from '@atrium/domain-core'
import { type Tx, spaceOf } from '@atrium/server-core'

type OrgEntity =
  | 'department'
  | 'post'
  | 'org-role'
  | 'user-group'
  | 'person'
  | 'join-link'
  | 'join-request'

/** Tells the space that part of its organisation changed. */
export function announceOrganisation(
  tx: Tx,
  entity: OrgEntity,
  act: ChangeEvent['act'],
  ids: readonly string[],
): void {
  const entId = spaceOf(tx)
  tx.announce(ids.length > 100 ? { entity, act, entId } : { entity, act, entId, ids: [...ids] })
}
