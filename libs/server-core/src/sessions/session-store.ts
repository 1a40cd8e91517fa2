import {
  defaultPolicy,
  type ConsoleGrant,
  type Locale,
  type Look,
  type Role,
} from '@atrium/domain-core'
import type { Tx } from '../database/database'
import type { Named } from '../people/person-store'
import { mustSignOn } from '../people/policy-store'

interface Membership extends Named {
  readonly entId: string
  readonly roles: readonly Role[]
  readonly grant: ConsoleGrant | null
  /** The enterprise may not be entered for now. */
  readonly frozen: boolean
  /** Where the space may be used from; empty for everywhere. */
  readonly networks: readonly string[]
  /** Entered by the enterprise's own provider alone. */
  readonly mustSignOn: boolean
}

/** A session that is good now, with all that a request needs to know of the person. */
export interface Session extends Named {
  readonly sessionId: string
  readonly personId: string
  readonly loginId: string
  readonly locale: Locale | null
  readonly look: Look | null
  readonly homeEntId: string
  /** The one space that the session opens; null for all of the person's. */
  readonly onlyEntId: string | null
  readonly memberships: readonly Membership[]
  readonly seenAt: Date
  readonly expiresAt: Date
  /** How long it may rest before it ends. */
  readonly idleMinutes: number
}

/** A session as its person sees it in a list. */
export interface SessionEntry {
  readonly sessionId: string
  readonly ip: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly seenAt: Date
  readonly expiresAt: Date
  readonly idleMinutes: number
}

export interface NewSession {
  readonly sessionId: string
  readonly tokenHash: Buffer
  readonly personId: string
  readonly entId: string
  /** The one space that the session opens; null for all of the person's. */
  readonly onlyEntId: string | null
  readonly ip: string
  readonly userAgent: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { sessionId, tokenHash, personId, entId, onlyEntId, ip, userAgent, now, expiresAt } =
    session
  await tx.query(
    `insert into platform.sessions (session_id, token_hash, person_id, ent_id, ip, user_agent,
       created_at, seen_at, expires_at, only_ent_id)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`,
    [sessionId, tokenHash, personId, entId, ip, userAgent, now, expiresAt, onlyEntId],
  )
}

const { idleMinutes, absoluteHours } = defaultPolicy.session

/** The strictest rule of the spaces that a session `s` opens. */
const ruleOfSession = `(
  select coalesce(min(coalesce((k.policy #>> '{session,idleMinutes}')::integer, ${idleMinutes})),
      ${idleMinutes}) as idle,
    coalesce(min(coalesce((k.policy #>> '{session,absoluteHours}')::integer, ${absoluteHours})),
      ${absoluteHours}) as hours,
    min((k.policy #>> '{session,limit}')::integer) as most
  from platform.memberships m left join platform.security_policies k on k.ent_id = m.ent_id
  where m.person_id = s.person_id and m.state = 'active'
    and (s.only_ent_id is null or s.only_ent_id = m.ent_id))`

/** A session counts no more once there are as many younger ones as there may be sessions. */
const isAmongLatest = `(rule.most is null or rule.most > (
  select count(*) from platform.sessions y
  where y.person_id = s.person_id and (y.created_at, y.session_id) > (s.created_at, s.session_id)))`

const endOfSession = `least(s.expires_at, s.created_at + rule.hours * interval '1 hour')`

export async function selectSession(tx: Tx, tokenHash: Buffer): Promise<Session | null> {
  const [row] = await tx.named<Session>(
    'sessions.by-token',
    `select s.session_id as "sessionId", s.person_id as "personId", p.login_id as "loginId",
       p.name, p.name_en as "nameEn", p.locale, p.look, s.ent_id as "homeEntId",
       s.only_ent_id as "onlyEntId", s.seen_at as "seenAt", ${endOfSession} as "expiresAt",
       rule.idle as "idleMinutes", ${membershipsOfPerson} as memberships
     from platform.sessions s
     join platform.persons p on p.person_id = s.person_id and p.state = 'active'
     cross join lateral ${ruleOfSession} rule
     where s.token_hash = $1 and ${isAmongLatest}`,
    [tokenHash],
  )
  if (!row?.onlyEntId) return row ?? null
  return { ...row, memberships: row.memberships.filter((held) => held.entId === row.onlyEntId) }
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
    'mustSignOn', ${mustSignOn},
    'networks', coalesce(k.policy #> '{session,networks}', '[]'),
    'grant', case when g.areas is not null and not m.roles && array['safe', 'audit'] then
      json_build_object('areas', g.areas, 'departmentIds', g.department_ids) end)
    order by m.created_at, m.ent_id)
  from platform.memberships m join platform.enterprises e on e.ent_id = m.ent_id
    left join platform.console_grants g on g.ent_id = m.ent_id and g.person_id = m.person_id
    left join platform.security_policies k on k.ent_id = m.ent_id
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
    `select s.session_id as "sessionId", s.ip, s.user_agent as "userAgent", s.created_at as "createdAt",
       s.seen_at as "seenAt", ${endOfSession} as "expiresAt", rule.idle as "idleMinutes"
     from platform.sessions s cross join lateral ${ruleOfSession} rule
     where s.person_id = $1 and ${isAmongLatest} order by s.seen_at desc`,
    [personId],
  )
}
