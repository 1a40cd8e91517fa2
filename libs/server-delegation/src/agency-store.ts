import type { Locale, Role } from '@atrium/domain-core'
import type { AgencyKind, AgencyPermission, KeptAgency } from '@atrium/domain-delegation'
import { type Tx, spaceOf } from '@atrium/server-core'

interface Person {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
}

/** An agency as it is kept, with its two people as they stand now. */
export interface AgencyRow {
  readonly id: string
  readonly kind: AgencyKind
  readonly host: Person & { readonly loginId: string; readonly roles: readonly Role[] }
  readonly agent: Person
  /** Null for all. */
  readonly appIds: readonly string[] | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly permissions: readonly AgencyPermission[]
  readonly state: KeptAgency['state']
  readonly bothActive: boolean
}

export type AgencyTerms = Pick<AgencyRow, 'appIds' | 'startsAt' | 'endsAt' | 'permissions'> & {
  readonly agentId: string
}

/** The name to show to someone who reads `locale`. */
export function nameOf(locale: Locale, { name, nameEn }: Person): string {
  return locale === 'en' && nameEn ? nameEn : name
}

const agencies = `select agency.id, agency.kind, agency.app_ids as "appIds", agency.starts_at as "startsAt",
    agency.ends_at as "endsAt", agency.permissions, agency.state,
    json_build_object('id', agency.host_id, 'name', host.name, 'nameEn', host.name_en,
      'loginId', host_person.login_id, 'roles', host.roles) as host,
    json_build_object('id', agency.agent_id, 'name', agent.name, 'nameEn', agent.name_en) as agent,
    host.state = 'active' and agent.state = 'active' and host_person.state = 'active'
      and agent_person.state = 'active' as "bothActive"
  from platform.agency agency
    join platform.memberships host on host.person_id = agency.host_id and host.ent_id = agency.ent_id
    join platform.persons host_person on host_person.person_id = agency.host_id
    join platform.memberships agent on agent.person_id = agency.agent_id and agent.ent_id = agency.ent_id
    join platform.persons agent_person on agent_person.person_id = agency.agent_id
  where agency.ent_id = $1`

/** Agencies of a kind that somebody gave, or was given; the latest first. */
export function selectAgencies(
  tx: Tx,
  { kind, side, personId, limit }: Asked & { readonly kind: AgencyKind; readonly limit: number },
): Promise<AgencyRow[]> {
  return tx.named<AgencyRow>(
    `delegation.agencies-${side}`,
    `${agencies} and agency.kind = $2 and agency.${columnOf(side)} = $3
      order by agency.created_at desc, agency.id desc limit $4`,
    [spaceOf(tx), kind, personId, limit],
  )
}

interface Asked {
  readonly side: 'host' | 'agent'
  readonly personId: string
}

/** What somebody gave, or was given, that has begun and not ended; whether both are there is told with each. */
export function selectRunning(
  tx: Tx,
  { side, personId, now }: Asked & { readonly now: Date },
): Promise<AgencyRow[]> {
  return tx.named<AgencyRow>(
    `delegation.running-${side}`,
    `${agencies} and agency.${columnOf(side)} = $2 and agency.state = 'agenting'
        and agency.starts_at <= $3 and (agency.ends_at is null or agency.ends_at > $3)
      order by agency.created_at desc, agency.id desc limit 500`,
    [spaceOf(tx), personId, now],
  )
}

function columnOf(side: Asked['side']): 'host_id' | 'agent_id' {
  return side === 'host' ? 'host_id' : 'agent_id'
}

export async function selectAgency(tx: Tx, id: string): Promise<AgencyRow | null> {
  const [row] = await tx.named<AgencyRow>('delegation.agency', `${agencies} and agency.id = $2`, [
    spaceOf(tx),
    id,
  ])
  return row ?? null
}

/** One person's agencies change one after the other, so that only one of a kind begins. */
export async function holdHost(tx: Tx, hostId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `agency ${spaceOf(tx)} ${hostId}`,
  ])
}

export async function insertAgency(
  tx: Tx,
  agency: AgencyTerms & {
    readonly id: string
    readonly kind: AgencyKind
    readonly hostId: string
    readonly now: Date
  },
): Promise<void> {
  const { id, kind, hostId, agentId, appIds, startsAt, endsAt, permissions, now } = agency
  await tx.query(
    `insert into platform.agency (id, ent_id, kind, host_id, agent_id, app_ids, starts_at, ends_at,
        permissions, state, created_at, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'agenting', $10, $10)`,
    [id, spaceOf(tx), kind, hostId, agentId, appIds, startsAt, endsAt, permissions, now],
  )
}

export async function updateTerms(
  tx: Tx,
  id: string,
  { agentId, appIds, startsAt, endsAt, permissions, now }: AgencyTerms & { readonly now: Date },
): Promise<void> {
  await tx.query(
    `update platform.agency set agent_id = $3, app_ids = $4, starts_at = $5, ends_at = $6,
        permissions = $7, state = 'agenting', changed_at = $8
      where id = $1 and ent_id = $2`,
    [id, spaceOf(tx), agentId, appIds, startsAt, endsAt, permissions, now],
  )
}

export async function updateState(
  tx: Tx,
  id: string,
  { state, now }: { readonly state: KeptAgency['state']; readonly now: Date },
): Promise<void> {
  await tx.query(
    'update platform.agency set state = $3, changed_at = $4 where id = $1 and ent_id = $2',
    [id, spaceOf(tx), state, now],
  )
}

export async function deleteAgencyRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.agency where id = $1 and ent_id = $2', [id, spaceOf(tx)])
}

/** Ends for good what one of two people has left; answers whom it concerns. */
export function invalidateForsaken(
  tx: Tx,
  now: Date,
): Promise<{ id: string; hostId: string; agentId: string }[]> {
  return tx.query(
    `update platform.agency agency set state = 'invalid', changed_at = $2
      where agency.ent_id = $1 and agency.state = 'agenting'
        and (select count(*) from platform.memberships member
          join platform.persons person on person.person_id = member.person_id
          where member.ent_id = agency.ent_id and member.person_id in (agency.host_id, agency.agent_id)
            and member.state = 'active' and person.state = 'active') < 2
      returning id, host_id as "hostId", agent_id as "agentId"`,
    [spaceOf(tx), now],
  )
}

export async function isActiveMember(tx: Tx, personId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.memberships member
      join platform.persons person on person.person_id = member.person_id
      where member.ent_id = $1 and member.person_id = $2 and member.state = 'active'
        and person.state = 'active' for share of member`,
    [spaceOf(tx), personId],
  )
  return rows.length > 0
}
