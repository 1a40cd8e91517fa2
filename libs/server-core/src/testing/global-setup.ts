import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createLogger } from '../log'
import { startEmbeddedPostgres, type PostgresConnection } from '../postgres/embedded-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: PostgresConnection
  }
}

/** One PostgreSQL a run, which need not survive anything. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'atrium-tests-'))
  await chmod(dir, 0o755)
  const postgres = await startEmbeddedPostgres({
    dir,
    log: createLogger('error'),
    initdbFlags: ['--no-sync'],
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 200,
    },
  })
  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
