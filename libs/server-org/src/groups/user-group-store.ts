import type { UserGroup } from '@atrium/domain-org'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'

export const userGroupLimit = 500

export type StoredGroup = Omit<UserGroup, 'people'>

const select = `select id, owner_id as "ownerId", name, kind, scope from platform.user_group where ent_id = $1`

/** The person's own groups and the public ones, by name. */
export function selectUserGroups(tx: Tx, personId: string): Promise<StoredGroup[]> {
  return tx.named<StoredGroup>(
    'org.user-groups',
    `${select} and (owner_id = $2 or kind = 'public') order by lower(name), id limit ${userGroupLimit}`,
    [spaceOf(tx), personId],
  )
}

/** The group, held against other changes until the transaction ends. */
export async function holdUserGroup(tx: Tx, id: string): Promise<StoredGroup> {
  const [row] = await tx.query<StoredGroup>(`${select} and id = $2 for update`, [spaceOf(tx), id])
  if (!row) throw new NotFound('group-not-found')
  return row
}

export async function insertUserGroup(tx: Tx, group: StoredGroup): Promise<void> {
  const { id, ownerId, name, kind, scope } = group
  await tx.query(
    `insert into platform.user_group (id, ent_id, owner_id, name, kind, scope) values ($1, $2, $3, $4, $5, $6)`,
    [id, spaceOf(tx), ownerId, name, kind, JSON.stringify(scope)],
  )
}

export async function updateUserGroup(tx: Tx, { id, name, kind, scope }: StoredGroup) {
  await tx.query(
    `update platform.user_group set name = $3, kind = $4, scope = $5 where id = $1 and ent_id = $2`,
    [id, spaceOf(tx), name, kind, JSON.stringify(scope)],
  )
}

export async function deleteUserGroupRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.user_group where id = $1 and ent_id = $2', [id, spaceOf(tx)])
}
