import type { Face, Faces } from '@atrium/server-core'
import { skinFrom } from '../skin/skin-store'

interface FaceRow extends Omit<Face, 'skin'> {
  readonly skin: unknown
}

/** How enterprises present themselves in headers, titles and on sign-in pages. */
export const enterpriseFaces: Faces = {
  async read(tx, entId) {
    const [row] = await tx.named<FaceRow>(
      'enterprise.face',
      `select coalesce(i.short_name, '') as "shortName", coalesce(i.short_name_en, '') as "shortNameEn",
         i.logo_id as "logoId", i.locale, s.applied as skin,
         coalesce(o.settings ->> 'productName', '') as "productName",
         coalesce(o.settings ->> 'productNameEn', '') as "productNameEn"
       from platform.enterprises e
         left join platform.enterprise_info i on i.ent_id = e.ent_id
         left join platform.enterprise_skin s on s.ent_id = e.ent_id
         left join platform.installation o on o.ent_id = e.ent_id
       where e.ent_id = $1`,
      [entId],
    )
    return row ? { ...row, skin: skinFrom(row.skin) } : null
  },
}
