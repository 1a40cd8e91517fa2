import type { JoinRequest, JoinRequestState } from '@atrium/domain-org'
import { type Named, spaceOf, type Tx } from '@atrium/server-core'
import type { JoinPage } from './join-cursor'

interface StoredRequest extends Omit<JoinRequest, 'createdAt' | 'decidedAt'> {
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

const columns = `r.id, r.person_id as "personId", p.name, p.login_id as "loginId", r.state, r.reason,
  l.label as "linkLabel", l.department_id as "departmentId", l.org_role_ids as "orgRoleIds",
  r.created_at as "createdAt", r.decided_at as "decidedAt"`

const requests = `platform.join_request r
  join platform.persons p on p.person_id = r.person_id
  join platform.join_link l on l.id = r.link_id and l.ent_id = r.ent_id`

export type RequestPage = JoinPage & { readonly state: JoinRequestState | null }

export async function selectRequests(tx: Tx, { state, after, limit }: RequestPage) {
  const further = after ? ' and (r.created_at, r.id) < ($4::timestamptz, $5::uuid)' : ''
  const rows = await tx.query<StoredRequest>(
    `select ${columns} from ${requests}
      where r.ent_id = $1 and ($2::text is null or r.state = $2)${further}
      order by r.created_at desc, r.id desc limit $3`,
    [spaceOf(tx), state, limit, ...(after ? [after.createdAt, after.id] : [])],
  )
  return rows.map(shownRequest)
}

export async function countRequests(tx: Tx, state: JoinRequestState | null): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.join_request
      where ent_id = $1 and ($2::text is null or state = $2)`,
    [spaceOf(tx), state],
  )
  return row?.count ?? 0
}

/** The request, held until the transaction ends; null when the space has none such. */
export async function holdRequest(tx: Tx, id: string): Promise<JoinRequest | null> {
  const [row] = await tx.query<StoredRequest>(
    `select ${columns} from ${requests} where r.id = $1 and r.ent_id = $2 for update of r`,
    [id, spaceOf(tx)],
  )
  return row ? shownRequest(row) : null
}

export async function insertRequest(
  tx: Tx,
  request: { id: string; personId: string; linkId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into platform.join_request (id, ent_id, person_id, link_id, state, created_at)
      values ($1, $2, $3, $4, 'waiting', $5)`,
    [request.id, spaceOf(tx), request.personId, request.linkId, request.at],
  )
}

export async function setDecision(
  tx: Tx,
  id: string,
  decision: { state: JoinRequestState; reason: string; at: Date; by: string },
): Promise<void> {
  await tx.query(
    `update platform.join_request set state = $3, reason = $4, decided_at = $5, decided_by = $6
      where id = $1 and ent_id = $2`,
    [id, spaceOf(tx), decision.state, decision.reason, decision.at, decision.by],
  )
}

/** Whoever was let in otherwise waits no longer. */
export async function settleRequests(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx.query(
    `update platform.join_request set state = 'approved', decided_at = $3
      where ent_id = $1 and person_id = $2 and state = 'waiting'`,
    [spaceOf(tx), personId, at],
  )
}

export type OwnRequest = Named & {
  readonly id: string
  readonly entId: string
  readonly state: JoinRequestState
  readonly reason: string
  readonly createdAt: Date
}

/**
 * What a person asked since then, in whichever space: for a transaction of the platform. Whoever has left is not told any
 * more that they were let in.
 */
export function selectOwnRequests(tx: Tx, personId: string, since: Date): Promise<OwnRequest[]> {
  return tx.query<OwnRequest>(
    `select r.id, r.ent_id as "entId", e.name, e.name_en as "nameEn", r.state, r.reason,
        r.created_at as "createdAt"
      from platform.join_request r join platform.enterprises e on e.ent_id = r.ent_id
      where r.person_id = $1 and r.state <> 'withdrawn' and (r.state = 'waiting' or r.created_at >= $2)
        and (r.state <> 'approved' or exists (
          select 1 from platform.memberships m
            where m.ent_id = r.ent_id and m.person_id = r.person_id and m.state = 'active'))
      order by r.created_at desc limit 50`,
    [personId, since],
  )
}

/** The space of a person's own request. */
export async function findOwnRequest(tx: Tx, id: string, personId: string): Promise<string | null> {
  const [row] = await tx.query<{ entId: string }>(
    'select ent_id as "entId" from platform.join_request where id = $1 and person_id = $2',
    [id, personId],
  )
  return row?.entId ?? null
}

function shownRequest({ createdAt, decidedAt, ...request }: StoredRequest): JoinRequest {
  return {
    ...request,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
