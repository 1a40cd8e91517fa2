import { spaceOf, type Tx } from '@atrium/server-core'

/** Two administrators who change an enterprise at the same time wait for each other here. */
export async function holdEnterprise(tx: Tx): Promise<void> {
  await tx.query('select 1 from platform.enterprises where ent_id = $1 for update', [spaceOf(tx)])
}
