import { spaceOf, type Tx } from '@atrium/server-core'

/** Makes those who change one enterprise's organisation wait for each other, until the transaction ends. */
export async function holdOrganisation(tx: Tx): Promise<void> {
  await tx.named('org.hold', `select pg_advisory_xact_lock(hashtextextended('org ' || $1, 0))`, [
    spaceOf(tx),
  ])
}
