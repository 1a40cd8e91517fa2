import type { ChangeEvent } from '@atrium/domain-core'
import { spaceOf, type Tx } from '@atrium/server-core'

/** Tells those who review that items changed. */
export function announceReviews(tx: Tx, act: ChangeEvent['act'], ids: readonly string[]): void {
  tx.announce({ entity: 'review', act, entId: spaceOf(tx), ids: ids.slice(0, 100) })
}
