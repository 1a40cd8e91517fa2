import type { ConsoleGrant, Locale, Role } from '@atrium/domain-core'
import type { FullAdministrator, ScopedAdministrator } from '@atrium/domain-enterprise'
import { NotFound, nameIn, type Named, spaceOf, type Tx } from '@atrium/server-core'

interface Asked {
  readonly locale: Locale
  readonly limit: number
}

const member = `m.person_id as "personId", m.name, m.name_en as "nameEn", p.login_id as "loginId"`
const byName = 'm.name collate "zh-x-icu", m.person_id'

/** Members who administer the whole enterprise. */
export async function selectFull(tx: Tx, { locale, limit }: Asked): Promise<FullAdministrator[]> {
  const rows = await tx.query<Omit<FullAdministrator, 'name'> & Named>(
    `select ${member}, m.roles from platform.memberships m
       join platform.persons p on p.person_id = m.person_id
     where m.ent_id = $1 and m.state = 'active' and m.roles @> array['admin']
     order by ${byName} limit $2`,
    [spaceOf(tx), limit],
  )
  return rows.map(({ nameEn, ...row }) => ({ ...row, name: nameIn(locale, { ...row, nameEn }) }))
}

type Scoped = Omit<ScopedAdministrator, 'departments'> & Pick<ConsoleGrant, 'departmentIds'>

interface ScopedRow extends Named {
  readonly personId: string
  readonly loginId: string
  readonly areas: ConsoleGrant['areas']
  readonly departmentIds: ConsoleGrant['departmentIds']
  readonly by: string | null
  readonly byEn: string | null
  readonly at: Date
  readonly isSuspended: boolean
}

/** Members to whom parts are trusted. */
export async function selectScoped(tx: Tx, { locale, limit }: Asked) {
  const rows = await tx.query<ScopedRow>(
    `select ${member}, g.areas, m.state = 'suspended' as "isSuspended",
       g.department_ids as "departmentIds",
       giver.name as by, giver.name_en as "byEn", g.granted_at as at
     from platform.console_grants g
       join platform.memberships m on m.ent_id = g.ent_id and m.person_id = g.person_id
       join platform.persons p on p.person_id = g.person_id
       left join platform.memberships giver
         on giver.ent_id = g.ent_id and giver.person_id = g.granted_by
     where g.ent_id = $1 and m.state in ('active', 'suspended')
     order by ${byName} limit $2`,
    [spaceOf(tx), limit],
  )
  return rows.map(({ nameEn, by, byEn, at, ...row }): Scoped => ({
    ...row,
    name: nameIn(locale, { ...row, nameEn }),
    grantedBy: nameIn(locale, { name: by ?? '', nameEn: byEn }),
    grantedAt: at.toISOString(),
  }))
}

/** The active member who is to be trusted with something, held until the transaction ends. */
export async function findHolder(tx: Tx, personId: string): Promise<{ roles: readonly Role[] }> {
  const [row] = await tx.query<{ roles: Role[] }>(
    `select roles from platform.memberships
      where ent_id = $1 and person_id = $2 and state = 'active' for update`,
    [spaceOf(tx), personId],
  )
  if (!row) throw new NotFound('holder-not-found')
  return row
}

export async function findGrant(tx: Tx, personId: string): Promise<ConsoleGrant | null> {
  const [row] = await tx.query<ConsoleGrant>(
    `select areas, department_ids as "departmentIds" from platform.console_grants
      where ent_id = $1 and person_id = $2`,
    [spaceOf(tx), personId],
  )
  return row ?? null
}

interface NewGrant extends ConsoleGrant {
  readonly by: string
  readonly at: Date
}

export async function saveGrant(tx: Tx, personId: string, grant: NewGrant): Promise<void> {
  await tx.query(
    `insert into platform.console_grants
       (ent_id, person_id, areas, department_ids, granted_by, granted_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (ent_id, person_id) do update set areas = excluded.areas,
       department_ids = excluded.department_ids, granted_by = excluded.granted_by,
       granted_at = excluded.granted_at`,
    [spaceOf(tx), personId, grant.areas, grant.departmentIds, grant.by, grant.at],
  )
}

export async function deleteGrant(tx: Tx, personId: string): Promise<void> {
  await tx.query('delete from platform.console_grants where ent_id = $1 and person_id = $2', [
    spaceOf(tx),
    personId,
  ])
}
