import type { Locale } from '@atrium/domain-core'
import { type Department, departmentLimit } from '@atrium/domain-org'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import { headcount } from '../headcount'
import { namesSql } from '../kept-names'

type DepartmentRow = Omit<Department, 'people'>

const columns = (
  locale: Locale,
) => `d.id, d.parent_id as "parentId", ${namesSql(locale, 'd')}, d.code,
  d.place::float8 as place, d.head_ids as "headIds"`

/** The departments of the space in order, without their numbers of people. */
export function selectDepartments(tx: Tx, locale: Locale): Promise<DepartmentRow[]> {
  return tx.named<DepartmentRow>(
    `org.departments ${locale}`,
    `select ${columns(locale)} from platform.department d where ent_id = $1 order by place limit ${departmentLimit}`,
    [spaceOf(tx)],
  )
}

/** What lies in what; in no order. */
export function selectBranches(tx: Tx): Promise<Pick<Department, 'id' | 'parentId'>[]> {
  return tx.named(
    'org.branches',
    'select id, parent_id as "parentId" from platform.department where ent_id = $1',
    [spaceOf(tx)],
  )
}

/** Active members by department, each counted in every department they are in. */
export async function countByDepartment(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.named<{ id: string; people: number }>(
    'org.department-people',
    headcount('department_ids'),
    [spaceOf(tx)],
  )
  return new Map(rows.map(({ id, people }) => [id, people]))
}

export async function findDepartment(tx: Tx, id: string, locale: Locale): Promise<Department> {
  const [row] = await tx.named<Department>(
    `org.department ${locale}`,
    `select ${columns(locale)}, (
        select count(*)::int from platform.memberships m
        where m.ent_id = $2 and m.state = 'active' and m.department_ids @> array[$1::uuid]) as people
      from platform.department d where id = $1 and ent_id = $2`,
    [id, spaceOf(tx)],
  )
  if (!row) throw new NotFound('department-not-found')
  return row
}

export async function insertDepartment(
  tx: Tx,
  department: Pick<Department, 'id' | 'parentId' | 'names' | 'code' | 'headIds'>,
): Promise<void> {
  const { id, parentId, names, code, headIds } = department
  await tx.query(
    `insert into platform.department (id, ent_id, parent_id, name, name_en, code, head_ids)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, spaceOf(tx), parentId, names.name, names.nameEn, code, headIds],
  )
}

export async function updateDepartment(
  tx: Tx,
  { id, parentId, names, code, headIds }: Omit<DepartmentRow, 'name' | 'place'>,
): Promise<void> {
  await tx.query(
    `update platform.department set parent_id = $3, name = $4, name_en = $5, code = $6, head_ids = $7
      where id = $1 and ent_id = $2`,
    [id, spaceOf(tx), parentId, names.name, names.nameEn, code, headIds],
  )
}

/** Gives the departments the places that they have among themselves now, in the order of the ids. */
export async function arrangeDepartments(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update platform.department d set place = asked.place
      from (
        select id, place from
          unnest($1::uuid[]) with ordinality as wanted (id, nth)
          join (select place, row_number() over (order by place) as nth
            from platform.department where id = any($1::uuid[]) and ent_id = $2) held using (nth)
      ) asked
      where asked.id = d.id and d.ent_id = $2`,
    [ids, spaceOf(tx)],
  )
}

/** Whether anybody, whatever their state, or any department is in it. */
export async function isDepartmentInUse(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.query<{ used: boolean }>(
    `select exists (select from platform.department where parent_id = $1 and ent_id = $2)
      or exists (
        select from platform.memberships
        where ent_id = $2 and state <> 'left' and department_ids @> array[$1::uuid]) as used`,
    [id, spaceOf(tx)],
  )
  return row?.used ?? false
}

export async function deleteDepartmentRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.department where id = $1 and ent_id = $2', [id, spaceOf(tx)])
}
