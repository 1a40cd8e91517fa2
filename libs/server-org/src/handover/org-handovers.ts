import { type HandoverPort, reportingDepth } from '@atrium/domain-org'
import { nameSql, type Tx, spaceOf } from '@atrium/server-core'
import { superiorsAbove } from '../members/member-store'
import { announceOrganisation } from '../org-events'

/** What the organisation itself holds of a person who leaves. */
export function orgHandovers(): readonly HandoverPort<Tx>[] {
  return [departmentHeads, reports, orgRoles, publicGroups]
}

const departmentHeads: HandoverPort<Tx> = {
  kind: 'department-heads',
  grants: true,
  held: (tx, personId, locale) =>
    tx.query(
      `select id, ${nameSql(locale, 'd')} as name, 1 as count from platform.department d
        where ent_id = $1 and head_ids @> array[$2::uuid] order by place`,
      [spaceOf(tx), personId],
    ),
  handOver: (tx, { fromId, toId }) =>
    changeHeads(tx, 'array_replace(array_remove(head_ids, $3), $2, $3::uuid)', [fromId, toId]),
  async letGo(tx, personId) {
    await changeHeads(tx, 'array_remove(head_ids, $2)', [personId])
  },
}

async function changeHeads(tx: Tx, heads: string, ids: readonly string[]): Promise<number> {
  const rows = await tx.query<{ id: string }>(
    `update platform.department set head_ids = ${heads}
      where ent_id = $1 and head_ids @> array[$2::uuid] returning id`,
    [spaceOf(tx), ...ids],
  )
  if (rows.length > 0) {
    const changed = rows.map(({ id }) => id)
    announceOrganisation(tx, 'department', 'changed', changed)
  }
  return rows.length
}

const reports: HandoverPort<Tx> = {
  kind: 'reports',
  grants: true,
  async held(tx, personId) {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from platform.memberships
        where ent_id = $1 and superior_id = $2 and state <> 'left'`,
      [spaceOf(tx), personId],
    )
    return row && row.count > 0 ? [{ id: 'reports', name: '', count: row.count }] : []
  },
  async handOver(tx, { fromId, toId }) {
    // Whoever stands above the successor, and the successor, come under the leaver's own superior: no circles.
    const above = await superiorsAbove(tx, toId, reportingDepth)
    return (
      (await raise(tx, fromId, [toId, ...above])) +
      (await setSuperior(tx, fromId, { toId, raised: null }))
    )
  },
  async letGo(tx, personId) {
    await raise(tx, personId, null)
  },
}

/** Reports come under the superior of who leaves; all of them, or those named. */
function raise(tx: Tx, fromId: string, only: readonly string[] | null): Promise<number> {
  return setSuperior(tx, fromId, { toId: null, raised: only ?? 'all' })
}

async function setSuperior(
  tx: Tx,
  fromId: string,
  { toId, raised }: { toId: string | null; raised: readonly string[] | 'all' | null },
): Promise<number> {
  const rows = await tx.query<{ id: string }>(
    `update platform.memberships set version = version + 1,
        superior_id = coalesce($3::uuid, (
          select superior_id from platform.memberships where ent_id = $1 and person_id = $2))
      where ent_id = $1 and superior_id = $2 and ($4::uuid[] is null or person_id = any($4))
      returning person_id as id`,
    [spaceOf(tx), fromId, toId, Array.isArray(raised) ? raised : null],
  )
  if (rows.length > 0) {
    const changed = rows.map(({ id }) => id)
    announceOrganisation(tx, 'person', 'changed', changed)
  }
  return rows.length
}

const orgRoles: HandoverPort<Tx> = {
  kind: 'roles',
  grants: true,
  held: (tx, personId, locale) =>
    tx.query(
      `select r.id, ${nameSql(locale, 'r')} as name, 1 as count from platform.org_role r
        join platform.memberships m on m.ent_id = r.ent_id and m.org_role_ids @> array[r.id]
        where r.ent_id = $1 and m.person_id = $2 order by r.place`,
      [spaceOf(tx), personId],
    ),
  async handOver(tx, { fromId, toId }) {
    const rows = await tx.query<{ count: number }>(
      `with given as (
          select org_role_ids as ids from platform.memberships
          where ent_id = $1 and person_id = $2 and org_role_ids <> '{}'
        ), taken as (
          update platform.memberships m set version = version + 1, org_role_ids = array(
            select distinct id from unnest(m.org_role_ids || given.ids) as id)
          from given where m.ent_id = $1 and m.person_id = $3 returning 1
        )
        update platform.memberships m set version = version + 1, org_role_ids = '{}'
          from given where m.ent_id = $1 and m.person_id = $2
          returning cardinality(given.ids) as count`,
      [spaceOf(tx), fromId, toId],
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) announceOrganisation(tx, 'person', 'changed', [fromId, toId])
    return count
  },
}

const publicGroups: HandoverPort<Tx> = {
  kind: 'user-groups',
  grants: false,
  held: (tx, personId) =>
    tx.query(
      `select id, name, 1 as count from platform.user_group
        where ent_id = $1 and owner_id = $2 and kind = 'public' order by lower(name), id`,
      [spaceOf(tx), personId],
    ),
  async handOver(tx, { fromId, toId }) {
    // A name that the successor has given already is told apart by the group's own id.
    const rows = await tx.query<{ id: string }>(
      `update platform.user_group g set owner_id = $3, name = case when exists (
          select 1 from platform.user_group o
          where o.ent_id = $1 and o.owner_id = $3 and lower(o.name) = lower(g.name)
        ) then left(g.name, 51) || ' ' || right(g.id::text, 8) else g.name end
        where g.ent_id = $1 and g.owner_id = $2 and g.kind = 'public' returning g.id`,
      [spaceOf(tx), fromId, toId],
    )
    if (rows.length > 0) {
      const changed = rows.map(({ id }) => id)
      announceOrganisation(tx, 'user-group', 'changed', changed)
    }
    return rows.length
  },
}
