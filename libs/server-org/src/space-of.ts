import type { Tx } from '@atrium/server-core'

/** The space a transaction works in; row security stands under the conditions that name it. */
export function spaceOf(tx: Tx): string {
  if (tx.scope === 'platform') throw new Error('an organisation belongs to a space')
  return tx.scope.entId
}

/** Makes those who change one enterprise's organisation wait for each other, until the transaction ends. */
export async function holdOrganisation(tx: Tx): Promise<void> {
  await tx.named('org.hold', `select pg_advisory_xact_lock(hashtextextended('org ' || $1, 0))`, [
    spaceOf(tx),
  ])
}
