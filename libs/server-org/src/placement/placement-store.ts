import type { Locale } from '@atrium/domain-core'
import { type Placement, reportingDepth, type Subject, type UserGroup } from '@atrium/domain-org'
import { nameOrder, nameSql, type Tx, spaceOf } from '@atrium/server-core'
import { isInSome } from '../members/member-search'

/** Who report to one person and count for what they see, at most. */
const reportLimit = 10_000

export interface PlacementRow extends Omit<Placement, 'personId' | 'groupIds' | 'attributes'> {
  readonly employeeNumber: string
  readonly departments: readonly string[]
  readonly posts: readonly string[]
  readonly orgRoles: readonly string[]
}

/** Where a member stands; null for somebody who is no active member. */
export async function selectPlacement(tx: Tx, personId: string): Promise<PlacementRow | null> {
  const [row] = await tx.named<PlacementRow>(
    'org.placement',
    `with recursive me as (
        select department_ids, post_ids, org_role_ids, employee_number
        from platform.memberships where ent_id = $1 and person_id = $2 and state = 'active'
      ), above as (
        select d.id, d.parent_id from platform.department d, me
          where d.ent_id = $1 and d.id = any(me.department_ids)
        union select d.id, d.parent_id from platform.department d join above on d.id = above.parent_id
          where d.ent_id = $1
      ), below as (
        select d.id from platform.department d, me where d.ent_id = $1 and d.id = any(me.department_ids)
        union select d.id from platform.department d join below on d.parent_id = below.id
          where d.ent_id = $1
      ), superiors as (
        select superior_id as id, 1 as depth from platform.memberships
          where ent_id = $1 and person_id = $2 and superior_id is not null
        union select m.superior_id, s.depth + 1 from superiors s
          join platform.memberships m on m.ent_id = $1 and m.person_id = s.id
          where m.superior_id is not null and s.depth < ${reportingDepth}
      ), reports as (
        select person_id as id, 1 as depth from platform.memberships
          where ent_id = $1 and superior_id = $2 and state = 'active'
        union select m.person_id, 2 from platform.memberships m join reports r on m.superior_id = r.id
          where m.ent_id = $1 and m.state = 'active'
      )
      select me.department_ids as "departmentIds", me.post_ids as "postIds", me.org_role_ids as "roleIds",
        me.employee_number as "employeeNumber",
        array(select id from above) as "departmentIdsAbove",
        array(select id from below) as "departmentIdsBelow",
        array(select id from superiors order by depth) as "superiorIds",
        array(select id from reports where depth = 1 limit ${reportLimit}) as "directReportIds",
        array(select distinct id from reports limit ${reportLimit}) as "reportIds",
        array(select name from platform.department where ent_id = $1 and id = any(me.department_ids)) as departments,
        array(select name from platform.post where ent_id = $1 and id = any(me.post_ids)) as posts,
        array(select name from platform.org_role where ent_id = $1 and id = any(me.org_role_ids)) as "orgRoles"
      from me`,
    [spaceOf(tx), personId],
  )
  return row ?? null
}

/** The user groups of the space and whom they are made of. */
export function selectGroupScopes(tx: Tx): Promise<Pick<UserGroup, 'id' | 'scope'>[]> {
  return tx.named(
    'org.group-scopes',
    'select id, scope from platform.user_group where ent_id = $1',
    [spaceOf(tx)],
  )
}

/** Active members among the subjects, groups and branches opened already; the first of them by name. */
export async function selectMeant(
  tx: Tx,
  subjects: readonly Subject[],
  { first, locale }: { readonly first: number; readonly locale: Locale },
) {
  const ids = (kind: Subject['kind']) =>
    subjects.flatMap((subject) =>
      subject.kind === kind && subject.kind !== 'everyone' ? [subject.id] : [],
    )
  const everyone = subjects.some(({ kind }) => kind === 'everyone')
  const departments = ids('department')
  const values = [spaceOf(tx), ids('person'), departments, ids('post'), ids('role')]
  const someMeant = ` and (m.person_id = any($2::uuid[]) or ${isInSome('$3', departments)}
    or m.post_ids && $4::uuid[] or m.org_role_ids && $5::uuid[])`
  const from = `from platform.memberships m
    where m.ent_id = $1 and m.state = 'active'${everyone ? everyoneMeant : someMeant}`
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count ${from}`,
    values,
  )
  if (first === 0) return { count: counted?.count ?? 0, people: [] }
  const people = await tx.query<{ id: string; name: string }>(
    `select m.person_id as id, ${nameSql(locale, 'm')} as name ${from}
      order by ${nameOrder(locale)}, m.person_id limit $6`,
    [...values, first],
  )
  return { count: counted?.count ?? 0, people }
}

/** Every value is named, so that all have a place. */
const everyoneMeant = ` and ($2::uuid[] is not null and $3::uuid[] is not null
    and $4::uuid[] is not null and $5::uuid[] is not null)`
