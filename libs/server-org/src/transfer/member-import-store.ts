import type { Member } from '@atrium/domain-org'
import { spaceOf, type Tx } from '@atrium/server-core'
import type { KnownMember, Stranger } from './decide-members'

/** Everybody the space knows, those who have left too. */
export function selectKnownMembers(tx: Tx): Promise<KnownMember[]> {
  return tx.query(
    `select m.person_id as id, p.login_id as "loginId", m.email, m.employee_number as "employeeNumber",
        m.state, m.superior_id as "superiorId"
      from platform.memberships m join platform.persons p on p.person_id = m.person_id
      where m.ent_id = $1`,
    [spaceOf(tx)],
  )
}

/** People with an account of one of these login ids or addresses who never were members of the space. */
export function selectStrangers(tx: Tx, addresses: readonly string[]): Promise<Stranger[]> {
  return tx.query(
    `select p.person_id as id, p.login_id as "loginId", p.email, p.state = 'active' as "isActive"
      from platform.persons p
      where (p.login_id = any($2::text[]) or p.email = any($2::text[])) and not exists (
        select from platform.memberships m where m.ent_id = $1 and m.person_id = p.person_id)`,
    [spaceOf(tx), addresses],
  )
}

export interface MadeDepartment {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}

export async function insertMadeDepartments(tx: Tx, made: readonly MadeDepartment[]) {
  await tx.query(
    `insert into platform.department (id, ent_id, parent_id, name, code, head_ids)
      select id, $1, "parentId", name, '', '{}'
      from json_to_recordset($2) as d (id uuid, "parentId" uuid, name text)`,
    [spaceOf(tx), JSON.stringify(made)],
  )
}

/** What is kept of a row; what is undefined stays as it is. */
export interface KeptRow {
  readonly act: 'add' | 'invite' | 'update'
  readonly id: string
  readonly loginId: string
  readonly name: string | undefined
  readonly nameEn: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly employeeNumber: string | undefined
  readonly departmentIds: readonly string[] | undefined
  readonly postIds: readonly string[] | undefined
  readonly orgRoleIds: readonly string[] | undefined
  readonly superiorId: string | undefined
  readonly profile: Partial<Member>
}

const rows = `json_to_recordset($2) as r (act text, id uuid, "loginId" text, name text, "nameEn" text, email text,
  phone text, "employeeNumber" text, "departmentIds" uuid[], "postIds" uuid[], "orgRoleIds" uuid[],
  "superiorId" uuid, profile jsonb)`

/** Keeps decided rows: new people, memberships that were not there, and what is said of those that were. */
export async function keepRows(tx: Tx, kept: readonly KeptRow[]): Promise<void> {
  const values = [spaceOf(tx), JSON.stringify(kept)]
  await tx.query(
    `insert into platform.persons (person_id, login_id, name, name_en, ent_id)
      select r.id, r."loginId", r.name, r."nameEn", $1 from ${rows} where r.act = 'add'`,
    values,
  )
  await tx.query(
    `insert into platform.memberships (ent_id, person_id, roles, login_id, name, name_en, state, email, phone,
        employee_number, department_ids, post_ids, org_role_ids, superior_id, profile)
      select $1, p.person_id, '{user}', p.login_id, coalesce(r.name, p.name), coalesce(r."nameEn", p.name_en),
        case r.act when 'add' then 'active' else 'invited' end, coalesce(r.email, ''), coalesce(r.phone, ''),
        coalesce(r."employeeNumber", ''), coalesce(r."departmentIds", '{}'), coalesce(r."postIds", '{}'),
        coalesce(r."orgRoleIds", '{}'), r."superiorId", r.profile
      from ${rows} join platform.persons p on p.person_id = r.id where r.act <> 'update'
      on conflict (ent_id, person_id) do update set state = 'invited', roles = excluded.roles`,
    values,
  )
  await tx.query(
    `update platform.memberships m set
        name = coalesce(r.name, m.name), name_en = coalesce(r."nameEn", m.name_en),
        email = coalesce(r.email, m.email), phone = coalesce(r.phone, m.phone),
        employee_number = coalesce(r."employeeNumber", m.employee_number),
        department_ids = coalesce(r."departmentIds", m.department_ids),
        post_ids = coalesce(r."postIds", m.post_ids), org_role_ids = coalesce(r."orgRoleIds", m.org_role_ids),
        superior_id = coalesce(r."superiorId", m.superior_id), profile = m.profile || r.profile,
        version = m.version + 1
      from ${rows} where m.ent_id = $1 and m.person_id = r.id and r.act <> 'add'`,
    values,
  )
}
