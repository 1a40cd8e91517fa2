import { Dexie, type Table } from 'dexie'
import type { AppEntry, CacheDatabase, EntryTable, GlobalEntry } from './entry'

/** The browser database of section 3: ApiCache, schema version 1. */
export async function openDatabase(name = 'ApiCache'): Promise<CacheDatabase> {
  const dexie = new Dexie(name)
  dexie.version(1).stores({
    globalApiCache: '++id, &hash, version, lastGetTime, isNode',
    appApiCache: '++id, &appId, version, lastGetTime',
  })
  // Another window deletes the database or wants a later one: it must not wait for this window.
  dexie.on('versionchange', () => {
    dexie.close()
    return false
  })
  await dexie.open()
  const stores = dexie.backendDB().objectStoreNames
  if (!stores.contains('globalApiCache') || !stores.contains('appApiCache')) {
    dexie.close()
    throw new Error('ApiCache belongs to another version of the product')
  }
  return {
    isOpen: () => dexie.isOpen(),
    global: entryTable<GlobalEntry>(dexie.table('globalApiCache'), 'hash'),
    app: entryTable<AppEntry>(dexie.table('appApiCache'), 'appId'),
  }
}

function entryTable<Entry extends { id?: number; lastGetTime: number }>(
  table: Table<Entry, number>,
  key: keyof Entry & string,
): EntryTable<Entry> {
  const of = (value: string) => table.where(key).equals(value)
  const setTime = (lastGetTime: number) => (entry: Entry) =>
    void Object.assign(entry, { lastGetTime })
  return {
    get: (value) => of(value).first(),
    put: (value, make) =>
      table.db.transaction('rw', table, async () => {
        const known = await of(value).first()
        const { id: _, ...made } = make(known)
        const id = known?.id === undefined ? {} : { id: known.id }
        await table.put({ ...made, ...id } as Entry)
        return made as Entry
      }),
    async remove(value) {
      await of(value).delete()
    },
    async touch(value, lastGetTime) {
      await of(value).modify(setTime(lastGetTime))
    },
    async removeOldest() {
      const oldest = await table.orderBy('lastGetTime').first()
      if (oldest?.id !== undefined) await table.delete(oldest.id)
    },
    async removeReadBefore(time) {
      await table.where('lastGetTime').below(time).delete()
    },
    async removeBeyond(count) {
      const surplus = (await table.count()) - count
      if (surplus <= 0) return
      await table.bulkDelete(await table.orderBy('lastGetTime').limit(surplus).primaryKeys())
    },
    async noneReadAfter(time) {
      await table.where('lastGetTime').above(time).modify(setTime(time))
    },
    async removeWhere(test) {
      await table.filter(test).delete()
    },
  }
}
