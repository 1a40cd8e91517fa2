import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Config } from '../config'
import { appRole } from '../database/migrate'
import type { Logger } from '../log'
import { lockData, type DataLock } from './data-lock'
import { startEmbeddedPostgres } from './embedded-postgres'

/** Where the data is, as its owner and as the application. */
export interface OpenPostgres {
  readonly owner: PoolConfig
  readonly app: PoolConfig
  /** True when the tables are there already. */
  readonly migrated?: boolean
  /** Tells a second process on the same data where this one is. */
  readonly describe: (address: string) => void
  close(): Promise<void>
}

/** The server named by the configuration, else one of our own. */
export async function openPostgres(config: Config, log: Logger): Promise<OpenPostgres> {
  const lock = await lockData(config.dataDir)
  try {
    return config.databaseUrl === null
      ? await openEmbedded(config, log, lock)
      : openRemote(config.databaseUrl, lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openEmbedded(config: Config, log: Logger, lock: DataLock): Promise<OpenPostgres> {
  const postgres = await startEmbeddedPostgres({ dir: join(config.dataDir, 'postgres'), log })
  return {
    owner: postgres.connection,
    app: { ...postgres.connection, user: appRole },
    describe: lock.describe,
    async close() {
      await postgres.stop()
      await lock.release()
    },
  }
}

function openRemote(connectionString: string, lock: DataLock): OpenPostgres {
  return {
    owner: { connectionString },
    app: { connectionString, options: `-c role=${appRole}` },
    describe: lock.describe,
    close: lock.release,
  }
}
