import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { createApiCache } from './api-cache'
import { openDatabase } from './database'

const answer = { version: '1', entId: 'demo', personId: 'anna', data: ['a'] }
const origin = window.location.origin

afterEach(async () => {
  await limitStorage(undefined)
  await Dexie.delete('ApiCache')
})

describe('a browser database that fails', () => {
  it('is no database when it is disabled', async () => {
    const cache = createApiCache({
      open: () => Promise.reject(new DOMException('disabled', 'SecurityError')),
    })
    await cache.putGlobal({ ...answer, hash: 'h' })
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
    expect(await cache.getGlobal('other', '1')).toBeUndefined()
    await cache.clearAll()
  })

  it('gives up its oldest entry when the disk is full, and goes on', async () => {
    await limitStorage(3_000_000)
    const cache = createApiCache()
    const hashes = Array.from({ length: 8 }, (_, at) => `h${at}`)
    for (const hash of hashes) await cache.putGlobal({ ...answer, hash, data: noise(500_000) })
    const { global } = await openDatabase()
    const kept = await Promise.all(
      hashes.map(async (hash) => (await global.get(hash)) !== undefined),
    )
    expect(kept[0]).toBe(false)
    expect(kept.filter(Boolean).length).toBeGreaterThan(0)
    for (const hash of hashes) expect(await cache.getGlobal(hash, '1')).toHaveLength(500_000)
  })

  it('keeps nobody waiting when another window blocks it, and is used again afterwards', async () => {
    await openDatabase()
    const other = await openedRaw()
    const deleted = deleting()
    const cache = createApiCache()
    expect(await cache.getGlobal('h', '1')).toBeUndefined()
    await cache.putGlobal({ ...answer, hash: 'h' })
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
    other.close()
    await deleted
    await expect
      .poll(async () => {
        await cache.putGlobal({ ...answer, hash: 'h' })
        return (await openDatabase()).global.get('h')
      })
      .toMatchObject({ data: ['a'] })
  })

  it('is made anew when it was deleted while it was open', async () => {
    const cache = createApiCache()
    await cache.putGlobal({ ...answer, hash: 'h' })
    await Dexie.delete('ApiCache')
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
    await cache.putGlobal({ ...answer, hash: 'after' })
    expect(await createApiCache().getGlobal('after', '1')).toEqual(['a'])
    expect(await createApiCache().getGlobal('h', '1')).toBeUndefined()
  })

  it('may be a later one of another version of the product', async () => {
    const later = await openedRaw(990)
    later.close()
    const cache = createApiCache()
    await cache.putGlobal({ ...answer, hash: 'h' })
    expect(await cache.getGlobal('h', '1')).toEqual(['a'])
    await cache.clear()
    expect(await cache.getGlobal('h', '1')).toBeUndefined()
  })
})

describe('two windows of one browser', () => {
  it('at different versions never show each other’s answers', async () => {
    const [older, newer] = [createApiCache(), createApiCache()]
    await older.putGlobal({ ...answer, hash: 'h' })
    await newer.putGlobal({ ...answer, hash: 'h', version: '2', data: ['b'] })
    expect(await older.getGlobal('h', '1')).toEqual(['a'])
    expect(await older.getGlobal('h', '2')).toEqual(['b'])
    expect(await newer.getGlobal('h', '1')).toBeUndefined()
    await older.putApp({ ...answer, appId: 'crm', api: 'menu' })
    expect(await newer.getApp('crm', '2', 'menu')).toBeUndefined()
    await newer.putApp({ ...answer, appId: 'crm', api: 'menu', version: '2', data: ['b'] })
    expect(await createApiCache().getApp('crm', '1', 'menu')).toBeUndefined()
  })

  it('lose what is cleared in one of them at the next visit of the other', async () => {
    const [one, other] = [createApiCache(), createApiCache()]
    await one.putGlobal({ ...answer, hash: 'h' })
    expect(await other.getGlobal('h', '1')).toEqual(['a'])
    await other.clearAll()
    expect(await createApiCache().getGlobal('h', '1')).toBeUndefined()
  })
})

/** Text that does not compress, so that it takes the room it has. */
function noise(length: number): string {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += 65_536) {
    crypto.getRandomValues(bytes.subarray(at, Math.min(length, at + 65_536)))
  }
  return Array.from(bytes, (byte) => String.fromCharCode(0x4e00 + byte)).join('')
}

/** @param quotaSize Bytes for the whole origin; the browser's own limit when undefined. */
async function limitStorage(quotaSize: number | undefined): Promise<void> {
  const session = cdp() as unknown as {
    send(method: string, parameters: object): Promise<unknown>
  }
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  })
}

/** A connection that does not give way. */
function openedRaw(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ApiCache', version)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

function deleting(): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase('ApiCache').onsuccess = () => resolve()
  })
}
