import type { Enterprise } from '@atrium/domain-enterprise'
import { NotFound, spaceOf, type Tx } from '@atrium/server-core'

interface EnterpriseRow extends Omit<Enterprise, 'createdAt'> {
  readonly createdAt: Date
}

export async function selectEnterprise(tx: Tx): Promise<Enterprise> {
  const [row] = await tx.named<EnterpriseRow>(
    'enterprise.info',
    `select e.ent_id as "entId", e.name, e.name_en as "nameEn", e.created_at as "createdAt",
       coalesce(i.short_name, '') as "shortName", coalesce(i.short_name_en, '') as "shortNameEn",
       i.logo_id as "logoId", i.industry, coalesce(i.contact_name, '') as "contactName",
       coalesce(i.contact_phone, '') as "contactPhone", coalesce(i.contact_email, '') as "contactEmail",
       coalesce(i.address, '') as address, coalesce(i.time_zone, 'Asia/Shanghai') as "timeZone",
       coalesce(i.locale, 'zh-CN') as locale, coalesce(i.description, '') as description,
       coalesce(i.version, 0) as version, (
         select count(*)::int from platform.memberships m
         where m.ent_id = e.ent_id and m.state = 'active') as members
     from platform.enterprises e left join platform.enterprise_info i on i.ent_id = e.ent_id
     where e.ent_id = $1`,
    [spaceOf(tx)],
  )
  if (!row) throw new NotFound('not-found')
  return { ...row, createdAt: row.createdAt.toISOString() }
}

export async function saveEnterprise(tx: Tx, info: Enterprise): Promise<void> {
  await tx.query('update platform.enterprises set name = $2, name_en = $3 where ent_id = $1', [
    spaceOf(tx),
    info.name,
    info.nameEn,
  ])
  await tx.query(
    `insert into platform.enterprise_info (ent_id, short_name, short_name_en, logo_id, industry,
       contact_name, contact_phone, contact_email, address, time_zone, locale, description, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 1)
     on conflict (ent_id) do update set short_name = excluded.short_name,
       short_name_en = excluded.short_name_en, logo_id = excluded.logo_id,
       industry = excluded.industry, contact_name = excluded.contact_name,
       contact_phone = excluded.contact_phone, contact_email = excluded.contact_email,
       address = excluded.address, time_zone = excluded.time_zone, locale = excluded.locale,
       description = excluded.description, version = platform.enterprise_info.version + 1`,
    [
      spaceOf(tx),
      info.shortName,
      info.shortNameEn,
      info.logoId,
      info.industry,
      info.contactName,
      info.contactPhone,
      info.contactEmail,
      info.address,
      info.timeZone,
      info.locale,
      info.description,
    ],
  )
}
