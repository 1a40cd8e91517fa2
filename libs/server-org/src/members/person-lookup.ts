import type { Role } from '@atrium/domain-core'
import { Conflict, requireRoom, type Tx, spaceOf } from '@atrium/server-core'

/** Somebody who has an account already. */
export interface KnownPerson {
  readonly personId: string
  /** Null when not a member of the space yet. */
  readonly state: string | null
}

export async function findPersonByLogin(tx: Tx, loginId: string): Promise<KnownPerson | null> {
  const [row] = await tx.query<KnownPerson>(
    `select p.person_id as "personId", m.state from platform.persons p
      left join platform.memberships m on m.person_id = p.person_id and m.ent_id = $2
      where p.login_id = $1`,
    [loginId, spaceOf(tx)],
  )
  return row ?? null
}

/** Asks somebody with an account to join, or to come back; they become a member when they accept. */
export async function inviteExisting(
  tx: Tx,
  { personId, state }: KnownPerson,
  roles: readonly Role[],
): Promise<void> {
  if (state !== null && state !== 'left') throw new Conflict('member-exists')
  await requireRoom(tx, spaceOf(tx), personId)
  await tx.query(
    `insert into platform.memberships (ent_id, person_id, roles, login_id, name, name_en, state)
      select $1, person_id, $3, login_id, name, name_en, 'invited' from platform.persons where person_id = $2
      on conflict (ent_id, person_id) do update set state = 'invited', roles = excluded.roles`,
    [spaceOf(tx), personId, roles],
  )
}
