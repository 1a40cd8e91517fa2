import type { CacheDatabase, EntryTable } from './entry'
import type { HeldDatabase } from './held-database'

interface Timed {
  readonly version: string
  readonly lastGetTime: number
}

/** Memory before the database; what the database refuses is forgotten, a full one gives up its oldest entry. */
export interface KeptTable<Entry> {
  /** Undefined unless the entry is of the version. */
  get(key: string, version: string): Promise<Entry | undefined>
  put(key: string, make: (known: Entry | undefined) => Entry): Promise<void>
  /** Removes what nobody read since, and what is more than anybody needs. */
  cleanUp(before: number): Promise<void>
  removeWhere(test: (entry: Entry) => boolean): Promise<void>
}

interface KeptTableOptions<Entry> {
  readonly database: HeldDatabase
  readonly table: (database: CacheDatabase) => EntryTable<Entry>
  /** Whether an entry of another version than asked for is thrown away. */
  readonly discards: boolean
  readonly now: () => number
}

/** More than a visit needs; the database keeps the rest. */
const memoryLimit = 500
/** Each search has an answer of its own: without a limit they would pile up for 180 days. */
const storedLimit = 2000

export function keptTable<Entry extends Timed>(options: KeptTableOptions<Entry>): KeptTable<Entry> {
  const { database, table, discards, now } = options
  const memory = new Map<string, Entry>()

  function write<Value>(work: (stored: EntryTable<Entry>) => Promise<Value>) {
    return database.write((opened) => work(table(opened)))
  }

  function remember(key: string, entry: Entry) {
    memory.delete(key)
    memory.set(key, entry)
    const oldest = memory.keys().next()
    if (memory.size > memoryLimit && !oldest.done) memory.delete(oldest.value)
  }

  function forget(test: (entry: Entry) => boolean) {
    for (const [key, entry] of memory) if (test(entry)) memory.delete(key)
  }

  return {
    async get(key, version) {
      const remembered = memory.get(key)
      // Another window may have stored what this one remembers in an older version.
      const entry =
        remembered?.version === version
          ? remembered
          : await database.read((opened) => table(opened).get(key))
      if (entry?.version !== version) {
        if (entry && discards) {
          memory.delete(key)
          void write((stored) => stored.remove(key))
        }
        return undefined
      }
      const lastGetTime = now()
      remember(key, { ...entry, lastGetTime })
      void write((stored) => stored.touch(key, lastGetTime))
      return entry
    },
    async put(key, make) {
      const made = make(memory.get(key))
      remember(key, made)
      const stored = await write((kept) => putOrMakeRoom(kept, key, make))
      // Another window may have added to it.
      if (stored && memory.get(key) === made) remember(key, stored)
    },
    async cleanUp(before) {
      forget((entry) => entry.lastGetTime < before)
      await write(async (stored) => {
        await stored.removeReadBefore(before)
        await stored.noneReadAfter(now())
        await stored.removeBeyond(storedLimit)
      })
    },
    async removeWhere(test) {
      forget(test)
      await write((stored) => stored.removeWhere(test))
    },
  }
}

async function putOrMakeRoom<Entry>(
  table: EntryTable<Entry>,
  key: string,
  make: (known: Entry | undefined) => Entry,
) {
  try {
    return await table.put(key, make)
  } catch (error) {
    if (!isQuotaError(error)) throw error
    await table.removeOldest()
    return table.put(key, make)
  }
}

/** Dexie reports a full disk either directly or as the inner error of an aborted transaction. */
function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner } = error as { name?: unknown; inner?: unknown }
  return name === 'QuotaExceededError' || isQuotaError(inner)
}
