import { plainSkin, type Skin, skinSchema } from '@atrium/domain-core'
import type { Stylesheet } from '@atrium/domain-enterprise'
import { spaceOf, type Tx } from '@atrium/server-core'

interface SkinRow {
  readonly applied: unknown
  readonly draft: unknown
  readonly appliedAt: Date | null
  readonly version: number
}

export async function selectSkin(tx: Tx): Promise<Stylesheet> {
  const [row] = await tx.named<SkinRow>(
    'enterprise.skin',
    `select applied, draft, applied_at as "appliedAt", version
      from platform.enterprise_skin where ent_id = $1`,
    [spaceOf(tx)],
  )
  return {
    applied: skinFrom(row?.applied) ?? plainSkin,
    draft: skinFrom(row?.draft),
    appliedAt: row?.appliedAt?.toISOString() ?? null,
    version: row?.version ?? 0,
  }
}

/** What was kept by an older release may lack what a newer one knows. */
export function skinFrom(kept: unknown): Skin | null {
  if (typeof kept !== 'object' || kept === null) return null
  return skinSchema.safeParse({ ...plainSkin, ...kept }).data ?? null
}

interface SkinChange {
  readonly draft: Skin | null
  /** Left out, what is applied stays. */
  readonly applied?: Skin | null
  readonly at?: Date
}

export async function saveSkin(tx: Tx, { draft, applied, at }: SkinChange): Promise<void> {
  const json = (skin: Skin | null | undefined) => (skin ? JSON.stringify(skin) : null)
  await tx.query(
    `insert into platform.enterprise_skin as kept (ent_id, draft, applied, applied_at, version)
      values ($1, $2, $3, $4, 1)
      on conflict (ent_id) do update set draft = excluded.draft, version = kept.version + 1,
        applied = case when $5 then excluded.applied else kept.applied end,
        applied_at = case when $5 then excluded.applied_at else kept.applied_at end`,
    [spaceOf(tx), json(draft), json(applied), at ?? null, applied !== undefined],
  )
}
