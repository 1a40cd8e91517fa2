import type { Locale } from '@atrium/domain-core'
import type { Usage } from '@atrium/domain-enterprise'
import { nameIn, spaceOf, type Tx } from '@atrium/server-core'

export async function countMemberships(tx: Tx): Promise<Usage['people']> {
  const [row] = await tx.query<Usage['people']>(
    `select count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'suspended')::int as suspended,
       count(*) filter (where state = 'left')::int as left
      from platform.memberships where ent_id = $1`,
    [spaceOf(tx)],
  )
  return row ?? { active: 0, suspended: 0, left: 0 }
}

export function selectFileUsage(tx: Tx): Promise<Usage['filesByPurpose']> {
  return tx.query<Usage['filesByPurpose'][number]>(
    `select purpose, count(*)::int as count, sum(size)::float8 as bytes
      from platform.files where ent_id = $1 group by purpose order by bytes desc`,
    [spaceOf(tx)],
  )
}

export async function findRecycleDays(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ days: number }>(
    'select recycle_days as days from platform.spaces where ent_id = $1',
    [spaceOf(tx)],
  )
  return row?.days ?? 60
}

export async function saveRecycleDays(tx: Tx, days: number): Promise<void> {
  await tx.query(
    `insert into platform.spaces (ent_id, recycle_days) values ($1, $2)
      on conflict (ent_id) do update set recycle_days = excluded.recycle_days`,
    [spaceOf(tx), days],
  )
}

type UsageJob = Usage['jobs'][number]

interface JobRow extends Omit<UsageJob, 'createdAt' | 'finishedAt' | 'person'> {
  readonly name: string | null
  readonly nameEn: string | null
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

/** The latest works that brought data in or took it out. */
export async function selectTransferJobs(tx: Tx, locale: Locale): Promise<UsageJob[]> {
  const rows = await tx.query<JobRow>(
    `select j.id, j.kind, j.title, j.state, j.created_at as "createdAt",
       j.finished_at as "finishedAt", m.name, m.name_en as "nameEn"
      from platform.jobs j
        left join platform.memberships m on m.ent_id = j.ent_id and m.person_id = j.person_id
      where j.ent_id = $1 and (j.kind like '%export%' or j.kind like '%import%')
      order by j.id desc limit 20`,
    [spaceOf(tx)],
  )
  return rows.map(({ name, nameEn, createdAt, finishedAt, ...row }) => ({
    ...row,
    person: name === null ? '' : nameIn(locale, { name, nameEn }),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}
