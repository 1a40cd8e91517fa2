import { spaceOf, type Tx } from '@atrium/server-core'

export async function isActiveMember(tx: Tx, personId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.memberships where ent_id = $1 and person_id = $2 and state = 'active'`,
    [spaceOf(tx), personId],
  )
  return rows.length > 0
}

/** Names of those of the people who are members still, by name. */
export async function selectPresent(tx: Tx, personIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select name from platform.memberships
      where ent_id = $1 and person_id = any($2::uuid[]) and state <> 'left'
      order by name collate "zh-x-icu", person_id`,
    [spaceOf(tx), personIds],
  )
  return rows.map(({ name }) => name)
}
