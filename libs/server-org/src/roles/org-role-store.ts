import type { OrgRole, RoleGroup } from '@atrium/domain-org'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import { headcount } from '../headcount'

export const orgRoleLimit = 1000

const selectGroup = `select id, name, place::float8 as place from platform.role_group where ent_id = $1`

const roleColumns = `r.id, r.group_id as "groupId", r.name, r.description, r.place::float8 as place`

export function selectRoleGroups(tx: Tx): Promise<RoleGroup[]> {
  return tx.named('org.role-groups', `${selectGroup} order by place limit ${orgRoleLimit}`, [
    spaceOf(tx),
  ])
}

export function selectOrgRoles(tx: Tx): Promise<OrgRole[]> {
  return tx.named(
    'org.roles',
    `with held as materialized (${headcount('org_role_ids')})
      select ${roleColumns}, coalesce(held.people, 0) as people
      from platform.org_role r left join held on held.id = r.id
      where r.ent_id = $1 order by r.place limit ${orgRoleLimit}`,
    [spaceOf(tx)],
  )
}

export async function findRoleGroup(tx: Tx, id: string): Promise<RoleGroup> {
  const [row] = await tx.named<RoleGroup>('org.role-group', `${selectGroup} and id = $2`, [
    spaceOf(tx),
    id,
  ])
  if (!row) throw new NotFound('role-group-not-found')
  return row
}

export async function findOrgRole(tx: Tx, id: string): Promise<OrgRole> {
  const [row] = await tx.query<OrgRole>(
    `select ${roleColumns}, (
        select count(*)::int from platform.memberships m
        where m.ent_id = $1 and m.state = 'active' and m.org_role_ids @> array[$2::uuid]) as people
      from platform.org_role r where r.ent_id = $1 and r.id = $2`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('role-not-found')
  return row
}

export async function insertRoleGroup(tx: Tx, id: string, name: string): Promise<void> {
  await tx.query('insert into platform.role_group (id, ent_id, name) values ($1, $2, $3)', [
    id,
    spaceOf(tx),
    name,
  ])
}

export async function renameRoleGroupRow(tx: Tx, id: string, name: string): Promise<void> {
  await tx.query('update platform.role_group set name = $3 where id = $1 and ent_id = $2', [
    id,
    spaceOf(tx),
    name,
  ])
}

export async function isRoleGroupInUse(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query('select from platform.org_role where group_id = $1 limit 1', [id])
  return rows.length > 0
}

export async function deleteRoleGroupRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.role_group where id = $1 and ent_id = $2', [id, spaceOf(tx)])
}

type RoleText = Pick<OrgRole, 'id' | 'groupId' | 'name' | 'description'>

export async function insertOrgRole(tx: Tx, role: RoleText): Promise<void> {
  await tx.query(
    `insert into platform.org_role (id, ent_id, group_id, name, description) values ($1, $2, $3, $4, $5)`,
    [role.id, spaceOf(tx), role.groupId, role.name, role.description],
  )
}

export async function updateOrgRole(tx: Tx, role: RoleText): Promise<void> {
  await tx.query(
    `update platform.org_role set group_id = $3, name = $4, description = $5 where id = $1 and ent_id = $2`,
    [role.id, spaceOf(tx), role.groupId, role.name, role.description],
  )
}

export async function deleteOrgRoleRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.org_role where id = $1 and ent_id = $2', [id, spaceOf(tx)])
}

/** Gives the role to members who lack it, and takes it from those who have it. */
export async function giveOrgRole(
  tx: Tx,
  roleId: string,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<void> {
  const entId = spaceOf(tx)
  await tx.query(
    `update platform.memberships set org_role_ids = org_role_ids || $1::uuid, version = version + 1
      where ent_id = $2 and person_id = any($3::uuid[]) and not org_role_ids @> array[$1::uuid]`,
    [roleId, entId, add],
  )
  await tx.query(
    `update platform.memberships set org_role_ids = array_remove(org_role_ids, $1::uuid), version = version + 1
      where ent_id = $2 and person_id = any($3::uuid[]) and org_role_ids @> array[$1::uuid]`,
    [roleId, entId, remove],
  )
}
