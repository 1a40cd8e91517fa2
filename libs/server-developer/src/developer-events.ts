import { type Tx, spaceOf } from '@atrium/server-core'

const developerEntity = 'developer-grant'

/** Tells reviewers, and the person even when they are none. */
export function announceGrant(tx: Tx, id: string, personId: string): void {
  const entId = spaceOf(tx)
  tx.announce({ entity: developerEntity, act: 'changed', ids: [id], entId })
  tx.announce({ entity: developerEntity, act: 'changed', ids: [id], entId, personId })
}
