import type {
  Tenant,
  TenantAdmin,
  TenantDetail,
  TenantDraft,
  TenantState,
} from '@atrium/domain-tenants'
import { NotFound, spaceSchema, type Tx } from '@atrium/server-core'
import type { TenantCursor } from './tenant-cursor'

interface TenantRow extends Omit<Tenant, 'createdAt' | 'destroyAt' | 'people' | 'storage'> {
  readonly createdAt: Date
  readonly destroyAt: Date | null
}

const columns = `e.ent_id as "entId", e.name, e.name_en as "nameEn", e.state,
  e.people_quota as "peopleQuota", e.created_at as "createdAt", e.destroy_at as "destroyAt"`

export interface TenantQuery {
  readonly search: string
  readonly state: TenantState | null
}

export interface TenantPage extends TenantQuery {
  readonly after: TenantCursor | null
  readonly limit: number
}

const where = `($2::text is null and e.state <> 'destroyed' or e.state = $2)
  and ($1 = '' or position(lower($1) in lower(concat_ws(' ', e.name, e.name_en, e.ent_id))) > 0)`

export async function selectTenants(tx: Tx, page: TenantPage): Promise<Tenant[]> {
  const { search, state, after, limit } = page
  const rows = await tx.query<TenantRow>(
    `select ${columns} from platform.enterprises e where ${where}
       and ($3::timestamptz is null
         or (date_trunc('milliseconds', e.created_at), e.ent_id) < ($3, $4))
     order by date_trunc('milliseconds', e.created_at) desc, e.ent_id desc limit $5`,
    [search, state, after?.at ?? null, after?.entId ?? null, limit],
  )
  return measured(tx, rows)
}

export async function countTenants(tx: Tx, { search, state }: TenantQuery): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from platform.enterprises e where ${where}`,
    [search, state],
  )
  return row?.count ?? 0
}

interface Size {
  readonly entId: string
  readonly people: number
  readonly files: string
  readonly records: string
}

/** People are counted; the size of tables is what their last maintenance found, so that no table is locked for it. */
async function measure(tx: Tx, entIds: readonly string[]): Promise<Map<string, Size>> {
  const rows = await tx.query<Size>(
    `select ent_id as "entId",
       (select count(*)::int from platform.memberships m
         where m.ent_id = wanted.ent_id and m.state in ('active', 'invited')) as people,
       (select coalesce(sum(size), 0) from platform.files f where f.ent_id = wanted.ent_id) as files,
       (select coalesce(sum(relpages::bigint), 0) * 8192 from pg_class
         where relnamespace = to_regnamespace(wanted.schema)) as records
     from unnest($1::text[], $2::text[]) as wanted (ent_id, schema)`,
    [entIds, entIds.map(spaceSchema)],
  )
  return new Map(rows.map((row) => [row.entId, row]))
}

async function measured(tx: Tx, rows: readonly TenantRow[]): Promise<Tenant[]> {
  const sizes = await measure(
    tx,
    rows.map(({ entId }) => entId),
  )
  return rows.map((row) => {
    const size = sizes.get(row.entId)
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      destroyAt: row.destroyAt?.toISOString() ?? null,
      people: size?.people ?? 0,
      storage: Number(size?.files ?? 0) + Number(size?.records ?? 0),
    }
  })
}

interface HeldTenant {
  readonly name: string
  readonly state: TenantState
  readonly version: number
  readonly destroyAt: Date | null
}

/** The enterprise, held against other operators until the transaction ends. */
export async function holdTenant(tx: Tx, entId: string): Promise<HeldTenant> {
  const [row] = await tx.query<HeldTenant>(
    `select name, state, version, destroy_at as "destroyAt" from platform.enterprises
     where ent_id = $1 for update`,
    [entId],
  )
  if (!row) throw new NotFound('tenant-not-found')
  return row
}

export async function findTenant(tx: Tx, entId: string): Promise<TenantDetail> {
  const [row] = await tx.query<
    TenantRow & { frozenAt: Date | null; frozenReason: string; version: number }
  >(
    `select ${columns}, e.frozen_at as "frozenAt", e.frozen_reason as "frozenReason", e.version
     from platform.enterprises e where e.ent_id = $1`,
    [entId],
  )
  if (!row) throw new NotFound('tenant-not-found')
  const { frozenAt, frozenReason, version, ...rest } = row
  const [tenant] = await measured(tx, [rest])
  if (!tenant) throw new NotFound('tenant-not-found')
  const size = (await measure(tx, [entId])).get(entId)
  return {
    ...tenant,
    files: Number(size?.files ?? 0),
    records: Number(size?.records ?? 0),
    frozenAt: frozenAt?.toISOString() ?? null,
    frozenReason,
    version,
    operates: await operates(tx, entId),
    admins: await selectAdmins(tx, entId),
  }
}

/** Whether somebody of the enterprise operates the platform. */
export async function operates(tx: Tx, entId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from platform.memberships
     where ent_id = $1 and roles @> array['root'] and state <> 'left' limit 1`,
    [entId],
  )
  return rows.length > 0
}

const shownAdmins = 50

function selectAdmins(tx: Tx, entId: string): Promise<TenantAdmin[]> {
  return tx.query<TenantAdmin>(
    `select m.person_id as id, m.name, p.login_id as "loginId", p.password_hash is not null as "hasPassword",
       case when p.state = 'suspended' then p.state else m.state end as state
     from platform.memberships m join platform.persons p on p.person_id = m.person_id
     where m.ent_id = $1 and m.roles @> array['admin'] and m.state <> 'left'
     order by m.created_at, m.person_id limit ${shownAdmins}`,
    [entId],
  )
}

export async function countPeople(tx: Tx, entId: string): Promise<number> {
  return (await measure(tx, [entId])).get(entId)?.people ?? 0
}

export async function saveTenant(tx: Tx, entId: string, draft: TenantDraft): Promise<void> {
  await tx.query(
    `update platform.enterprises set name = $2, name_en = $3, people_quota = $4,
       version = version + 1 where ent_id = $1`,
    [entId, draft.name, draft.nameEn, draft.peopleQuota],
  )
}

interface Step {
  readonly state: TenantState
  readonly destroyAt?: Date | null
  /** Set when it is frozen. */
  readonly frozen?: { readonly at: Date; readonly reason: string } | null
}

export async function saveStep(tx: Tx, entId: string, step: Step): Promise<void> {
  const { state, destroyAt = null, frozen } = step
  await tx.query(
    `update platform.enterprises set state = $2, destroy_at = $3, version = version + 1
     where ent_id = $1`,
    [entId, state, destroyAt],
  )
  if (frozen === undefined) return
  await tx.query(
    'update platform.enterprises set frozen_at = $2, frozen_reason = $3 where ent_id = $1',
    [entId, frozen?.at ?? null, frozen?.reason ?? ''],
  )
}

/** Whether an administrator of the enterprise has set a password; null for anybody else. */
export async function adminHasPassword(
  tx: Tx,
  entId: string,
  personId: string,
): Promise<boolean | null> {
  const [row] = await tx.query<{ has: boolean }>(
    `select p.password_hash is not null as has
     from platform.memberships m join platform.persons p on p.person_id = m.person_id
     where m.ent_id = $1 and m.person_id = $2 and m.roles @> array['admin'] and m.state = 'active'
       and p.state = 'active'`,
    [entId, personId],
  )
  return row?.has ?? null
}
