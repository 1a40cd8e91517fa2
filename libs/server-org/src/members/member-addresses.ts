import type { Tx } from '@atrium/server-core'

/** Members without an e-mail address are reached where their person is. */
export async function giveMembersAddresses(tx: Tx): Promise<void> {
  await tx.query(
    `update platform.memberships m set email = p.email from platform.persons p
      where p.person_id = m.person_id and m.email = '' and p.email is not null`,
  )
}
