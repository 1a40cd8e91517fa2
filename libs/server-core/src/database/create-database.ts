import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { Unavailable } from '../errors'
import type { Logger } from '../log'
import type { Companion, Database, Scope, Tx } from './database'
import { provisionSpace, provisionSpaceIn, type ModuleSpaceMigrations } from './provision'
import { beginText, Transaction, type TransactionHooks } from './transaction'

export interface DatabaseOptions {
  readonly connection: PoolConfig
  /** Connections at most, for reads and as many for writes. */
  readonly poolSize: number
  readonly log: Logger
  readonly hooks: TransactionHooks
  readonly modules: readonly ModuleSpaceMigrations[]
}

export interface RunningDatabase extends Database {
  close(): Promise<void>
}

const retries = 4

/**
 * Opens the connections the application works with. Reads have their own, which send a statement before the one before it
 * is answered: a read that asks three things at once waits for one round trip. COPY can't share such a connection.
 */
export function createDatabase(options: DatabaseOptions): RunningDatabase {
  const { hooks } = options
  const pool = openPool(options, { pipeline: false })
  const reading = openPool(options, { pipeline: true })
  const companions = new AsyncLocalStorage<Accompanied>()

  async function run<T>(scope: Scope, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await runOnce(scope, mode, work)
      } catch (error) {
        if (attempt === retries || !mayRepeat(error)) throw told(error)
        await sleep(2 ** attempt * 10 * (0.5 + Math.random()))
      }
    }
  }

  async function runOnce<T>(scope: Scope, mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> {
    const beginning = beginText(scope, mode)
    const client = await connect(mode === 'read only' ? reading : pool)
    const tx = new Transaction(scope, client, hooks)
    if (mode === 'read only') sendTogether(client)
    const begun = begin(client, beginning)
    begun.catch(() => undefined)
    try {
      if (mode === 'read write') await begun
      const value = await work(tx)
      await begun
      if (mode === 'read only') endRead(client)
      else await commit(tx)
      if (mode === 'read write') client.release()
      return value
    } catch (error) {
      await rollback(client)
      await begun
      throw error
    }
  }

  async function commit(tx: Transaction): Promise<void> {
    const accompanied = tx.scope === 'platform' ? undefined : companions.getStore()
    if (!accompanied || accompanied.done) return tx.commit()
    const answer = await companions.exit(() => accompanied.companion(tx, [...tx.recorded]))
    await tx.commit()
    accompanied.done = answer === 'done'
  }

  const database = {
    pool,
    accompanied: <T>(companion: Companion, work: () => Promise<T>) =>
      companions.run({ companion, done: false }, work),
    transaction: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => run(scope, 'read write', work),
    read: <T>(scope: Scope, work: (tx: Tx) => Promise<T>) => run(scope, 'read only', work),
    provisionSpace: (entId: string) => provisionSpace(database, options.modules, entId),
    provisionSpaceIn: (tx: Tx, entId: string) => provisionSpaceIn(tx, options.modules, entId),
    async close() {
      await Promise.all([pool.end(), reading.end()])
    },
  }
  return database
}

/** Connections are renewed: each remembers every table it touched. */
function openPool(
  { connection, poolSize, log }: DatabaseOptions,
  { pipeline }: { readonly pipeline: boolean },
): Pool {
  const pool = new Pool({
    application_name: 'atrium',
    max: poolSize,
    min: 1,
    maxLifetimeSeconds: 1800,
    maxUses: 50_000,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 15_000,
    statement_timeout: 120_000,
    lock_timeout: 15_000,
    pipeline,
    ...connection,
  })
  // A connection may break while it is at work: its query fails, and the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'an idle connection ended'))
  return pool
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (cause) {
    throw new NotBegun(String(cause), { cause })
  }
}

interface Accompanied {
  readonly companion: Companion
  done: boolean
}

type Mode = 'read write' | 'read only'

/** There was no connection, or it broke before any work was done on it. */
class NotBegun extends Error {
  override readonly name = 'NotBegun'
}

/** Begins, and says whose rows are seen, in one round trip. */
async function begin(client: PoolClient, text: string): Promise<void> {
  try {
    await client.query(text)
  } catch (cause) {
    throw new NotBegun(String(cause), { cause })
  }
}

/** What is asked before anything is waited for leaves in one packet: each write to a socket costs as much as a small statement. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The answer leaves before the end of a transaction that changed nothing. */
function endRead(client: PoolClient): void {
  setImmediate(() => {
    client.query('commit').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  })
}

async function rollback(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

function told(error: unknown): unknown {
  return error instanceof NotBegun
    ? new Unavailable('unavailable', undefined, { cause: error })
    : error
}

const repeatable = new Set(['40001', '40P01'])

function mayRepeat(error: unknown): boolean {
  if (error instanceof NotBegun) return true
  return error instanceof Error && 'code' in error && repeatable.has(String(error.code))
}
