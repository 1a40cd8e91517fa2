import type { Locale, VisitKind } from '@atrium/domain-core'
import type { Subject } from '@atrium/domain-org'
import { containerLimit, type SpaceGrant } from '@atrium/domain-tenants'
import { nameSql, NotFound, type Tx } from '@atrium/server-core'

interface GrantRow extends Omit<SpaceGrant, 'validUntil' | 'requestedAt' | 'state'> {
  readonly validUntil: Date
  readonly requestedAt: Date
  readonly state: StoredState
}

/** Whether the day is over is told by the clock. */
type StoredState = Exclude<SpaceGrant['state'], 'expired'>

const select = (
  locale: Locale,
) => `select g.id, g.container_id as "containerId", c.name as container,
    g.ent_id as "entId", ${nameSql(locale, 'host')} as enterprise,
    g.guest_ent_id as "guestEntId", ${nameSql(locale, 'guest')} as "guestEnterprise", g.guests, g.guests_name as "guestsName", g.role, g.reason,
    g.valid_until as "validUntil", g.state, g.requested_name as "requestedBy",
    g.requested_at as "requestedAt", g.refusal
  from platform.space_grant g
  join platform.container c on c.id = g.container_id
  join platform.enterprises host on host.ent_id = g.ent_id
  join platform.enterprises guest on guest.ent_id = g.guest_ent_id`

export interface GrantQuery {
  readonly containerId?: string
  readonly entId?: string
  readonly guestEntId?: string
  readonly state?: StoredState
}

/** When a grant is read, and in which language. */
interface Reading {
  readonly now: Date
  readonly locale: Locale
}

/** The latest first; a transaction of the platform, since a grant is of two spaces. */
export async function selectGrants(
  tx: Tx,
  query: GrantQuery,
  { now, locale }: Reading,
): Promise<SpaceGrant[]> {
  const rows = await tx.query<GrantRow>(
    `${select(locale)} where ($1::uuid is null or g.container_id = $1) and ($2::text is null or g.ent_id = $2)
       and ($3::text is null or g.guest_ent_id = $3) and ($4::text is null or g.state = $4)
     order by g.requested_at desc, g.id limit ${containerLimit + 1}`,
    [query.containerId ?? null, query.entId ?? null, query.guestEntId ?? null, query.state ?? null],
  )
  return rows.map((row) => grantOf(row, now))
}

export async function findGrant(tx: Tx, id: string, { now, locale }: Reading): Promise<SpaceGrant> {
  const [row] = await tx.query<GrantRow>(`${select(locale)} where g.id = $1`, [id])
  if (!row) throw new NotFound('grant-not-found')
  return grantOf(row, now)
}

export interface GrantDraft {
  readonly id: string
  readonly containerId: string
  readonly entId: string
  readonly guestEntId: string
  readonly guests: Subject
  readonly guestsName: string
  readonly role: VisitKind
  readonly reason: string
  readonly validUntil: Date
  readonly by: { readonly personId: string; readonly name: string }
  readonly at: Date
}

export async function insertGrant(tx: Tx, grant: GrantDraft): Promise<void> {
  const { id, containerId, entId, guestEntId, guests, guestsName, role, reason } = grant
  await tx.query(
    `insert into platform.space_grant (id, container_id, ent_id, guest_ent_id, guests, guests_name,
       role, reason, valid_until, state, requested_by, requested_name, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $11, $12)`,
    [
      id,
      containerId,
      entId,
      guestEntId,
      JSON.stringify(guests),
      guestsName,
      role,
      reason,
      grant.validUntil,
      grant.by.personId,
      grant.by.name,
      grant.at,
    ],
  )
}

interface HeldGrant {
  readonly entId: string
  readonly guestEntId: string
  readonly guests: Subject
  readonly state: StoredState
  readonly validUntil: Date
  readonly requestedBy: string
}

/** The grant, held until the transaction ends. */
export async function holdGrant(tx: Tx, id: string): Promise<HeldGrant> {
  const [row] = await tx.query<HeldGrant>(
    `select ent_id as "entId", guest_ent_id as "guestEntId", guests, state,
       valid_until as "validUntil", requested_by as "requestedBy"
     from platform.space_grant where id = $1 for update`,
    [id],
  )
  if (!row) throw new NotFound('grant-not-found')
  return row
}

export async function saveGrantState(
  tx: Tx,
  id: string,
  change: {
    readonly state: StoredState
    readonly refusal?: string
    readonly by: string
    readonly at: Date
  },
): Promise<void> {
  await tx.query(
    `update platform.space_grant set state = $2, refusal = $3, decided_by = $4, decided_at = $5
     where id = $1`,
    [id, change.state, change.refusal ?? '', change.by, change.at],
  )
}

export async function countOpenGrants(tx: Tx, entId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.space_grant
     where ent_id = $1 and state in ('waiting', 'active')`,
    [entId],
  )
  return row?.count ?? 0
}

/** Whether both are in the container. */
export async function areMembers(
  tx: Tx,
  containerId: string,
  entIds: readonly [string, string],
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.container_member m
     join platform.enterprises e on e.ent_id = m.ent_id and e.state = 'active'
     where m.container_id = $1 and m.ent_id = any($2::text[]) and m.state = 'member'`,
    [containerId, entIds],
  )
  return rows.length === 2
}

export async function isActiveMember(tx: Tx, entId: string, personId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.memberships where ent_id = $1 and person_id = $2 and state = 'active'`,
    [entId, personId],
  )
  return rows.length > 0
}

export interface Guest {
  readonly personId: string
  readonly name: string
}

/** An active member of an enterprise, by login id. */
export async function findGuest(tx: Tx, entId: string, loginId: string): Promise<Guest | null> {
  const [row] = await tx.query<Guest>(
    `select p.person_id as "personId", m.name from platform.persons p
     join platform.memberships m on m.person_id = p.person_id
     where p.login_id = $2 and m.ent_id = $1 and m.state = 'active' and p.state = 'active'`,
    [entId, loginId],
  )
  return row ?? null
}

export interface OpenGrant {
  readonly id: string
  readonly entId: string
  readonly name: string
  readonly nameEn: string | null
  readonly guestEntId: string
  readonly guests: Subject
  readonly role: VisitKind
}

/** Grants in force for an enterprise of the person, to one space or to all; whom they mean is told by where the person stands. */
export function selectOpenGrants(
  tx: Tx,
  asked: { readonly personId: string; readonly entId: string | null; readonly now: Date },
): Promise<OpenGrant[]> {
  return tx.named<OpenGrant>(
    'tenants.open-grants',
    `select g.id, g.ent_id as "entId", host.name, host.name_en as "nameEn",
       g.guest_ent_id as "guestEntId", g.guests, g.role
     from platform.memberships m
     join platform.space_grant g on g.guest_ent_id = m.ent_id and g.state = 'active'
     join platform.container_member a on a.container_id = g.container_id and a.ent_id = g.ent_id
     join platform.container_member b on b.container_id = g.container_id and b.ent_id = g.guest_ent_id
     join platform.enterprises host on host.ent_id = g.ent_id
     join platform.enterprises guest on guest.ent_id = g.guest_ent_id
     where m.person_id = $1 and m.state = 'active' and ($2::text is null or g.ent_id = $2)
       and g.valid_until > $3 and a.state = 'member' and b.state = 'member'
       and host.state = 'active' and guest.state = 'active'
     order by host.name, g.id`,
    [asked.personId, asked.entId, asked.now],
  )
}

function grantOf(row: GrantRow, now: Date): SpaceGrant {
  const over = row.validUntil <= now && (row.state === 'active' || row.state === 'waiting')
  return {
    ...row,
    state: over ? 'expired' : row.state,
    validUntil: row.validUntil.toISOString(),
    requestedAt: row.requestedAt.toISOString(),
  }
}
