import type { Locale, Role } from '@atrium/domain-core'
import { dutiesOf, type Duty, type DutyHolder } from '@atrium/domain-security'
import { type Named, nameIn, spaceOf, type Tx } from '@atrium/server-core'

const dutyHolderLimit = 1000

/** Whoever separates duties waits for those who change roles, and they for it. */
export async function holdDuties(tx: Tx, entId: string, how: 'shared' | 'alone'): Promise<void> {
  const lock = how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared'
  await tx.query(`select ${lock}(hashtextextended('duties ' || $1, 0))`, [entId])
}

export interface Separation {
  readonly separatedAt: Date
  readonly separatedBy: string | null
}

export async function findSeparation(
  tx: Tx,
  entId: string,
  locale: Locale = 'zh-CN',
): Promise<Separation | null> {
  const [row] = await tx.query<{ separatedAt: Date } & Named>(
    `select separated_at as "separatedAt", coalesce(m.name, '') as name, m.name_en as "nameEn"
      from platform.duty_separation d
      left join platform.memberships m on m.ent_id = d.ent_id and m.person_id = d.separated_by
      where d.ent_id = $1`,
    [entId],
  )
  return row ? { separatedAt: row.separatedAt, separatedBy: nameIn(locale, row) } : null
}

export async function insertSeparation(
  tx: Tx,
  { entId, at, personId }: { entId: string; at: Date; personId: string },
): Promise<void> {
  await tx.query(
    'insert into platform.duty_separation (ent_id, separated_at, separated_by) values ($1, $2, $3)',
    [entId, at, personId],
  )
}

type HolderRow = Omit<DutyHolder, 'duties'> & Named & { readonly roles: readonly Role[] }

/** Whoever holds a duty and has not left, by name. */
export async function selectHolders(
  tx: Tx,
  entId: string,
  locale: Locale = 'zh-CN',
): Promise<DutyHolder[]> {
  const rows = await tx.query<HolderRow>(
    `select m.person_id as id, m.name, m.name_en as "nameEn", p.login_id as "loginId", m.state, m.roles,
        null as "portraitId", exists (select from platform.console_grants g
          where g.ent_id = m.ent_id and g.person_id = m.person_id) as "hasConsole"
      from platform.memberships m join platform.persons p on p.person_id = m.person_id
      where m.ent_id = $1 and m.state <> 'left' and m.roles && array['admin', 'safe', 'audit']
      order by m.name collate "zh-x-icu", m.person_id limit ${dutyHolderLimit}`,
    [entId],
  )
  return rows.map(({ roles, nameEn, ...holder }) => ({
    ...holder,
    name: nameIn(locale, { ...holder, nameEn }),
    duties: dutiesOf(roles),
  }))
}

/** The duties that some people hold together; a part of the console counts as administering. */
export async function heldTogether(tx: Tx, personIds: readonly string[]): Promise<Duty[]> {
  const rows = await tx.query<{ role: Role }>(
    `select distinct unnest(m.roles) as role from platform.memberships m
        where m.ent_id = $1 and m.person_id = any($2)
      union select 'admin' from platform.console_grants g where g.ent_id = $1 and g.person_id = any($2)`,
    [spaceOf(tx), personIds],
  )
  return dutiesOf(rows.map(({ role }) => role))
}
