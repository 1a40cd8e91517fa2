import type { Locale } from '@atrium/domain-core'
import type { Navigation, NavigationDraft, Terminal } from '@atrium/domain-navigation'
import { NotFound, nameSql, spaceOf, type Tx } from '@atrium/server-core'

/** What people see of a navigation. */
export interface Published extends Pick<NavigationDraft, 'audience' | 'entries'> {
  readonly revision: number
}

interface Row extends Omit<Navigation, 'changedAt'> {
  readonly changedAt: Date
}

const columns = `n.id, n.terminal, n.name, n.audience, n.revision,
  (n.published ->> 'revision')::int as "publishedRevision", n.changed_at as "changedAt"`

function from(locale: Locale): string {
  return `, coalesce(${nameSql(locale, 'm')}, '') as "changedBy"
    from platform.navigation n
    left join platform.memberships m on m.ent_id = n.ent_id and m.person_id = n.changed_by`
}

/** In the order in which the first that fits is taken, without their entries. */
export async function selectNavigations(
  tx: Tx,
  terminal: Terminal,
  locale: Locale,
): Promise<Omit<Navigation, 'entries'>[]> {
  const rows = await tx.query<Omit<Row, 'entries'>>(
    `select ${columns} ${from(locale)} where n.ent_id = $1 and n.terminal = $2 order by n.place, n.id`,
    [spaceOf(tx), terminal],
  )
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

export async function findNavigation(tx: Tx, id: string, locale: Locale): Promise<Navigation> {
  const [row] = await tx.query<Row>(
    `select ${columns}, n.entries ${from(locale)} where n.ent_id = $1 and n.id = $2`,
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('navigation-not-found')
  return { ...row, changedAt: row.changedAt.toISOString() }
}

/** Holds every navigation of a terminal against other changes until the transaction ends; answers their ids. */
export async function holdNavigations(tx: Tx, terminal: Terminal): Promise<string[]> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `navigation ${spaceOf(tx)} ${terminal}`,
  ])
  const rows = await tx.query<{ id: string }>(
    'select id from platform.navigation where ent_id = $1 and terminal = $2',
    [spaceOf(tx), terminal],
  )
  return rows.map(({ id }) => id)
}

/** Holds one navigation until the transaction ends; answers its revision. */
export async function holdRevision(tx: Tx, id: string): Promise<number> {
  const [row] = await tx.query<{ revision: number }>(
    'select revision from platform.navigation where ent_id = $1 and id = $2 for update',
    [spaceOf(tx), id],
  )
  if (!row) throw new NotFound('navigation-not-found')
  return row.revision
}

export interface Change {
  readonly id: string
  readonly at: Date
  readonly by: string
}

/** Adds a navigation behind the others of its terminal. */
export async function insertNavigation(
  tx: Tx,
  { id, at, by }: Change,
  { terminal, name, audience, entries }: NavigationDraft & { readonly terminal: Terminal },
): Promise<void> {
  await tx.query(
    `insert into platform.navigation
        (ent_id, id, terminal, place, name, audience, entries, revision, changed_at, changed_by)
      select $1, $2, $3, coalesce(max(place), 0) + 1, $4, $5, $6, 1, $7, $8
      from platform.navigation where ent_id = $1 and terminal = $3`,
    [spaceOf(tx), id, terminal, name, JSON.stringify(audience), JSON.stringify(entries), at, by],
  )
}

export async function updateDesign(
  tx: Tx,
  { id, at, by }: Change,
  { name, audience, entries }: NavigationDraft,
): Promise<void> {
  await tx.query(
    `update platform.navigation set name = $3, audience = $4, entries = $5,
        revision = revision + 1, changed_at = $6, changed_by = $7
      where ent_id = $1 and id = $2`,
    [spaceOf(tx), id, name, JSON.stringify(audience), JSON.stringify(entries), at, by],
  )
}

export async function setPublished(tx: Tx, id: string, published: Published | null): Promise<void> {
  await tx.query('update platform.navigation set published = $3 where ent_id = $1 and id = $2', [
    spaceOf(tx),
    id,
    published && JSON.stringify(published),
  ])
}

export async function orderNavigations(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(
    `update platform.navigation n set place = wanted.nth
      from unnest($2::uuid[]) with ordinality as wanted (id, nth)
      where n.ent_id = $1 and n.id = wanted.id`,
    [spaceOf(tx), ids],
  )
}

export async function deleteNavigationRow(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from platform.navigation where ent_id = $1 and id = $2 returning id',
    [spaceOf(tx), id],
  )
  return rows.length > 0
}

/** What is published of each terminal, in the order in which the first that fits is taken. */
export function selectPublished(tx: Tx): Promise<(Published & { readonly terminal: Terminal })[]> {
  return tx.named(
    'navigation.published',
    `select terminal, published -> 'audience' as audience, published -> 'entries' as entries,
        (published ->> 'revision')::int as revision
      from platform.navigation where ent_id = $1 and published is not null
      order by terminal, place, id`,
    [spaceOf(tx)],
  )
}
