import { beforeEach, describe, expect, it } from 'vitest'
import { createApiCache } from './api-cache'
import type { AppEntry, CacheDatabase, EntryTable, GlobalEntry } from './entry'

let now = 0
beforeEach(() => void (now = 1000))
const answer = { version: '1', entId: 'demo', data: ['a'] }

describe('the cache', () => {
  it('answers nothing, and throws nothing, when the database cannot be opened', async () => {
    const cache = createApiCache({
      open: () => Promise.reject(new Error('blocked')),
      now: () => now,
    })
    expect(await cache.getGlobal('h', '1')).toBeUndefined()
    await cache.putGlobal({ ...answer, hash: 'h' })
    await cache.clear()
    await cache.cleanUp()
  })

  it('answers from memory when the database has forgotten', async () => {
    const { cache, database } = fake()
    await cache.putGlobal({ ...answer, hash: 'h' })
    database.global.rows.clear()
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
  })

  it('answers a global entry only for its version', async () => {
    const { cache } = fake()
    await cache.putGlobal({ ...answer, hash: 'h' })
    expect(await cache.getGlobal('h', '2')).toBeUndefined()
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
  })

  it('discards everything of an application once another version is asked for', async () => {
    const { cache, database } = fake()
    await cache.putApp({ ...answer, appId: 'crm', api: 'menu' })
    await cache.putApp({ ...answer, appId: 'crm', api: 'views', data: 2 })
    expect(await cache.getApp('crm', '1', 'menu')).toEqual(['a'])
    expect(await cache.getApp('crm', '1', 'views')).toBe(2)
    expect(await cache.getApp('crm', '2', 'menu')).toBeUndefined()
    expect(database.app.rows.size).toBe(0)
    expect(await cache.getApp('crm', '1', 'menu')).toBeUndefined()
  })

  it('notes the time of each read', async () => {
    const { cache, database } = fake()
    await cache.putGlobal({ ...answer, hash: 'h' })
    now = 2000
    await cache.getGlobal('h', '1')
    expect(database.global.rows.get('h')?.lastGetTime).toBe(2000)
  })

  it('deletes the entry read longest ago when the disk is full, and tries once more', async () => {
    const { cache, database, reopen } = fake({ room: 2 })
    await cache.putGlobal({ ...answer, hash: 'old' })
    now = 2000
    await cache.putGlobal({ ...answer, hash: 'new' })
    now = 3000
    await cache.getGlobal('old', '1')
    await cache.putGlobal({ ...answer, hash: 'third' })
    expect([...database.global.rows.keys()]).toEqual(['old', 'third'])
    expect(await reopen().getGlobal('new', '1')).toBeUndefined()
  })

  it('gives up silently when deleting one made no room', async () => {
    const { cache, database } = fake({ room: 0 })
    await cache.putGlobal({ ...answer, hash: 'h' })
    expect(database.global.rows.size).toBe(0)
  })

  it('clears what is not isNode and all applications', async () => {
    const { cache, database } = fake()
    await cache.putGlobal({ ...answer, hash: 'page' })
    await cache.putGlobal({ ...answer, hash: 'node', isNode: 1 })
    await cache.putApp({ ...answer, appId: 'crm', api: 'menu' })
    await cache.clear()
    expect([...database.global.rows.keys()]).toEqual(['node'])
    expect(database.app.rows.size).toBe(0)
    expect(await cache.getGlobal('page', '1')).toBeUndefined()
  })

  it('clears one enterprise', async () => {
    const { cache, database } = fake()
    await cache.putGlobal({ ...answer, hash: 'a' })
    await cache.putGlobal({ ...answer, hash: 'b', entId: 'other' })
    await cache.clearEnterprise('demo')
    expect([...database.global.rows.keys()]).toEqual(['b'])
  })

  it('forgets global entries nobody read for 180 days', async () => {
    const { cache, database } = fake()
    await cache.putGlobal({ ...answer, hash: 'a' })
    now += 15_552_000_000
    await cache.cleanUp()
    expect(database.global.rows.size).toBe(1)
    now += 1
    await cache.cleanUp()
    expect(database.global.rows.size).toBe(0)
  })
})

function fake({ room = Infinity } = {}) {
  const database = {
    global: fakeTable<GlobalEntry>((entry) => entry.hash, room),
    app: fakeTable<AppEntry>((entry) => entry.appId, room),
  } satisfies CacheDatabase
  const reopen = () => createApiCache({ open: async () => database, now: () => now })
  return { database, cache: reopen(), reopen }
}

function fakeTable<Entry extends { lastGetTime: number }>(
  keyOf: (entry: Entry) => string,
  room: number,
): EntryTable<Entry> & { rows: Map<string, Entry> } {
  const rows = new Map<string, Entry>()
  const removeWhere = async (test: (entry: Entry) => boolean) => {
    for (const [key, entry] of rows) if (test(entry)) rows.delete(key)
  }
  return {
    rows,
    removeWhere,
    removeReadBefore: (time) => removeWhere((entry) => entry.lastGetTime < time),
    get: async (key) => rows.get(key),
    async put(entry) {
      if (!rows.has(keyOf(entry)) && rows.size >= room) {
        throw new DOMException('full', 'QuotaExceededError')
      }
      rows.set(keyOf(entry), entry)
    },
    async touch(key, lastGetTime) {
      const entry = rows.get(key)
      if (entry) rows.set(key, { ...entry, lastGetTime })
    },
    async removeOldest() {
      const [oldest] = [...rows].toSorted(([, a], [, b]) => a.lastGetTime - b.lastGetTime)
      if (oldest) rows.delete(oldest[0])
    },
  }
}
