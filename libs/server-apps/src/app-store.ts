import type { Application, AppItem } from '@atrium/domain-apps'
import { NotFound, type Tx, spaceOf } from '@atrium/server-core'
import type { AppCursor } from './app-cursor'

interface AppRow {
  id: string
  name: string
  description: string
  icon: Application['icon']
  color: Application['color']
  items: AppItem[]
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
}

export interface Writing {
  readonly at: Date
  readonly personId: string
}

const selectApp = `select id, name, description, icon, color, created_at, updated_at, deleted_at,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', item.id, 'kind', item.kind, 'name', item.name, 'targetId', item.target_id, 'ready', item.ready
      ) order by item.place)
      from platform.app_item item where item.app_id = application.id
    ), '[]') as items
  from platform.application`

export interface AppQuery {
  readonly search: string
  readonly deleted: boolean
  readonly after: AppCursor | null
  readonly limit: number
  readonly offset: number
}

const matching = `ent_id = $1 and (deleted_at is not null) = $2
  and ($3 = '' or name ilike $4 or description ilike $4)`

/** Applications of the space, the newest first. */
export async function listAppRows(tx: Tx, query: AppQuery): Promise<Application[]> {
  const rows = await tx.named<AppRow>(
    'apps.list',
    `${selectApp} where ${matching}
        and ($5::timestamptz is null or (created_at, id) < ($5::timestamptz, $6::uuid))
      order by created_at desc, id desc limit $7 offset $8`,
    [
      ...matchingValues(tx, query),
      query.after?.at ?? null,
      query.after?.id ?? null,
      query.limit,
      query.offset,
    ],
  )
  return rows.map(applicationOf)
}

export async function countApps(tx: Tx, query: AppQuery): Promise<number> {
  const [row] = await tx.named<{ count: number }>(
    'apps.count',
    `select count(*)::int as count from platform.application where ${matching}`,
    matchingValues(tx, query),
  )
  return row?.count ?? 0
}

/** The application, whether deleted or not; null when the space has none of this id. */
export async function findAppRow(tx: Tx, appId: string): Promise<Application | null> {
  const [row] = await tx.named<AppRow>('apps.find', `${selectApp} where id = $1 and ent_id = $2`, [
    appId,
    spaceOf(tx),
  ])
  return row ? applicationOf(row) : null
}

/** The application, held against other changes until the transaction ends. */
export async function holdApp(
  tx: Tx,
  appId: string,
  { deleted }: { readonly deleted: boolean } = { deleted: false },
): Promise<Application> {
  const rows = await tx.query(
    `select 1 from platform.application where id = $1 and (deleted_at is not null) = $2 and ent_id = $3 for update`,
    [appId, deleted, spaceOf(tx)],
  )
  const app = rows.length > 0 ? await findAppRow(tx, appId) : null
  if (!app) throw new NotFound('app-not-found')
  return app
}

export type NewApp = Pick<Application, 'id' | 'name' | 'description' | 'icon' | 'color'>

export async function insertApp(
  tx: Tx,
  entId: string,
  app: NewApp,
  { at, personId }: Writing,
): Promise<void> {
  await tx.query(
    `insert into platform.application
        (id, ent_id, name, description, icon, color, created_at, created_by, updated_at, updated_by)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $8)`,
    [app.id, entId, app.name, app.description, app.icon, app.color, at, personId],
  )
}

export async function changeApp(
  tx: Tx,
  app: NewApp & { readonly deletedAt: Date | null },
  { at, personId }: Writing,
): Promise<void> {
  await tx.query(
    `update platform.application set name = $2, description = $3, icon = $4, color = $5, deleted_at = $6,
        updated_at = $7, updated_by = $8
      where id = $1`,
    [app.id, app.name, app.description, app.icon, app.color, app.deletedAt, at, personId],
  )
}

/** Applications deleted before then. */
export async function listBinnedApps(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from platform.application where ent_id = $1 and deleted_at < $2 order by deleted_at',
    [spaceOf(tx), before],
  )
  return rows.map((row) => row.id)
}

/** Removes a deleted application for good; null when it was restored meanwhile. */
export async function eraseApp(
  tx: Tx,
  appId: string,
  before: Date,
): Promise<Pick<Application, 'name'> | null> {
  const [row] = await tx.query<{ name: string }>(
    'delete from platform.application where id = $1 and ent_id = $2 and deleted_at < $3 returning name',
    [appId, spaceOf(tx), before],
  )
  return row ?? null
}

/** Puts items in the order of the ids. */
export async function orderItems(tx: Tx, appId: string, itemIds: readonly string[]): Promise<void> {
  await tx.query(
    `update platform.app_item set place = asked.place
      from unnest($2::uuid[]) with ordinality as asked (id, place)
      where app_item.id = asked.id and app_id = $1`,
    [appId, itemIds],
  )
}

function matchingValues(tx: Tx, { search, deleted }: AppQuery): unknown[] {
  return [spaceOf(tx), deleted, search, `%${search.replace(/[\\%_]/g, '\\$&')}%`]
}

function applicationOf(row: AppRow): Application {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    icon: row.icon,
    color: row.color,
    items: row.items,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }
}
