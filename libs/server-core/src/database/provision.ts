import type { Database, Tx } from './database'
import { identifier, spaceSchema } from './identifier'
import { checksumOf } from './migrate'
import type { SpaceMigration } from './migration'

export interface ModuleSpaceMigrations {
  readonly name: string
  readonly spaceMigrations?: readonly SpaceMigration[]
}

/** Makes the space's schema and applies what it lacks. */
export function provisionSpace(
  database: Pick<Database, 'transaction'>,
  modules: readonly ModuleSpaceMigrations[],
  entId: string,
): Promise<void> {
  identifier(spaceSchema(entId))
  return database.transaction('platform', (tx) => provisionSpaceIn(tx, modules, entId))
}

/** The same within a transaction of the platform, such as the one that makes the enterprise. */
export async function provisionSpaceIn(
  tx: Tx,
  modules: readonly ModuleSpaceMigrations[],
  entId: string,
): Promise<void> {
  const schema = identifier(spaceSchema(entId))
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`space ${entId}`])
  await tx.query('insert into platform.spaces (ent_id) values ($1) on conflict do nothing', [entId])
  await tx.query(`create schema if not exists ${schema}`)
  const applied = await tx.query<{ module: string; id: string }>(
    'select module, id from platform.space_migrations where ent_id = $1',
    [entId],
  )
  const known = new Set(applied.map((row) => `${row.module} ${row.id}`))
  for (const { name, spaceMigrations = [] } of modules) {
    for (const migration of spaceMigrations) {
      if (known.has(`${name} ${migration.id}`)) continue
      const text = migration.up(schema)
      await tx.query(text)
      await tx.query(
        'insert into platform.space_migrations (ent_id, module, id, checksum) values ($1, $2, $3, $4)',
        [entId, name, migration.id, checksumOf(text)],
      )
    }
  }
}

/** Brings the spaces that lack a step up to date. */
export async function provisionSpaces(
  database: Pick<Database, 'transaction' | 'read'>,
  modules: readonly ModuleSpaceMigrations[],
): Promise<void> {
  const steps = modules.reduce((sum, module) => sum + (module.spaceMigrations?.length ?? 0), 0)
  if (steps === 0) return
  const behind = await database.read('platform', (tx) =>
    tx.query<{ ent_id: string }>(
      `select ent_id from platform.spaces s
        where (select count(*) from platform.space_migrations m where m.ent_id = s.ent_id) < $1`,
      [steps],
    ),
  )
  for (const { ent_id } of behind) await provisionSpace(database, modules, ent_id)
}
