import type { Locale } from '@atrium/domain-core'
import type { JoinPlace } from '@atrium/domain-org'
import { requireRoom, type Named, nameIn, spaceOf, type Tx } from '@atrium/server-core'

export async function enterpriseName(tx: Tx, entId: string, locale: Locale): Promise<string> {
  const [row] = await tx.query<Named>(
    'select name, name_en as "nameEn" from platform.enterprises where ent_id = $1',
    [entId],
  )
  return row ? nameIn(locale, row) : entId
}

/** How a person stands to a space: the state of a membership, or a request that waits. */
export async function standingOf(tx: Tx, personId: string, entId: string): Promise<string | null> {
  const [row] = await tx.query<{ standing: string }>(
    `select state as standing from platform.memberships where ent_id = $1 and person_id = $2 and state <> 'left'
      union all
      select state from platform.join_request where ent_id = $1 and person_id = $2 and state = 'waiting'
      limit 1`,
    [entId, personId],
  )
  return row?.standing ?? null
}

/**
 * Makes a person an active member of the space, or answers false when they are one, or suspended.
 * Of the places those are taken that the space still has; who was invited keeps what the invitation said.
 */
export async function seat(tx: Tx, personId: string, place: JoinPlace): Promise<boolean> {
  await requireRoom(tx, spaceOf(tx), personId)
  const rows = await tx.query(
    `insert into platform.memberships as kept
        (ent_id, person_id, roles, login_id, name, name_en, email, department_ids, org_role_ids, state)
      select $1, p.person_id, '{user}', p.login_id, p.name, p.name_en, coalesce(p.email, ''),
        array(select id from platform.department where ent_id = $1 and id = $3),
        array(select id from platform.org_role where ent_id = $1 and id = any($4::uuid[])), 'active'
        from platform.persons p where p.person_id = $2
      on conflict (ent_id, person_id) do update set state = 'active', version = kept.version + 1,
        roles = case kept.state when 'invited' then kept.roles else excluded.roles end,
        department_ids = case when kept.state = 'invited' and kept.department_ids <> '{}'
          then kept.department_ids else excluded.department_ids end,
        org_role_ids = case when kept.state = 'invited' and kept.org_role_ids <> '{}'
          then kept.org_role_ids else excluded.org_role_ids end
        where kept.state in ('invited', 'left')
      returning 1`,
    [spaceOf(tx), personId, place.departmentId, place.orgRoleIds],
  )
  return rows.length > 0
}

/** Sets what becomes of an invitation to somebody who has an account; false when it was taken back. */
export async function answerInvitation(
  tx: Tx,
  personId: string,
  state: 'active' | 'left',
): Promise<boolean> {
  const emptied =
    state === 'left'
      ? `, department_ids = '{}', post_ids = '{}', org_role_ids = '{}', superior_id = null`
      : ''
  const rows = await tx.query(
    `update platform.memberships set state = $3, version = version + 1${emptied}
      where ent_id = $1 and person_id = $2 and state = 'invited' returning 1`,
    [spaceOf(tx), personId, state],
  )
  return rows.length > 0
}

/** Enterprises that invited a person, the latest first, of whichever space: for the platform. */
export function selectOwnInvitations(tx: Tx, personId: string) {
  return tx.query<Named & { entId: string; invitedAt: Date }>(
    `select m.ent_id as "entId", e.name, e.name_en as "nameEn", m.created_at as "invitedAt"
      from platform.memberships m join platform.enterprises e on e.ent_id = m.ent_id
      where m.person_id = $1 and m.state = 'invited' order by m.created_at desc limit 50`,
    [personId],
  )
}
