import type { Locale } from '@atrium/domain-core'
import type { JoinPlace, LinkLife } from '@atrium/domain-org'
import { hashToken, spaceOf, type Tx } from '@atrium/server-core'
import type { JoinPage } from './join-cursor'

/** A link as it is kept: shared by its code, or mailed to one address with a token. */
export interface StoredLink extends LinkLife, JoinPlace {
  readonly id: string
  readonly entId: string
  readonly code: string | null
  readonly email: string | null
  readonly label: string
  readonly approval: boolean
  readonly madeBy: string
  readonly createdAt: Date
}

export interface LinkToAdd extends Omit<StoredLink, 'entId' | 'uses' | 'revokedAt'> {
  readonly tokenHash: Buffer | null
}

const columns = `l.id, l.ent_id as "entId", l.code, l.email, l.label, l.approval, l.uses, l.max_uses as "maxUses",
  l.department_id as "departmentId", l.org_role_ids as "orgRoleIds", l.created_at as "createdAt",
  l.expires_at as "expiresAt", l.revoked_at as "revokedAt"`

const links = `platform.join_link l left join platform.memberships m on m.ent_id = l.ent_id and m.person_id = l.made_by`

export type LinkKind = 'shared' | 'mailed'

const ofKind = { shared: 'l.code is not null', mailed: 'l.email is not null' } as const

/** Links of a kind, the newest first, with the names of their makers in a language. */
export async function selectLinks(
  tx: Tx,
  kind: LinkKind,
  { after, limit, locale }: JoinPage & { readonly locale: Locale },
) {
  const further = after ? ' and (l.created_at, l.id) < ($4::timestamptz, $5::uuid)' : ''
  return tx.query<StoredLink>(
    `select ${columns}, coalesce(case when $3 = 'en' then m.name_en end, m.name, '') as "madeBy" from ${links}
      where l.ent_id = $1 and ${ofKind[kind]}${further}
      order by l.created_at desc, l.id desc limit $2`,
    [spaceOf(tx), limit, locale, ...(after ? [after.createdAt, after.id] : [])],
  )
}

export async function countLinks(tx: Tx, kind: LinkKind): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.join_link l where l.ent_id = $1 and ${ofKind[kind]}`,
    [spaceOf(tx)],
  )
  return row?.count ?? 0
}

export async function insertLink(tx: Tx, link: LinkToAdd): Promise<void> {
  await tx.query(
    `insert into platform.join_link (id, ent_id, code, token_hash, email, label, max_uses, approval,
        department_id, org_role_ids, made_by, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      link.id,
      spaceOf(tx),
      link.code,
      link.tokenHash,
      link.email,
      link.label,
      link.maxUses,
      link.approval,
      link.departmentId,
      link.orgRoleIds,
      link.madeBy,
      link.createdAt,
      link.expiresAt,
    ],
  )
}

/** The link behind a code or a token, of whichever space: for a transaction of the platform. */
export function findLinkByKey(tx: Tx, key: string): Promise<StoredLink | null> {
  return findLink(tx, '(l.code = $1 or l.token_hash = $2)', [key, hashToken(key)])
}

/** The link, held against others who would use it, in its own space. */
export function holdLink(tx: Tx, id: string): Promise<StoredLink | null> {
  return findLink(tx, 'l.id = $1 and l.ent_id = $2 for update of l', [id, spaceOf(tx)])
}

async function findLink(tx: Tx, where: string, values: readonly unknown[]) {
  const [row] = await tx.query<StoredLink>(
    `select ${columns}, '' as "madeBy" from platform.join_link l where ${where}`,
    values,
  )
  return row ?? null
}

export async function countUse(tx: Tx, id: string): Promise<void> {
  await tx.query('update platform.join_link set uses = uses + 1 where id = $1 and ent_id = $2', [
    id,
    spaceOf(tx),
  ])
}

export async function setRevoked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(
    'update platform.join_link set revoked_at = coalesce(revoked_at, $3) where id = $1 and ent_id = $2',
    [id, spaceOf(tx), at],
  )
}

/** Of the addresses, those that are members already, and those with an invitation that waits. */
export async function findTakenAddresses(tx: Tx, emails: readonly string[], now: Date) {
  const rows = await tx.query<{ email: string; member: boolean }>(
    `select lower(p.email) as email, true as member from platform.persons p
        join platform.memberships m on m.person_id = p.person_id and m.ent_id = $1 and m.state <> 'left'
        where p.email = any($2)
      union all
      select lower(email), false from platform.join_link
        where ent_id = $1 and email = any($2) and revoked_at is null and uses = 0 and expires_at > $3`,
    [spaceOf(tx), emails, now],
  )
  const of = (member: boolean) =>
    new Set(rows.filter((row) => row.member === member).map(({ email }) => email))
  return { members: of(true), invited: of(false) }
}
