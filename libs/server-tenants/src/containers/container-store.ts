import type { Locale } from '@atrium/domain-core'
import {
  type Container,
  type ContainerDraft,
  containerLimit,
  type ContainerMember,
  type ContainerMemberState,
} from '@atrium/domain-tenants'
import { nameSql, NotFound, type Tx } from '@atrium/server-core'

interface ContainerRow extends Omit<Container, 'createdAt'> {
  readonly createdAt: Date
}

const select = `select c.id, c.name, c.description, c.created_at as "createdAt", (
    select count(*)::int from platform.container_member m
    where m.container_id = c.id and m.state = 'member') as members
  from platform.container c`

export async function selectContainers(tx: Tx): Promise<Container[]> {
  const rows = await tx.query<ContainerRow>(
    `${select} order by c.name collate "zh-x-icu", c.id limit ${containerLimit + 1}`,
  )
  return rows.map(containerOf)
}

export async function findContainer(tx: Tx, id: string): Promise<Container> {
  const [row] = await tx.query<ContainerRow>(`${select} where c.id = $1`, [id])
  if (!row) throw new NotFound('container-not-found')
  return containerOf(row)
}

export async function insertContainer(
  tx: Tx,
  { id, name, description, at }: ContainerDraft & { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx.query(
    'insert into platform.container (id, name, description, created_at) values ($1, $2, $3, $4)',
    [id, name, description, at],
  )
}

export async function saveContainer(tx: Tx, id: string, draft: ContainerDraft): Promise<void> {
  await tx.query('update platform.container set name = $2, description = $3 where id = $1', [
    id,
    draft.name,
    draft.description,
  ])
}

export async function deleteContainerRow(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from platform.container where id = $1', [id])
}

interface MemberRow extends Omit<ContainerMember, 'requestedAt'> {
  readonly requestedAt: Date
}

const memberSelect = (
  locale: Locale,
) => `select m.container_id as "containerId", c.name as container,
    m.ent_id as "entId", ${nameSql(locale, 'e')} as enterprise, m.state, m.reason,
    m.requested_name as "requestedBy", m.requested_at as "requestedAt", m.refusal
  from platform.container_member m
  join platform.container c on c.id = m.container_id
  join platform.enterprises e on e.ent_id = m.ent_id`

export interface MemberQuery {
  readonly containerId?: string
  readonly entId?: string
  readonly state?: ContainerMemberState
  /** Of the names. */
  readonly locale: Locale
}

/** The longest waiting first. */
export async function selectContainerMembers(
  tx: Tx,
  { containerId, entId, state, locale }: MemberQuery,
): Promise<ContainerMember[]> {
  const rows = await tx.query<MemberRow>(
    `${memberSelect(locale)} where ($1::uuid is null or m.container_id = $1)
       and ($2::text is null or m.ent_id = $2) and ($3::text is null or m.state = $3)
     order by m.requested_at, m.ent_id limit ${containerLimit + 1}`,
    [containerId ?? null, entId ?? null, state ?? null],
  )
  return rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() }))
}

interface HeldMember {
  readonly state: ContainerMemberState
  readonly requestedBy: string
}

/** The enterprise's place in a container, held until the transaction ends; null when it has none. */
export async function holdMember(
  tx: Tx,
  containerId: string,
  entId: string,
): Promise<HeldMember | null> {
  const [row] = await tx.query<HeldMember>(
    `select state, requested_by as "requestedBy" from platform.container_member
     where container_id = $1 and ent_id = $2 for update`,
    [containerId, entId],
  )
  return row ?? null
}

/** Asks to join, or asks again after having been refused; false when it is in or waits already. */
export async function insertApplication(
  tx: Tx,
  application: {
    readonly containerId: string
    readonly entId: string
    readonly reason: string
    readonly by: { readonly personId: string; readonly name: string }
    readonly at: Date
  },
): Promise<boolean> {
  const { containerId, entId, reason, by, at } = application
  const rows = await tx.query(
    `insert into platform.container_member as kept
       (container_id, ent_id, state, reason, requested_by, requested_name, requested_at)
     values ($1, $2, 'applying', $3, $4, $5, $6)
     on conflict (container_id, ent_id) do update set state = 'applying', reason = excluded.reason,
       requested_by = excluded.requested_by, requested_name = excluded.requested_name,
       requested_at = excluded.requested_at, refusal = ''
     where kept.state = 'refused' returning 1`,
    [containerId, entId, reason, by.personId, by.name, at],
  )
  return rows.length > 0
}

export async function saveMemberDecision(
  tx: Tx,
  key: { readonly containerId: string; readonly entId: string },
  decision: {
    readonly state: ContainerMemberState
    readonly refusal: string
    readonly by: string
    readonly at: Date
  },
): Promise<void> {
  await tx.query(
    `update platform.container_member set state = $3, refusal = $4, decided_by = $5, decided_at = $6
     where container_id = $1 and ent_id = $2`,
    [key.containerId, key.entId, decision.state, decision.refusal, decision.by, decision.at],
  )
}

/** Ends what the enterprise gave and was given in the container; a transaction of the platform. */
export async function removeMember(tx: Tx, containerId: string, entId: string): Promise<boolean> {
  await tx.query(
    `update platform.space_grant set state = 'revoked'
     where container_id = $1 and $2 in (ent_id, guest_ent_id) and state in ('waiting', 'active')`,
    [containerId, entId],
  )
  const rows = await tx.query(
    'delete from platform.container_member where container_id = $1 and ent_id = $2 returning 1',
    [containerId, entId],
  )
  return rows.length > 0
}

function containerOf({ createdAt, ...row }: ContainerRow): Container {
  return { ...row, createdAt: createdAt.toISOString() }
}
