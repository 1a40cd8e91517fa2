import type { Locale } from '@atrium/domain-core'
import type { PlatformUser, PlatformUserDetail, UserMembership } from '@atrium/domain-tenants'
import { nameSql, NotFound, type Tx } from '@atrium/server-core'

interface UserRow extends Omit<PlatformUser, 'createdAt' | 'memberships'> {
  readonly createdAt: Date
}

/** Users counted exactly, at most. */
const countBound = 10_000

const columns = (locale: Locale) => `p.person_id as id, p.login_id as "loginId",
  ${nameSql(locale, 'p')} as name, p.email, p.state, p.created_at as "createdAt"`

export interface UserQuery {
  readonly search: string
  readonly state: PlatformUser['state'] | null
  readonly entId: string | null
}

export interface UserPage extends UserQuery {
  /** The login id behind which the page begins. */
  readonly after: string | null
  readonly limit: number
  /** Of the names. */
  readonly locale: Locale
}

const where = `($1 = '' or position(lower($1) in lower(concat_ws(' ', p.login_id, p.name, p.name_en, p.email))) > 0)
  and ($2::text is null or p.state = $2)
  and ($3::text is null or exists (select 1 from platform.memberships m
    where m.person_id = p.person_id and m.ent_id = $3 and m.state <> 'left'))`

export async function selectUsers(tx: Tx, page: UserPage): Promise<PlatformUser[]> {
  const { search, state, entId, after, limit, locale } = page
  const rows = await tx.query<UserRow>(
    `select ${columns(locale)} from platform.persons p
     where ${where} and ($4::text is null or p.login_id > $4)
     order by p.login_id limit $5`,
    [search, state, entId, after, limit],
  )
  return joined(tx, rows, locale)
}

export async function countUsers(tx: Tx, { search, state, entId }: UserQuery) {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from platform.persons p where ${where} limit ${countBound + 1}) found`,
    [search, state, entId],
  )
  const count = row?.count ?? 0
  return { count: Math.min(count, countBound), exact: count <= countBound }
}

/** What they are where; one statement for the whole page. */
async function joined(tx: Tx, rows: readonly UserRow[], locale: Locale): Promise<PlatformUser[]> {
  const found = await tx.query<UserMembership & { personId: string }>(
    `select m.person_id as "personId", m.ent_id as "entId",
       ${nameSql(locale, 'e')} as enterprise, e.state as "enterpriseState", m.state, m.roles
     from platform.memberships m join platform.enterprises e on e.ent_id = m.ent_id
     where m.person_id = any($1::uuid[]) and m.state <> 'left' order by m.created_at, m.ent_id`,
    [rows.map(({ id }) => id)],
  )
  const byPerson = Map.groupBy(found, ({ personId }) => personId)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    memberships: (byPerson.get(row.id) ?? []).map(withoutPerson),
  }))
}

function withoutPerson({
  entId,
  enterprise,
  enterpriseState,
  state,
  roles,
}: UserMembership): UserMembership {
  return { entId, enterprise, enterpriseState, state, roles }
}

const shownSessions = 50

/** Sessions that were not used for so long are over. */
const idleHours = 12

export async function findUser(
  tx: Tx,
  id: string,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Promise<PlatformUserDetail> {
  const [row] = await tx.query<UserRow & { hasPassword: boolean }>(
    `select ${columns(locale)}, p.password_hash is not null as "hasPassword"
     from platform.persons p where p.person_id = $1`,
    [id],
  )
  if (!row) throw new NotFound('platform-user-not-found')
  const [user] = await joined(tx, [row], locale)
  const sessions = await tx.query<{ id: string; ip: string; userAgent: string; seenAt: Date }>(
    `select session_id as id, ip, user_agent as "userAgent", seen_at as "seenAt"
     from platform.sessions where person_id = $1 and expires_at > $2 and seen_at > $3
     order by seen_at desc limit ${shownSessions}`,
    [id, now, new Date(now.getTime() - idleHours * 3_600_000)],
  )
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    memberships: user?.memberships ?? [],
    sessions: sessions.map((each) => ({ ...each, seenAt: each.seenAt.toISOString() })),
  }
}

export interface HeldUser {
  readonly loginId: string
  readonly email: string | null
  readonly locale: Locale | null
  readonly state: PlatformUser['state']
}

/** The person, held against other operators until the transaction ends. */
export async function holdUser(tx: Tx, id: string): Promise<HeldUser> {
  const [row] = await tx.query<HeldUser>(
    `select login_id as "loginId", email, locale, state from platform.persons
     where person_id = $1 for update`,
    [id],
  )
  if (!row) throw new NotFound('platform-user-not-found')
  return row
}

export async function setUserState(
  tx: Tx,
  id: string,
  state: PlatformUser['state'],
): Promise<void> {
  await tx.query('update platform.persons set state = $2 where person_id = $1', [id, state])
}
