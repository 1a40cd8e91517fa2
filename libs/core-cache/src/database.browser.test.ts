import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { createApiCache } from './api-cache'
import { openDatabase } from './database'

const answer = { version: '1', entId: 'demo', personId: 'anna', data: ['a'] }
let now = 1000

afterEach(() => Dexie.delete('ApiCache'))

describe('ApiCache in a real browser', () => {
  it('has schema version 1 and the two tables of section 3', async () => {
    await openDatabase()
    const dexie = await new Dexie('ApiCache').open()
    const unique = dexie.tables.flatMap(({ name, schema }) =>
      schema.indexes.filter((index) => index.unique).map((index) => `${name}.${index.name}`),
    )
    expect(dexie.verno).toBe(1)
    expect(new Set(unique)).toEqual(new Set(['globalApiCache.hash', 'appApiCache.appId']))
    expect(dexie.tables.every(({ schema }) => schema.primKey.auto)).toBe(true)
    dexie.close()
  })

  it('keeps answers from one visit to the next', async () => {
    const first = createApiCache({ now: () => now })
    await first.putGlobal({ ...answer, hash: 'h' })
    await first.putGlobal({ ...answer, hash: 'h', data: ['b'] })
    await first.putApp({ ...answer, appId: 'crm', api: 'menu' })
    now = 2000
    const second = createApiCache({ now: () => now })
    expect(await second.getGlobal('h', '1')).toEqual(['b'])
    expect(await second.getApp('crm', '1', 'menu')).toEqual(['a'])
    const { global } = await openDatabase()
    expect(await global.get('h')).toMatchObject({ lastGetTime: 2000, isNode: 0 })
  })

  it('removes the entry read longest ago, what is too old, and what is cleared', async () => {
    const { global } = await openDatabase()
    for (const [hash, lastGetTime, isNode] of [
      ['a', 3, 0],
      ['b', 1, 0],
      ['c', 2, 1],
    ] as const) {
      await global.put(hash, () => ({ ...answer, hash, lastGetTime, isNode }))
    }
    await global.removeOldest()
    expect(await global.get('b')).toBeUndefined()
    await createApiCache({ now: () => now }).clear()
    expect([await global.get('a'), (await global.get('c'))?.hash]).toEqual([undefined, 'c'])
    await global.removeReadBefore(3)
    expect(await global.get('c')).toBeUndefined()
    for (const at of [1, 2, 3]) {
      const hash = `n${at}`
      await global.put(hash, () => ({ ...answer, hash, lastGetTime: 10 - at, isNode: 0 }))
    }
    await global.removeBeyond(1)
    expect([await global.get('n3'), (await global.get('n1'))?.hash]).toEqual([undefined, 'n1'])
  })

  it('goes on without the database once it was deleted while open', async () => {
    const cache = createApiCache({ now: () => now })
    await cache.putGlobal({ ...answer, hash: 'h' })
    await Dexie.delete('ApiCache')
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
    await cache.putGlobal({ ...answer, hash: 'other' })
    expect(await cache.getGlobal('other', '1')).toEqual(['a'])
  })
})
