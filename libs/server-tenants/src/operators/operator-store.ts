import { type Locale, type Role, roles } from '@atrium/domain-core'
import { type Operator, shownHolders } from '@atrium/domain-tenants'
import { Conflict, nameOrder, nameSql, NotFound, spaceOf, type Tx } from '@atrium/server-core'

const members = `platform.memberships m join platform.persons p on p.person_id = m.person_id`
const columns = (locale: Locale) => `m.person_id as id, ${nameSql(locale, 'm')} as name,
  p.login_id as "loginId", coalesce(p.email, '') as email, m.roles,
  case when p.state = 'suspended' then p.state else m.state end as state`

export interface OperatorPage {
  readonly search: string
  readonly role: Role | null
  readonly after: { readonly name: string; readonly id: string } | null
  readonly limit: number
  /** Of the names, and of their order. */
  readonly locale: Locale
}

const where = `m.ent_id = $1 and m.state <> 'left'
  and ($2 = '' or position(lower($2) in lower(concat_ws(' ', m.name, m.name_en, p.login_id, p.email))) > 0)
  and ($3::text is null or m.roles @> array[$3])`

export function selectOperators(tx: Tx, page: OperatorPage): Promise<Operator[]> {
  const { search, role, after, limit, locale } = page
  const order = nameOrder(locale)
  return tx.query<Operator>(
    `select ${columns(locale)} from ${members} where ${where}
       and ($4::text is null or (${order}, m.person_id) > ($4, $5::uuid))
     order by ${order}, m.person_id limit $6`,
    [spaceOf(tx), search, role, after?.name ?? null, after?.id ?? null, limit],
  )
}

export async function countOperators(
  tx: Tx,
  { search, role }: Pick<OperatorPage, 'search' | 'role'>,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${members} where ${where}`,
    [spaceOf(tx), search, role],
  )
  return row?.count ?? 0
}

interface HoldersRow {
  readonly role: Role
  readonly count: number
  readonly holders: Pick<Operator, 'id' | 'name' | 'loginId'>[]
}

const held = `m.ent_id = $1 and m.state in ('active', 'invited', 'suspended')`

/** Who has each role, the first of them by name. Everybody is a user, so that the first of those are found by their order. */
export function selectHolders(tx: Tx, locale: Locale): Promise<HoldersRow[]> {
  const order = `${nameOrder(locale)}, m.person_id`
  const shown = `json_build_object('id', m.person_id, 'name', ${nameSql(locale, 'm')}, 'loginId', p.login_id)`
  const few = `select role, ${shown} as holder, count(*) over (partition by role) as count,
      row_number() over (partition by role order by ${order}) as place
    from ${members} cross join unnest(m.roles) as role
    where ${held} and m.roles && $2::text[] and role = any($2::text[])`
  const users = `select ${shown} as holder from ${members}
    where ${held} and m.roles @> array['user'] order by ${order} limit ${shownHolders}`
  return tx.query<HoldersRow>(
    `select role, max(count)::int as count, json_agg(holder order by place) as holders
       from (${few}) few where place <= ${shownHolders} group by role
     union all
     select 'user', (select count(*)::int from platform.memberships m where ${held} and m.roles @> array['user']),
       (select coalesce(json_agg(holder), '[]') from (${users}) users)`,
    [spaceOf(tx), roles.filter((role) => role !== 'user')],
  )
}

/** The member, held against other changes until the transaction ends. */
export async function holdOperator(tx: Tx, id: string, locale: Locale): Promise<Operator> {
  // Two operators who take the role from each other wait here.
  await tx.query("select pg_advisory_xact_lock(hashtext('atrium.platform-roles'))")
  const [row] = await tx.query<Operator>(
    `select ${columns(locale)} from ${members}
     where m.ent_id = $1 and m.person_id = $2 and m.state <> 'left' for update of m`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('platform-user-not-found')
  return row
}

export async function saveRoles(tx: Tx, id: string, roles: readonly Role[]): Promise<void> {
  await tx.query(
    'update platform.memberships set roles = $3 where ent_id = $1 and person_id = $2',
    [spaceOf(tx), id, roles],
  )
}

/** Refuses to leave the platform without anybody to operate it. */
export async function requireRoot(tx: Tx, without: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('atrium.platform-roles'))")
  const rows = await tx.query(
    `select 1 from ${members} join platform.enterprises e on e.ent_id = m.ent_id
     where m.roles @> array['root'] and m.state = 'active' and p.state = 'active'
       and e.state = 'active' and m.person_id <> $1 limit 1`,
    [without],
  )
  if (rows.length === 0) throw new Conflict('last-root')
}
