import type { SecurityPolicy } from '@atrium/domain-core'
import type { Tx } from '@atrium/server-core'

const administrators = ['root', 'saas', 'admin', 'safe', 'audit']

export interface MemberCounts {
  readonly members: number
  readonly asked: number
  readonly missing: number
  readonly expired: number
}

/** Active members of the space of the transaction, and whom a policy concerns. */
export async function countMembers(
  tx: Tx,
  entId: string,
  { policy, now }: { readonly policy: SecurityPolicy; readonly now: Date },
): Promise<MemberCounts> {
  const { twoStep, password } = policy
  const [row] = await tx.query<MemberCounts>(
    `select count(*)::integer as members,
       count(*) filter (where asked)::integer as asked,
       count(*) filter (where asked and f.confirmed_at is null)::integer as missing,
       count(*) filter (where p.password_hash is not null and
         coalesce(p.password_changed_at, p.created_at) <= $4)::integer as expired
     from platform.memberships m
     join platform.persons p on p.person_id = m.person_id and p.state = 'active'
     left join platform.second_factor f on f.person_id = m.person_id
     cross join lateral (select $2 = 'everybody' or ($2 = 'administrators' and m.roles && $3) as asked) d
     where m.ent_id = $1 and m.state = 'active'`,
    [entId, twoStep.demand, administrators, dayBefore(now, password.expiryDays)],
  )
  return row ?? { members: 0, asked: 0, missing: 0, expired: 0 }
}

/** Sessions of the space's members that are good under the policy that holds. */
export interface SessionCounts {
  readonly byAddress: readonly { readonly ip: string; readonly count: number }[]
  readonly old: number
  readonly surplus: number
}

export async function countSessions(
  tx: Tx,
  entId: string,
  { current, next, now }: { current: SecurityPolicy; next: SecurityPolicy; now: Date },
): Promise<SessionCounts> {
  const good = `platform.sessions s
    join platform.memberships m on m.person_id = s.person_id and m.ent_id = $1 and m.state = 'active'
    where s.expires_at > $2 and s.seen_at > $3 and s.created_at > $4
      and (s.only_ent_id is null or s.only_ent_id = $1)`
  const values = [entId, now, idleSince(current, now), begunSince(current, now)]
  const byAddress = await tx.query<{ ip: string; count: number }>(
    `select s.ip, count(*)::integer as count from ${good} group by s.ip order by 2 desc limit 10000`,
    values,
  )
  const [row] = await tx.query<{ old: number; surplus: number }>(
    `select coalesce(sum(old), 0)::integer as old,
       coalesce(sum(greatest(held - $7::integer, 0)), 0)::integer as surplus
     from (select count(*) as held,
         count(*) filter (where s.seen_at <= $5 or s.created_at <= $6) as old
       from ${good} group by s.person_id) each`,
    [...values, idleSince(next, now), begunSince(next, now), next.session.limit],
  )
  return { byAddress, old: row?.old ?? 0, surplus: row?.surplus ?? 0 }
}

function idleSince({ session }: SecurityPolicy, now: Date): Date {
  return new Date(now.getTime() - session.idleMinutes * 60_000)
}

function begunSince({ session }: SecurityPolicy, now: Date): Date {
  return new Date(now.getTime() - session.absoluteHours * 3_600_000)
}

function dayBefore(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() - days * 86_400_000)
}
