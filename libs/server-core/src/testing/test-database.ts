import { createHash, randomBytes } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { checkEmittedSql } from '../database/check-sql'
import { coreMigrations } from '../database/core-migrations'
import { identifier } from '../database/identifier'
import { appRole, migrate, type ModuleMigrations } from '../database/migrate'
import type {} from './global-setup'

/** Connections to a fresh, migrated database of the test's own. */
export interface TestConnections {
  readonly owner: ClientConfig
  readonly app: ClientConfig
}

/** Copies a template, which is made once a run for each set of migrations. */
export async function freshDatabase(
  modules: readonly ModuleMigrations[],
): Promise<TestConnections> {
  const all = [{ name: 'core', migrations: coreMigrations }, ...modules]
  for (const { up } of all.flatMap((module) => module.migrations)) checkSql(up)
  // Loaded here, because the library is also loaded where there is no vitest.
  const { inject } = await import('vitest')
  const server = inject('postgres')
  const admin = new Client(server)
  await admin.connect()
  try {
    const template = await makeTemplate(admin, server, all)
    const name = `test_${randomBytes(6).toString('hex')}`
    await admin.query(
      `create database ${identifier(name)} template ${identifier(template)} strategy file_copy`,
    )
    await admin.query(`grant create on database ${identifier(name)} to ${appRole}`)
    const owner = { ...server, database: name }
    return { owner, app: { ...owner, user: appRole } }
  } finally {
    await admin.end()
  }
}

/** Throws when a cluster would refuse the statement. */
export function refuseUnfitSql(text: string): void {
  const faults = checkEmittedSql(text)
  if (faults.length > 0) throw new Error(`${faults.join('; ')}: ${text}`)
}

function checkSql(up: unknown): void {
  if (typeof up === 'string') refuseUnfitSql(up)
}

async function makeTemplate(
  admin: Client,
  server: ClientConfig,
  modules: readonly ModuleMigrations[],
): Promise<string> {
  const key = modules.map((module) => [
    module.name,
    module.migrations.map((m) => [m.id, String(m.up)]),
  ])
  const name = `template_${createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12)}`
  await admin.query(`select pg_advisory_lock(hashtextextended('templates', 0))`)
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const making = `${name}_making`
    await admin.query(`drop database if exists ${identifier(making)}`)
    await admin.query(`create database ${identifier(making)}`)
    await migrate({ ...server, database: making }, modules)
    await admin.query(`alter database ${identifier(making)} rename to ${identifier(name)}`)
  }
  await admin.query(`select pg_advisory_unlock(hashtextextended('templates', 0))`)
  return name
}
