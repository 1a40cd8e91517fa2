import type { PreviewLink } from '@atrium/domain-public'
import type { Tx } from '@atrium/server-core'

interface LinkRow {
  id: string
  shows: PreviewLink['shows']
  created_at: Date
  created_by_name: string
  expires_at: Date
  opened: number
}

export interface NewPreviewLink {
  readonly entId: string
  readonly formId: string
  readonly tokenHash: Buffer
  readonly personId: string
  readonly link: PreviewLink
}

const inUse = 'revoked_at is null and expires_at > $3'

/** Links to a form that are in use, the newest first. */
export async function listLinkRows(
  tx: Tx,
  { entId, formId, now }: { entId: string; formId: string; now: Date },
): Promise<PreviewLink[]> {
  const rows = await tx.query<LinkRow>(
    `select id, shows, created_at, created_by_name, expires_at, opened
      from platform.preview_link where ent_id = $1 and form_id = $2 and ${inUse}
      order by created_at desc, id desc limit 100`,
    [entId, formId, now],
  )
  return rows.map((row) => ({
    id: row.id,
    shows: row.shows,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    expiresAt: row.expires_at.toISOString(),
    opened: row.opened,
  }))
}

export async function insertLink(
  tx: Tx,
  { entId, formId, tokenHash, personId, link }: NewPreviewLink,
): Promise<void> {
  await tx.query(
    `insert into platform.preview_link (id, ent_id, token_hash, form_id, shows, created_at,
        created_by, created_by_name, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      link.id,
      entId,
      tokenHash,
      formId,
      link.shows,
      link.createdAt,
      personId,
      link.createdBy,
      link.expiresAt,
    ],
  )
}

/** False when the space has no such link in use. */
export async function endLink(
  tx: Tx,
  { entId, linkId, now }: { entId: string; linkId: string; now: Date },
): Promise<boolean> {
  const ended = await tx.query(
    `update platform.preview_link set revoked_at = $3
      where id = $1 and ent_id = $2 and ${inUse} returning 1`,
    [linkId, entId, now],
  )
  return ended.length > 0
}

export interface FollowedLink {
  readonly id: string
  readonly entId: string
  readonly enterprise: string
  readonly enterpriseEn: string | null
  readonly formId: string
  readonly shows: PreviewLink['shows']
  readonly expiresAt: Date
  readonly revokedAt: Date | null
}

/** The link a token stands for, in use or not, of whatever space. */
export async function findLink(tx: Tx, tokenHash: Buffer): Promise<FollowedLink | null> {
  const [row] = await tx.query<FollowedLink>(
    `select l.id, l.ent_id as "entId", e.name as enterprise, e.name_en as "enterpriseEn",
        l.form_id as "formId", l.shows, l.expires_at as "expiresAt", l.revoked_at as "revokedAt"
      from platform.preview_link l join platform.enterprises e on e.ent_id = l.ent_id
      where l.token_hash = $1`,
    [tokenHash],
  )
  return row ?? null
}

export async function countOpening(tx: Tx, linkId: string): Promise<void> {
  await tx.query('update platform.preview_link set opened = opened + 1 where id = $1', [linkId])
}
