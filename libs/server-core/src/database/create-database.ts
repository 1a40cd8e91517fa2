import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Logger } from '../log'
import type { Database, Scope, Tx } from './database'
import { provisionSpace, type ModuleSpaceMigrations } from './provision'
import { Transaction, type TransactionHooks } from './transaction'

export interface DatabaseOptions {
  readonly connection: PoolConfig
  readonly poolSize: number
  readonly log: Logger
  readonly hooks: TransactionHooks
  readonly modules: readonly ModuleSpaceMigrations[]
}

export interface RunningDatabase extends Database {
  close(): Promise<void>
}

const retries = 4

/** Opens the pool the application works with. Connections are renewed: each remembers every table it touched. */
export function createDatabase(options: DatabaseOptions): RunningDatabase {
  const { hooks, log } = options
  const pool = new Pool({
    application_name: 'atrium',
    max: options.poolSize,
    min: 1,
    maxLifetimeSeconds: 1800,
    maxUses: 50_000,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 15_000,
    statement_timeout: 120_000,
    lock_timeout: 15_000,
    ...options.connection,
  })
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'an idle connection ended'))

  async function run<T>(scope: Scope, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await runOnce(scope, mode, work)
      } catch (error) {
        if (attempt === retries || !mayRepeat(error)) throw error
        await sleep(2 ** attempt * 10 * (0.5 + Math.random()))
      }
    }
  }

  async function runOnce<T>(scope: Scope, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    const tx = new Transaction(scope, client, hooks)
    try {
      await begin(tx, mode)
      const value = await work(tx)
      if (mode === 'read only') endRead(client)
      else await tx.commit()
      if (mode === 'read write') client.release()
      return value
    } catch (error) {
      await rollback(client)
      throw error
    }
  }

  const database = {
    pool,
    transaction: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => run(scope, 'read write', work),
    read: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => run(scope, 'read only', work),
    provisionSpace: (entId: string) => provisionSpace(database, options.modules, entId),
    close: () => pool.end(),
  }
  return database
}

type Mode = 'read write' | 'read only'

/** The connection broke before any work was done on it. */
class NotBegun extends Error {
  override readonly name = 'NotBegun'
}

async function begin(tx: Transaction, mode: Mode): Promise<void> {
  try {
    await tx.begin(mode)
  } catch (cause) {
    throw new NotBegun(String(cause), { cause })
  }
}

/** The answer need not wait for the end of a transaction that changed nothing. */
function endRead(client: PoolClient): void {
  client.query('commit').then(
    () => client.release(),
    (error: Error) => client.release(error),
  )
}

async function rollback(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

const repeatable = new Set(['40001', '40P01'])

function mayRepeat(error: unknown): boolean {
  if (error instanceof NotBegun) return true
  return error instanceof Error && 'code' in error && repeatable.has(String(error.code))
}
