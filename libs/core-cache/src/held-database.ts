import type { CacheDatabase } from './entry'

/** The database as far as it is there: what it refuses, or takes too long for, is nobody's problem. */
export interface HeldDatabase {
  /** Undefined when it failed, or was not done in time. */
  read<Value>(work: (database: CacheDatabase) => Promise<Value>): Promise<Value | undefined>
  /** Undefined when it failed; nobody waits for it. */
  write<Value>(work: (database: CacheDatabase) => Promise<Value>): Promise<Value | undefined>
}

/** Longer than the network would take. */
const patience = 1000

/**
 * Opens at the first use. A database that was deleted or closed by another window is opened again; one that hangs is
 * left alone until it moves.
 */
export function holdDatabase(open: () => Promise<CacheDatabase>): HeldDatabase {
  let opening: Promise<CacheDatabase> | undefined
  let hanging = 0

  async function opened(): Promise<CacheDatabase> {
    const database = await (opening ??= open())
    if (database.isOpen()) return database
    return (opening = open())
  }

  async function attempt<Value>(
    work: (database: CacheDatabase) => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      return await work(await opened())
    } catch {
      // Section 8: what could not be read is asked for, what could not be written is forgotten.
      return undefined
    }
  }

  return {
    async write(work) {
      return hanging > 0 ? undefined : attempt(work)
    },
    read(work) {
      if (hanging > 0) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        let isLate = false
        const timer = setTimeout(() => {
          isLate = true
          hanging += 1
          resolve(undefined)
        }, patience)
        void attempt(work).then((value) => {
          clearTimeout(timer)
          if (isLate) hanging -= 1
          resolve(value)
        })
      })
    },
  }
}
