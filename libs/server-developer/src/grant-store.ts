import type { DeveloperState } from '@atrium/domain-developer'
import { type TokenHolder, type Tx, spaceOf } from '@atrium/server-core'

export interface GrantRow {
  readonly id: string
  readonly state: DeveloperState
  readonly reason: string
  readonly appliedAt: Date
  readonly reviewedAt: Date | null
  readonly note: string
  readonly tokenHint: string | null
  readonly issuedAt: Date | null
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
  readonly person: NamedPerson & { readonly loginId: string }
  readonly reviewer: NamedPerson | null
}

interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly nameEn: string | null
}

interface NewToken {
  readonly hash: Buffer
  readonly hint: string
  readonly at: Date
  readonly expiresAt: Date
}

/** The parts that an act may change. */
export interface GrantChange {
  readonly state: DeveloperState
  readonly reason?: string
  readonly appliedAt?: Date
  readonly reviewerId?: string | null
  readonly reviewedAt?: Date | null
  readonly note?: string
  /** Null takes the token away. */
  readonly token?: NewToken | null
}

const grants = `select g.id, g.state, g.reason, g.applied_at as "appliedAt", g.reviewed_at as "reviewedAt",
    g.note, g.token_hint as "tokenHint", g.issued_at as "issuedAt", g.expires_at as "expiresAt", g.last_used_at as "lastUsedAt",
    json_build_object('id', g.person_id, 'name', m.name, 'nameEn', m.name_en, 'loginId', p.login_id) as person,
    case when r.person_id is not null then
      json_build_object('id', r.person_id, 'name', r.name, 'nameEn', r.name_en) end as reviewer
  from platform.developer_grant g
    join platform.memberships m on m.ent_id = g.ent_id and m.person_id = g.person_id
    join platform.persons p on p.person_id = g.person_id
    left join platform.memberships r on r.ent_id = g.ent_id and r.person_id = g.reviewer_id
  where g.ent_id = $1`

export async function selectOwnGrant(tx: Tx, personId: string): Promise<GrantRow | null> {
  const [row] = await tx.named<GrantRow>('developer.own-grant', `${grants} and g.person_id = $2`, [
    spaceOf(tx),
    personId,
  ])
  return row ?? null
}

export async function selectGrant(tx: Tx, id: string): Promise<GrantRow | null> {
  const [row] = await tx.named<GrantRow>('developer.grant', `${grants} and g.id = $2`, [
    spaceOf(tx),
    id,
  ])
  return row ?? null
}

/** Acts of one person and reviews of theirs happen one after the other, also while there is no grant yet. */
export async function holdOwn(tx: Tx, personId: string): Promise<void> {
  const place = `developer ${spaceOf(tx)} ${personId}`
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [place])
  await tx.query(
    'select 1 from platform.developer_grant where ent_id = $1 and person_id = $2 for update',
    [spaceOf(tx), personId],
  )
}

export async function holdGrant(tx: Tx, id: string): Promise<void> {
  await tx.query(
    'select 1 from platform.developer_grant where ent_id = $1 and id = $2 for update',
    [spaceOf(tx), id],
  )
}

interface Page {
  readonly states: readonly DeveloperState[]
  readonly after: { readonly appliedAt: string; readonly id: string } | null
  readonly limit: number
}

/** A page of grants, the latest application first. */
export function selectGrants(tx: Tx, { states, after, limit }: Page): Promise<GrantRow[]> {
  return tx.named<GrantRow>(
    'developer.grants',
    `${grants} and g.state = any($2)
        and ($3::timestamptz is null or (g.applied_at, g.id) < ($3, $4::uuid))
      order by g.applied_at desc, g.id desc limit $5`,
    [spaceOf(tx), states, after?.appliedAt ?? null, after?.id ?? null, limit],
  )
}

export async function countGrants(tx: Tx, states: readonly DeveloperState[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.developer_grant where ent_id = $1 and state = any($2)`,
    [spaceOf(tx), states],
  )
  return row?.count ?? 0
}

export async function insertGrant(
  tx: Tx,
  grant: {
    readonly id: string
    readonly personId: string
    readonly reason: string
    readonly at: Date
  },
): Promise<void> {
  await tx.query(
    `insert into platform.developer_grant (id, ent_id, person_id, state, reason, applied_at)
      values ($1, $2, $3, 'applying', $4, $5)`,
    [grant.id, spaceOf(tx), grant.personId, grant.reason, grant.at],
  )
}

export async function updateGrant(tx: Tx, before: GrantRow, change: GrantChange): Promise<void> {
  const { token } = change
  const keeps = token === undefined
  await tx.query(
    `update platform.developer_grant set state = $3, reason = $4, applied_at = $5, reviewer_id = $6,
        reviewed_at = $7, note = $8,
        token_hash = case when $9 then token_hash else $10::bytea end,
        token_hint = case when $9 then token_hint else $11 end,
        issued_at = case when $9 then issued_at else $12::timestamptz end,
        expires_at = case when $9 then expires_at else $13::timestamptz end,
        last_used_at = case when $9 then last_used_at end
      where id = $1 and ent_id = $2`,
    [
      before.id,
      spaceOf(tx),
      change.state,
      change.reason ?? before.reason,
      change.appliedAt ?? before.appliedAt,
      change.reviewerId === undefined ? (before.reviewer?.id ?? null) : change.reviewerId,
      change.reviewedAt === undefined ? before.reviewedAt : change.reviewedAt,
      change.note ?? before.note,
      keeps,
      token?.hash ?? null,
      token?.hint ?? null,
      token?.at ?? null,
      token?.expiresAt ?? null,
    ],
  )
}

export async function deleteGrant(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.developer_grant where id = $1 and ent_id = $2', [
    id,
    spaceOf(tx),
  ])
}

export interface FoundToken extends TokenHolder {
  readonly lastUsedAt: Date | null
}

/** The holder of a token that works now, in whatever space. */
export async function selectToken(tx: Tx, hash: Buffer, now: Date): Promise<FoundToken | null> {
  const [row] = await tx.named<FoundToken>(
    'developer.token',
    `select id as "tokenId", ent_id as "entId", person_id as "personId", last_used_at as "lastUsedAt"
      from platform.developer_grant where token_hash = $1 and state = 'approved' and expires_at > $2`,
    [hash, now],
  )
  return row ?? null
}

export async function touchToken(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(
    'update platform.developer_grant set last_used_at = $3 where id = $1 and ent_id = $2',
    [id, spaceOf(tx), at],
  )
}

/** Ends for good what belonged to people who have gone; answers whose. */
export function failForsaken(tx: Tx): Promise<{ id: string; personId: string }[]> {
  return tx.query(
    `update platform.developer_grant g set state = 'failed', token_hash = null, token_hint = null, issued_at = null,
        expires_at = null
      where g.ent_id = $1 and g.state <> 'failed' and not exists (
        select from platform.memberships m join platform.persons p on p.person_id = m.person_id
        where m.ent_id = g.ent_id and m.person_id = g.person_id
          and m.state = 'active' and p.state = 'active')
      returning id, person_id as "personId"`,
    [spaceOf(tx)],
  )
}
