import type { Locale, Role, Total } from '@atrium/domain-core'
import type { Member, MemberQuery, MemberRow } from '@atrium/domain-org'
import { nameOrder, InvalidInput, nameSql, NotFound, type Tx, spaceOf } from '@atrium/server-core'
import type { MemberCursor } from './member-cursor'
import { holdsText, isInSome, soughtText } from './member-search'

/** Members counted exactly, at most. */
const countBound = 10_000

const members = 'platform.memberships m join platform.persons p on p.person_id = m.person_id'

const rowColumns = `m.person_id as id, p.login_id as "loginId", m.state, m.roles,
  m.department_ids as "departmentIds", m.post_ids as "postIds", m.employee_number as "employeeNumber",
  m.phone, m.email, m.portrait_id as "portraitId"`

export interface MemberPage extends MemberQuery {
  /** The department asked for, with those below when they are meant. */
  readonly branch: readonly string[] | null
  readonly locale: Locale
  readonly after: MemberCursor | null
  readonly limit: number
  readonly offset: number
}

/** @param isCommon What is sought is found in many. */
export function selectMembers(
  tx: Tx,
  page: MemberPage & { readonly isCommon: boolean },
): Promise<MemberRow[]> {
  const { where, values } = memberWhere(tx, page)
  const { after, locale } = page
  const order = nameOrder(locale)
  const keyset = after ? ` and (${order}, m.person_id) > ($8, $9::uuid)` : ''
  const places = after ? [after.name, after.id] : []
  const next = values.length + places.length + 1
  return tx.query<MemberRow>(
    `select ${rowColumns}, ${nameSql(locale, 'm')} as name from ${members} where ${where}${keyset}
      order by ${order}, m.person_id limit $${next} offset $${next + 1}`,
    [...values, ...places, page.limit, page.offset],
  )
}

export async function countMembers(tx: Tx, page: MemberPage): Promise<Total> {
  const { where, values } = memberWhere(tx, page)
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
        select 1 from platform.memberships m where ${where} limit ${countBound + 1}) found`,
    values,
  )
  const count = row?.count ?? 0
  return { count: Math.min(count, countBound), exact: count <= countBound }
}

/** Which members `m` a query means. */
export function memberWhere(
  tx: Tx,
  page: MemberQuery & {
    readonly branch: readonly string[] | null
    readonly isCommon?: boolean
  },
) {
  const text = soughtText(page.search)
  const { branch, isCommon = false } = page
  // Each value is named, used or not, so that all have a place.
  const where = `m.ent_id = $1 and m.state = any($2) and $3::text is not null and ${holdsText({ text, parameter: 3, isCommon })}
    and ${isInSome('$4', branch)}
    and ($5::uuid is null or m.post_ids @> array[$5])
    and ($6::uuid is null or m.org_role_ids @> array[$6])
    and ($7::text is null or m.roles @> array[$7])${page.unplaced ? " and m.department_ids = '{}'" : ''}`
  const values = [
    spaceOf(tx),
    page.states,
    text,
    branch,
    page.postId ?? null,
    page.orgRoleId ?? null,
    page.role ?? null,
  ]
  return { where, values }
}

type StoredMember = Omit<Member, 'joinedAt' | keyof Rest> & { joined: Date; profile: Partial<Rest> }

/** What is kept of a profile and never asked for by value. */
type Rest = Pick<Member, (typeof restKeys)[number]>

const restKeys = [
  'gender',
  'birthday',
  'qq',
  'idCard',
  'address',
  'signature',
  'extension',
  'entryDate',
  'jobDescription',
] as const

const emptyRest: Rest = {
  gender: null,
  birthday: null,
  qq: '',
  idCard: '',
  address: '',
  signature: '',
  extension: '',
  entryDate: null,
  jobDescription: '',
}

/** The member, whatever their state; held against other changes when `hold` says so. */
export async function findMember(tx: Tx, id: string, options: { hold: boolean }): Promise<Member> {
  const [row] = await tx.query<StoredMember>(
    `select ${rowColumns}, m.name, m.name_en as "nameEn", m.phone_hidden as "phoneHidden",
        m.org_role_ids as "orgRoleIds", m.superior_id as "superiorId",
        m.version, m.created_at as joined, m.profile
      from ${members} where m.ent_id = $1 and m.person_id = $2${options.hold ? ' for update of m' : ''}`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('member-not-found')
  const { joined, profile, ...member } = row
  return { ...member, ...emptyRest, ...profile, joinedAt: joined.toISOString() }
}

/** Keeps a member as given, and counts the change. */
export async function updateMember(tx: Tx, member: Member): Promise<void> {
  await tx.query(
    `update platform.memberships set name = $3, name_en = $4, roles = $5, department_ids = $6, post_ids = $7,
        org_role_ids = $8, superior_id = $9, employee_number = $10, phone = $11, phone_hidden = $12,
        email = $13, portrait_id = $14, profile = $15, version = version + 1
      where ent_id = $1 and person_id = $2`,
    [
      spaceOf(tx),
      member.id,
      member.name,
      member.nameEn || null,
      member.roles,
      member.departmentIds,
      member.postIds,
      member.orgRoleIds,
      member.superiorId,
      member.employeeNumber,
      member.phone,
      member.phoneHidden,
      member.email,
      member.portraitId,
      JSON.stringify(Object.fromEntries(restKeys.map((key) => [key, member[key]]))),
    ],
  )
}

/** From which states each may be reached by an administrator: whoever was invited, or has left, says so themselves. */
const before = {
  active: ['suspended'],
  suspended: ['active'],
  left: ['invited', 'active', 'suspended'],
} as const

/** Sets the state of members and answers who changed; those who have left leave departments, posts and roles too. */
export async function setStates(
  tx: Tx,
  ids: readonly string[],
  state: 'active' | 'suspended' | 'left',
): Promise<string[]> {
  const emptied =
    state === 'left'
      ? `, department_ids = '{}', post_ids = '{}', org_role_ids = '{}', superior_id = null`
      : ''
  const rows = await tx.query<{ id: string }>(
    `update platform.memberships set state = $3, version = version + 1${emptied}
      where ent_id = $1 and person_id = any($2::uuid[]) and state = any($4) returning person_id as id`,
    [spaceOf(tx), ids, state, before[state]],
  )
  const changed = rows.map(({ id }) => id)
  if (state === 'left') await endGrants(tx, changed)
  return changed
}

/** What was trusted to somebody in the console ends with their membership. */
async function endGrants(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    'delete from platform.console_grants where ent_id = $1 and person_id = any($2::uuid[])',
    [spaceOf(tx), ids],
  )
}

/** Members' departments, by who they are; for the log. */
export function placesOf(tx: Tx, ids: readonly string[]): Promise<Record<string, string[]>> {
  return valuesOf(tx, 'department_ids', ids)
}

/** Members' states, by who they are; for the log. */
export function statesOf(tx: Tx, ids: readonly string[]): Promise<Record<string, string>> {
  return valuesOf(tx, 'state', ids)
}

async function valuesOf<Value>(
  tx: Tx,
  column: 'department_ids' | 'state',
  ids: readonly string[],
): Promise<Record<string, Value>> {
  const rows = await tx.query<{ id: string; value: Value }>(
    `select person_id as id, ${column} as value from platform.memberships
      where ent_id = $1 and person_id = any($2::uuid[]) order by person_id`,
    [spaceOf(tx), ids],
  )
  return Object.fromEntries(rows.map(({ id, value }) => [id, value]))
}

/** Puts members first into a department; answers who moved. */
export async function placeMembers(
  tx: Tx,
  ids: readonly string[],
  { departmentId, keep }: { readonly departmentId: string; readonly keep: boolean },
): Promise<string[]> {
  const placed = keep
    ? 'array_append(array_remove(department_ids, $3::uuid), $3::uuid)'
    : 'array[$3::uuid]'
  const rows = await tx.query<{ id: string }>(
    `update platform.memberships set department_ids = ${placed}, version = version + 1
      where ent_id = $1 and person_id = any($2::uuid[]) and state <> 'left' returning person_id as id`,
    [spaceOf(tx), ids, departmentId],
  )
  return rows.map(({ id }) => id)
}

/** How many active members have a platform role, leaving some out. */
export async function countWithRole(
  tx: Tx,
  role: Role,
  without: readonly string[],
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.memberships
      where ent_id = $1 and state = 'active' and roles @> array[$2] and person_id <> all($3::uuid[])`,
    [spaceOf(tx), role, without],
  )
  return row?.count ?? 0
}

/** The superiors above somebody, nearest first. */
export async function superiorsAbove(tx: Tx, id: string, depth: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `with recursive above as (
        select superior_id as id, 1 as depth from platform.memberships where ent_id = $1 and person_id = $2
        union all
        select m.superior_id, above.depth + 1 from above
          join platform.memberships m on m.ent_id = $1 and m.person_id = above.id
          where above.depth < $3
      ) select id from above where id is not null order by depth`,
    [spaceOf(tx), id, depth],
  )
  return rows.map((row) => row.id)
}

/** Refuses ids that are not members who are still there. */
export async function requireMembers(tx: Tx, ids: readonly string[], field: string): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx.query<{ id: string }>(
    `select person_id as id from platform.memberships
      where ent_id = $1 and state <> 'left' and person_id = any($2::uuid[])`,
    [spaceOf(tx), ids],
  )
  refuseUnknown(ids, rows, field)
}

/** Refuses ids of departments, posts or roles that the space does not have. */
export async function requirePlaces(
  tx: Tx,
  table: 'department' | 'post' | 'org_role',
  ids: readonly string[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx.query<{ id: string }>(
    `select id from platform.${table} where ent_id = $1 and id = any($2::uuid[])`,
    [spaceOf(tx), ids],
  )
  refuseUnknown(ids, rows, field)
}

function refuseUnknown(ids: readonly string[], found: readonly { id: string }[], field: string) {
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.flatMap((id, at) => (known.has(id.toLowerCase()) ? [] : [at]))
  if (unknown.length === 0) return
  throw new InvalidInput(unknown.map((at) => ({ path: [field, at], code: 'not-in-list' })))
}
