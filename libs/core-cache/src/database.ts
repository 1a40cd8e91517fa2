import { Dexie, type Table } from 'dexie'
import type { AppEntry, CacheDatabase, EntryTable, GlobalEntry } from './entry'

/** The browser database of section 3: ApiCache, schema version 1. */
export async function openDatabase(name = 'ApiCache'): Promise<CacheDatabase> {
  const dexie = new Dexie(name)
  dexie.version(1).stores({
    globalApiCache: '++id, &hash, version, lastGetTime, isNode',
    appApiCache: '++id, &appId, version, lastGetTime',
  })
  await dexie.open()
  return {
    global: entryTable<GlobalEntry>(dexie.table('globalApiCache'), 'hash'),
    app: entryTable<AppEntry>(dexie.table('appApiCache'), 'appId'),
  }
}

function entryTable<Entry extends { id?: number }>(
  table: Table<Entry, number>,
  key: keyof Entry & string,
): EntryTable<Entry> {
  return {
    get: (value) => table.where(key).equals(value).first(),
    put: (entry) =>
      table.db.transaction('rw', table, async () => {
        const known = await table
          .where(key)
          .equals(entry[key] as string)
          .first()
        await table.put(known?.id === undefined ? entry : { ...entry, id: known.id })
      }),
    async touch(value, lastGetTime) {
      await table
        .where(key)
        .equals(value)
        .modify((entry) => void Object.assign(entry, { lastGetTime }))
    },
    async removeOldest() {
      const oldest = await table.orderBy('lastGetTime').first()
      if (oldest?.id !== undefined) await table.delete(oldest.id)
    },
    async removeReadBefore(time) {
      await table.where('lastGetTime').below(time).delete()
    },
    async removeWhere(test) {
      await table.filter(test).delete()
    },
  }
}
