import type { ConsoleGrant, Locale, Look, Role } from '@atrium/domain-core'
import type { Tx } from '../database/database'
import type { Named } from '../people/person-store'

interface Membership extends Named {
  readonly entId: string
  readonly roles: readonly Role[]
  readonly grant: ConsoleGrant | null
  /** The enterprise may not be entered for now. */
  readonly frozen: boolean
}

/** A session that is good now, with all that a request needs to know of the person. */
export interface Session extends Named {
  readonly sessionId: string
  readonly personId: string
  readonly loginId: string
  readonly locale: Locale | null
  readonly look: Look | null
  readonly homeEntId: string
  readonly memberships: readonly Membership[]
  readonly seenAt: Date
  readonly expiresAt: Date
}

/** A session as its person sees it in a list. */
export interface SessionEntry {
  readonly sessionId: string
  readonly ip: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly expiresAt: Date
}

export interface NewSession {
  readonly sessionId: string
  readonly tokenHash: Buffer
  readonly personId: string
  readonly entId: string
  readonly ip: string
  readonly userAgent: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { sessionId, tokenHash, personId, entId, ip, userAgent, now, expiresAt } = session
  await tx.query(
    `insert into platform.sessions
       (session_id, token_hash, person_id, ent_id, ip, user_agent, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [sessionId, tokenHash, personId, entId, ip, userAgent, now, expiresAt],
  )
}

export async function selectSession(tx: Tx, tokenHash: Buffer): Promise<Session | null> {
  const [row] = await tx.named<Session>(
    'sessions.by-token',
    `select s.session_id as "sessionId", s.person_id as "personId", p.login_id as "loginId",
       p.name, p.name_en as "nameEn", p.locale, p.look, s.ent_id as "homeEntId",
       s.seen_at as "seenAt", s.expires_at as "expiresAt", ${membershipsOfPerson} as memberships
     from platform.sessions s
     join platform.persons p on p.person_id = s.person_id and p.state = 'active'
     where s.token_hash = $1`,
    [tokenHash],
  )
  return row ?? null
}

/** The person of a token, in the token's space alone, as a session would have them. */
export async function selectTokenPerson(
  tx: Tx,
  { personId, entId }: { readonly personId: string; readonly entId: string },
): Promise<Pick<
  Session,
  'personId' | 'loginId' | 'name' | 'nameEn' | 'locale' | 'look' | 'memberships'
> | null> {
  const [row] = await tx.named<Session>(
    'sessions.token-person',
    `select p.person_id as "personId", p.login_id as "loginId", p.name, p.name_en as "nameEn",
       p.locale, p.look, ${membershipsOfPerson} as memberships
     from platform.persons p where p.person_id = $1 and p.state = 'active'`,
    [personId],
  )
  if (!row) return null
  const memberships = row.memberships.filter((held) => held.entId === entId)
  return memberships.length > 0 ? { ...row, memberships } : null
}

const membershipsOfPerson = `coalesce((
  select json_agg(json_build_object('entId', m.ent_id, 'roles', m.roles,
    'name', e.name, 'nameEn', e.name_en, 'frozen', e.state <> 'active',
    'grant', case when g.areas is not null then
      json_build_object('areas', g.areas, 'departmentIds', g.department_ids) end)
    order by m.created_at, m.ent_id)
  from platform.memberships m join platform.enterprises e on e.ent_id = m.ent_id
    left join platform.console_grants g on g.ent_id = m.ent_id and g.person_id = m.person_id
  where m.person_id = p.person_id and m.state = 'active'), '[]')`

export async function touchSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.query('update platform.sessions set seen_at = $2 where session_id = $1', [
    sessionId,
    now,
  ])
}

export async function moveSession(tx: Tx, sessionId: string, entId: string): Promise<void> {
  await tx.query('update platform.sessions set ent_id = $2 where session_id = $1', [
    sessionId,
    entId,
  ])
}

export type WhichSessions = { readonly only: string } | { readonly except: string | null }

/** Deletes sessions of a person, or all of them but one; answers which. */
export async function deleteSessions(
  tx: Tx,
  personId: string,
  which: WhichSessions,
): Promise<string[]> {
  const [condition, id] =
    'only' in which
      ? ['session_id = $2', which.only]
      : ['session_id is distinct from $2', which.except]
  const rows = await tx.query<{ sessionId: string }>(
    `delete from platform.sessions where person_id = $1 and ${condition}
     returning session_id as "sessionId"`,
    [personId, id],
  )
  return rows.map(({ sessionId }) => sessionId)
}

/** Deletes the sessions of people whose current space this is; answers them, and those of other spaces. */
export function deleteSessionsIn(
  tx: Tx,
  personIds: readonly string[],
  entId: string,
): Promise<{ personId: string; ended: string[]; kept: string[] }[]> {
  return tx.query(
    `with ended as (
       delete from platform.sessions where person_id = any($1::uuid[]) and ent_id = $2
       returning person_id, session_id)
     select person_id as "personId",
       array(select session_id::text from ended where ended.person_id = person.person_id) as ended,
       array(select session_id::text from platform.sessions s
         where s.person_id = person.person_id and s.ent_id <> $2) as kept
     from unnest($1::uuid[]) as person (person_id)`,
    [personIds, entId],
  )
}

export async function deleteExpiredSessions(tx: Tx, now: Date, idleSince: Date): Promise<void> {
  await tx.query('delete from platform.sessions where expires_at < $1 or seen_at < $2', [
    now,
    idleSince,
  ])
}

export function selectSessionsOf(tx: Tx, personId: string): Promise<SessionEntry[]> {
  return tx.query<SessionEntry>(
    `select session_id as "sessionId", ip, user_agent as "userAgent",
       created_at as "createdAt", seen_at as "seenAt", expires_at as "expiresAt"
     from platform.sessions where person_id = $1 order by seen_at desc`,
    [personId],
  )
}
