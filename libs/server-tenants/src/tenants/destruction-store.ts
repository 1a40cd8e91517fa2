import { identifier, spaceSchema, type Tx } from '@atrium/server-core'

/** What outlives an enterprise: its name, and its log. */
const keptTables = ['enterprises', 'persons', 'audit_log', 'audit_heads']

/** Enterprises whose days of grace are over. */
export async function selectDue(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.query<{ entId: string }>(
    `select ent_id as "entId" from platform.enterprises
     where state = 'closing' and destroy_at <= $1 order by destroy_at`,
    [now],
  )
  return rows.map(({ entId }) => entId)
}

/** So many tables go in one transaction: each costs locks until it ends. */
const batchTables = 100

/** Drops some of the space's tables; false when there are none left. */
export async function dropTables(tx: Tx, entId: string): Promise<boolean> {
  const schema = spaceSchema(entId)
  const rows = await tx.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p') and not c.relispartition
     limit ${batchTables}`,
    [schema],
  )
  if (rows.length === 0) return false
  const tables = rows.map(({ name }) => `${identifier(schema)}.${identifier(name)}`)
  await tx.query(`drop table ${tables.join(', ')} cascade`)
  return true
}

export async function dropSchema(tx: Tx, entId: string): Promise<void> {
  await tx.query(`drop schema if exists ${identifier(spaceSchema(entId))} cascade`)
}

interface SharedTable {
  readonly name: string
  /** Tables whose rows must go first. */
  readonly before: readonly string[]
}

/** Tables with rows of spaces, each after those that refer to it. */
export async function sharedTables(tx: Tx): Promise<string[]> {
  const tables = await tx.query<SharedTable>(
    `select c.relname as name, array(
         select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.conrelid
         where k.confrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as before
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'ent_id'
     where c.relnamespace = 'platform'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and not a.attisdropped and c.relname <> all($1::text[])
       and has_table_privilege(c.oid, 'delete')
     order by c.relname`,
    [keptTables],
  )
  const ordered: string[] = []
  const visit = (table: SharedTable, above: readonly string[]) => {
    if (ordered.includes(table.name) || above.includes(table.name)) return
    for (const name of table.before) {
      const other = tables.find((each) => each.name === name)
      if (other) visit(other, [...above, table.name])
    }
    ordered.push(table.name)
  }
  for (const table of tables) visit(table, [])
  return ordered
}

export async function deleteShared(tx: Tx, table: string, entId: string): Promise<void> {
  await tx.query(`delete from platform.${identifier(table)} where ent_id = $1`, [entId])
}

/** People who began here and belong elsewhere too begin there from now on. */
export async function moveHomes(tx: Tx, entId: string): Promise<void> {
  await tx.query(
    `update platform.persons p set ent_id = (
         select m.ent_id from platform.memberships m
         where m.person_id = p.person_id and m.ent_id <> $1 order by m.created_at limit 1)
     where p.ent_id = $1 and exists (
         select 1 from platform.memberships m where m.person_id = p.person_id and m.ent_id <> $1)`,
    [entId],
  )
}

/** Entry that other enterprises have given its people. */
export async function deleteReceivedGrants(tx: Tx, entId: string): Promise<void> {
  await tx.query('delete from platform.space_grant where guest_ent_id = $1', [entId])
}
