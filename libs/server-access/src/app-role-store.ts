import type { AppRole } from '@atrium/domain-access'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'

/** Roles of one application, at most. */
export const appRoleLimit = 100

export type StoredRole = AppRole & { readonly version: number }

const select = `select id, app_id as "appId", kind, name, description, subjects, grants, version
  from platform.app_role where app_id = $1 and ent_id = $2`

export function selectAppRoles(tx: Tx, appId: string): Promise<StoredRole[]> {
  return tx.named<StoredRole>('access.roles', `${select} order by lower(name), id`, [
    appId,
    spaceOf(tx),
  ])
}

/** The role, held against other changes until the transaction ends. */
export async function holdAppRole(tx: Tx, appId: string, roleId: string): Promise<StoredRole> {
  const [row] = await tx.query<StoredRole>(`${select} and id = $3 for update`, [
    appId,
    spaceOf(tx),
    roleId,
  ])
  if (!row) throw new NotFound('app-role-not-found')
  return row
}

export async function insertAppRole(tx: Tx, role: AppRole): Promise<void> {
  await tx.query(
    `insert into platform.app_role (id, ent_id, app_id, kind, name, description, subjects, grants)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      role.id,
      spaceOf(tx),
      role.appId,
      role.kind,
      role.name,
      role.description,
      JSON.stringify(role.subjects),
      JSON.stringify(role.grants),
    ],
  )
}

/** Keeps a role as given, and counts the change. */
export async function updateAppRole(tx: Tx, role: AppRole): Promise<void> {
  await tx.query(
    `update platform.app_role set kind = $3, name = $4, description = $5, subjects = $6, grants = $7,
        version = version + 1
      where id = $1 and ent_id = $2`,
    [
      role.id,
      spaceOf(tx),
      role.kind,
      role.name,
      role.description,
      JSON.stringify(role.subjects),
      JSON.stringify(role.grants),
    ],
  )
}

export async function deleteAppRoleRow(tx: Tx, roleId: string): Promise<void> {
  await tx.query('delete from platform.app_role where id = $1 and ent_id = $2', [
    roleId,
    spaceOf(tx),
  ])
}
