import type { Role } from '@atrium/domain-core'
import { dutiesOf, type DutyHolder } from '@atrium/domain-security'
import type { Tx } from '@atrium/server-core'

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

export async function findSeparation(tx: Tx, entId: string): Promise<Separation | null> {
  const [row] = await tx.query<Separation>(
    `select separated_at as "separatedAt", m.name as "separatedBy"
      from platform.duty_separation d
      left join platform.memberships m on m.ent_id = d.ent_id and m.person_id = d.separated_by
      where d.ent_id = $1`,
    [entId],
  )
  return row ?? null
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

type HolderRow = Omit<DutyHolder, 'duties'> & { readonly roles: readonly Role[] }

/** Whoever holds a duty and has not left, by name. */
export async function selectHolders(tx: Tx, entId: string): Promise<DutyHolder[]> {
  const rows = await tx.query<HolderRow>(
    `select m.person_id as id, m.name, p.login_id as "loginId", m.state, m.roles, null as "portraitId"
      from platform.memberships m join platform.persons p on p.person_id = m.person_id
      where m.ent_id = $1 and m.state <> 'left' and m.roles && array['admin', 'safe', 'audit']
      order by m.name collate "zh-x-icu", m.person_id limit ${dutyHolderLimit}`,
    [entId],
  )
  return rows.map(({ roles, ...holder }) => ({ ...holder, duties: dutiesOf(roles) }))
}
