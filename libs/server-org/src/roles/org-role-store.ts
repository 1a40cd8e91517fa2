import type { Locale } from '@atrium/domain-core'
import type { KeptNames, OrgRole, RoleGroup } from '@atrium/domain-org'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import { headcount } from '../headcount'
import { namesSql } from '../kept-names'

export const orgRoleLimit = 1000

const selectGroup = (
  locale: Locale,
) => `select g.id, ${namesSql(locale, 'g')}, g.place::float8 as place
  from platform.role_group g where ent_id = $1`

const roleColumns = (locale: Locale) =>
  `r.id, r.group_id as "groupId", ${namesSql(locale, 'r')}, r.description, r.place::float8 as place`

export function selectRoleGroups(tx: Tx, locale: Locale): Promise<RoleGroup[]> {
  return tx.named(
    `org.role-groups ${locale}`,
    `${selectGroup(locale)} order by place limit ${orgRoleLimit}`,
    [spaceOf(tx)],
  )
}

export function selectOrgRoles(tx: Tx, locale: Locale): Promise<OrgRole[]> {
  return tx.named(
    `org.roles ${locale}`,
    `with held as materialized (${headcount('org_role_ids')})
      select ${roleColumns(locale)}, coalesce(held.people, 0) as people
      from platform.org_role r left join held on held.id = r.id
      where r.ent_id = $1 order by r.place limit ${orgRoleLimit}`,
    [spaceOf(tx)],
  )
}

export async function findRoleGroup(tx: Tx, id: string, locale: Locale): Promise<RoleGroup> {
  const [row] = await tx.named<RoleGroup>(
    `org.role-group ${locale}`,
    `${selectGroup(locale)} and id = $2`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('role-group-not-found')
  return row
}

export async function findOrgRole(tx: Tx, id: string, locale: Locale): Promise<OrgRole> {
  const [row] = await tx.query<OrgRole>(
    `select ${roleColumns(locale)}, (
        select count(*)::int from platform.memberships m
        where m.ent_id = $1 and m.state = 'active' and m.org_role_ids @> array[$2::uuid]) as people
      from platform.org_role r where r.ent_id = $1 and r.id = $2`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('role-not-found')
  return row
}

export async function insertRoleGroup(tx: Tx, id: string, names: KeptNames): Promise<void> {
  await tx.query(
    'insert into platform.role_group (id, ent_id, name, name_en) values ($1, $2, $3, $4)',
    [id, spaceOf(tx), names.name, names.nameEn],
  )
}

export async function renameRoleGroupRow(tx: Tx, id: string, names: KeptNames): Promise<void> {
  await tx.query(
    'update platform.role_group set name = $3, name_en = $4 where id = $1 and ent_id = $2',
    [id, spaceOf(tx), names.name, names.nameEn],
  )
}

export async function isRoleGroupInUse(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query('select from platform.org_role where group_id = $1 limit 1', [id])
  return rows.length > 0
}

export async function deleteRoleGroupRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.role_group where id = $1 and ent_id = $2', [id, spaceOf(tx)])
}

type RoleText = Pick<OrgRole, 'id' | 'groupId' | 'names' | 'description'>

export async function insertOrgRole(tx: Tx, role: RoleText): Promise<void> {
  await tx.query(
    `insert into platform.org_role (id, ent_id, group_id, name, name_en, description)
      values ($1, $2, $3, $4, $5, $6)`,
    [role.id, spaceOf(tx), role.groupId, role.names.name, role.names.nameEn, role.description],
  )
}

export async function updateOrgRole(tx: Tx, role: RoleText): Promise<void> {
  await tx.query(
    `update platform.org_role set group_id = $3, name = $4, name_en = $5, description = $6
      where id = $1 and ent_id = $2`,
    [role.id, spaceOf(tx), role.groupId, role.names.name, role.names.nameEn, role.description],
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
