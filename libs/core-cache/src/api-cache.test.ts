import { beforeEach, describe, expect, it } from 'vitest'
import { createApiCache } from './api-cache'
import { fakeDatabase } from './testing/fake-database'

let now = 0
beforeEach(() => void (now = 1000))
const answer = { version: '1', entId: 'demo', personId: 'anna', data: ['a'] }

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

  it('clears what is others’, and leaves what nobody had to sign in for', async () => {
    const { cache, database } = fake()
    await cache.putGlobal({ ...answer, hash: 'mine' })
    await cache.putGlobal({ ...answer, hash: 'theirs', personId: 'bob', isNode: 1 })
    await cache.putGlobal({ ...answer, hash: 'public', personId: null })
    await cache.putApp({ ...answer, appId: 'crm', api: 'menu', personId: 'bob' })
    await cache.clearOthers('anna')
    expect([...database.global.rows.keys()]).toEqual(['mine', 'public'])
    expect(database.app.rows.size).toBe(0)
    expect(await cache.getGlobal('theirs', '1')).toBeUndefined()
    await cache.clearAll()
    expect(database.global.rows.size).toBe(0)
  })

  it('adds nothing to what was kept of an application for somebody else', async () => {
    const { cache, database } = fake()
    await cache.putApp({ ...answer, appId: 'crm', api: 'menu' })
    await cache.putApp({ ...answer, appId: 'crm', api: 'views', personId: 'bob' })
    expect(database.app.rows.get('crm')?.apis).toEqual({ views: ['a'] })
    expect(await cache.getApp('crm', '1', 'menu')).toBeUndefined()
  })

  it('sees what another window has stored in the meantime', async () => {
    const { cache, reopen } = fake()
    const other = reopen()
    await cache.putGlobal({ ...answer, hash: 'h' })
    await other.putGlobal({ ...answer, hash: 'h', version: '2', data: ['b'] })
    expect(await cache.getGlobal('h', '2')).toEqual(['b'])
    await cache.putApp({ ...answer, appId: 'crm', api: 'menu' })
    await other.putApp({ ...answer, appId: 'crm', api: 'views', data: 2 })
    await cache.putApp({ ...answer, appId: 'crm', api: 'third', data: 3 })
    expect(await cache.getApp('crm', '1', 'views')).toBe(2)
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

  it('takes back times of a clock that was ahead, so that nothing is kept for ever', async () => {
    const { cache, database } = fake()
    now = 9_000_000
    await cache.putGlobal({ ...answer, hash: 'h' })
    now = 5000
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
    expect(database.global.rows.get('h')?.lastGetTime).toBe(5000)
    now = 4000
    await cache.cleanUp()
    expect(database.global.rows.get('h')?.lastGetTime).toBe(4000)
  })
})

function fake({ room = Infinity } = {}) {
  const database = fakeDatabase(room)
  const reopen = () => createApiCache({ open: async () => database, now: () => now })
  return { database, cache: reopen(), reopen }
}
