import { createHash } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { identifier } from './identifier'
import type { Migration } from './migration'

/** The role the application works as: row-level security binds it, and it owns the spaces' schemas. */
export const appRole = 'atrium_app'

export interface ModuleMigrations {
  readonly name: string
  readonly migrations: readonly Migration[]
}

interface Applied {
  readonly module: string
  readonly id: string
  readonly checksum: string
}

/**
 * Brings the shared tables up to date, as the owner, and answers how many steps that took. Processes that start
 * together wait for each other; a step that was edited after it had been applied is refused.
 */
export async function migrate(
  owner: ClientConfig,
  modules: readonly ModuleMigrations[],
): Promise<number> {
  const client = new Client({ ...owner, application_name: 'atrium migrate' })
  await client.connect()
  try {
    if (pending(modules, await appliedIn(client)).length === 0) return 0
    await client.query(`select pg_advisory_lock(hashtextextended('atrium migrate', 0))`)
    await prepare(client)
    const steps = pending(modules, await appliedIn(client))
    for (const step of steps) await apply(client, step.module, step.migration)
    return steps.length
  } finally {
    await client.end()
  }
}

/** A function's text changes with the bundler, so only SQL text is compared. */
export function checksumOf(up: unknown): string {
  return typeof up === 'string' ? createHash('sha256').update(up).digest('hex') : 'code'
}

async function appliedIn(client: Client): Promise<readonly Applied[]> {
  try {
    const found = await client.query<Applied>(
      'select module, id, checksum from platform.migrations order by module, id',
    )
    return found.rows
  } catch (error) {
    const missing = ['42P01', '3F000']
    if (error instanceof Error && 'code' in error && missing.includes(String(error.code))) return []
    throw error
  }
}

function pending(modules: readonly ModuleMigrations[], applied: readonly Applied[]) {
  const checksums = new Map(applied.map((row) => [`${row.module} ${row.id}`, row.checksum]))
  return modules.flatMap((module) =>
    module.migrations.flatMap((migration) => {
      const known = checksums.get(`${module.name} ${migration.id}`)
      if (known === undefined) return [{ module: module.name, migration }]
      if (known !== checksumOf(migration.up)) {
        throw new Error(
          `migration ${migration.id} of ${module.name} was applied with another text: add a new one instead`,
        )
      }
      return []
    }),
  )
}

async function prepare(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  const database = client.escapeIdentifier(rows[0]?.name ?? '')
  await createAppRole(client)
  await client.query('create schema if not exists platform')
  await client.query(`
    create table if not exists platform.migrations (
      module text not null,
      id text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (module, id));
    grant create on database ${database} to ${appRole};
    grant usage on schema platform to ${appRole};
    alter default privileges in schema platform grant select, insert, update, delete on tables to ${appRole};
    alter default privileges in schema platform grant usage, select on sequences to ${appRole};`)
}

async function createAppRole(client: Client): Promise<void> {
  try {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then
        create role ${identifier(appRole)} login;
      end if;
      -- Since version 16, who makes a role is a member of it that may not act as it.
      if not pg_has_role(current_user, '${appRole}',
          case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) then
        grant ${identifier(appRole)} to current_user;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$`)
  } catch (cause) {
    throw new Error(
      `The database needs a role ${appRole} that the user of ATRIUM_DATABASE_URL is a member of, or CREATEROLE for that user.`,
      { cause },
    )
  }
}

async function apply(client: Client, module: string, { id, up }: Migration): Promise<void> {
  await client.query('begin')
  try {
    if (typeof up === 'string') await client.query(up)
    else await up(client)
    await client.query(
      'insert into platform.migrations (module, id, checksum) values ($1, $2, $3)',
      [module, id, checksumOf(up)],
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`migration ${id} of ${module} failed: ${String(cause)}`, { cause })
  }
}
