import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

/** Where the PostgreSQL of a data folder listens while its server runs: lines 4 and 5 of its pid file; null when none does. */
export function runningDatabase(dataDir: string): ClientConfig | null {
  const path = join(dataDir, 'postgres/pg18/postmaster.pid')
  if (!existsSync(path)) return null
  const lines = readFileSync(path, 'utf8').split('\n')
  return { port: Number(lines[3]), host: lines[4] ?? '', user: 'atrium', database: 'postgres' }
}
