import type { ChangeEvent } from '@atrium/domain-core'
import { type Tx, spaceOf } from '@atrium/server-core'

export const agencyEntity = 'agency'

/** Tells those whom an agency concerns, and nobody else. */
export function announceAgency(
  tx: Tx,
  { id, act, people }: { id: string; act: ChangeEvent['act']; people: readonly string[] },
): void {
  const entId = spaceOf(tx)
  for (const personId of people) {
    tx.announce({ entity: agencyEntity, ids: [id], act, entId, personId })
  }
}
