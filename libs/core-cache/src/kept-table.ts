import type { EntryTable } from './entry'

type Timed = { readonly lastGetTime: number }

/** Memory before the database; what the database refuses is forgotten, a full one gives up its oldest entry. */
export interface KeptTable<Entry> {
  get(key: string): Promise<Entry | undefined>
  put(entry: Entry): Promise<void>
  removeReadBefore(time: number): Promise<void>
  removeWhere(test: (entry: Entry) => boolean): Promise<void>
}

export function keptTable<Entry extends Timed>(options: {
  open: () => Promise<EntryTable<Entry>>
  keyOf: (entry: Entry) => string
  now: () => number
}): KeptTable<Entry> {
  const { open, keyOf, now } = options
  const memory = new Map<string, Entry>()

  async function stored<Value>(work: (table: EntryTable<Entry>) => Promise<Value>) {
    try {
      return await work(await open())
    } catch {
      return undefined
    }
  }

  async function removeFromMemory(test: (entry: Entry) => boolean) {
    for (const [key, entry] of memory) if (test(entry)) memory.delete(key)
  }

  return {
    async get(key) {
      const entry = memory.get(key) ?? (await stored((table) => table.get(key)))
      if (!entry) return undefined
      const lastGetTime = now()
      memory.set(key, { ...entry, lastGetTime })
      await stored((table) => table.touch(key, lastGetTime))
      return entry
    },
    async put(entry) {
      memory.set(keyOf(entry), entry)
      await stored((table) => putOrMakeRoom(table, entry))
    },
    async removeReadBefore(time) {
      await removeFromMemory((entry) => entry.lastGetTime < time)
      await stored((table) => table.removeReadBefore(time))
    },
    async removeWhere(test) {
      await removeFromMemory(test)
      await stored((table) => table.removeWhere(test))
    },
  }
}

async function putOrMakeRoom<Entry>(table: EntryTable<Entry>, entry: Entry) {
  try {
    await table.put(entry)
  } catch (error) {
    if (!isQuotaError(error)) throw error
    await table.removeOldest()
    await table.put(entry)
  }
}

/** Dexie reports a full disk either directly or as the inner error of an aborted transaction. */
function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner } = error as { name?: unknown; inner?: unknown }
  return name === 'QuotaExceededError' || isQuotaError(inner)
}
