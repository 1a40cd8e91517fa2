import type { CacheDatabase } from './entry'
import { holdDatabase } from './held-database'
import { keptTable } from './kept-table'

/** Answers kept between visits; a read that fails answers undefined, a write that fails is forgotten. */
export interface ApiCache {
  /** Answers only an entry of the same version. */
  getGlobal(hash: string, version: string): Promise<unknown>
  putGlobal(entry: GlobalAnswer): Promise<void>
  /** Answers one of the application's calls; entries of another version are thrown away. */
  getApp(appId: string, version: string, api: string): Promise<unknown>
  putApp(entry: AppAnswer): Promise<void>
  /** Removes global entries that are not `isNode`, and everything per application. */
  clear(): Promise<void>
  clearEnterprise(entId: string): Promise<void>
  /** Leaves what is this person's, and what nobody had to sign in for. */
  clearOthers(personId: string | null): Promise<void>
  clearAll(): Promise<void>
  /** Removes global entries nobody read for 180 days, and the oldest beyond 2000. */
  cleanUp(): Promise<void>
}

interface Answer {
  readonly version: string
  readonly entId: string
  readonly personId: string | null
  readonly data: unknown
}

export interface GlobalAnswer extends Answer {
  readonly hash: string
  readonly isNode?: 0 | 1
}

export interface AppAnswer extends Answer {
  readonly appId: string
  readonly api: string
}

const expiry = 15_552_000_000

/** Makes the cache of one window. The database is opened at the first use. */
export function createApiCache({
  open = openDexie,
  now = Date.now,
}: { open?: () => Promise<CacheDatabase>; now?: () => number } = {}): ApiCache {
  const database = holdDatabase(open)
  const global = keptTable({ database, table: (opened) => opened.global, discards: false, now })
  const app = keptTable({ database, table: (opened) => opened.app, discards: true, now })

  return {
    getGlobal: async (hash, version) => (await global.get(hash, version))?.data,
    putGlobal: ({ isNode = 0, ...entry }) =>
      global.put(entry.hash, () => ({ ...entry, isNode, lastGetTime: now() })),
    getApp: async (appId, version, api) => (await app.get(appId, version))?.apis[api],
    putApp: ({ api, data, ...entry }) =>
      app.put(entry.appId, (known) => {
        const isSame = known?.version === entry.version && known.personId === entry.personId
        const apis = { ...(isSame && known.apis), [api]: data }
        return { ...entry, apis, lastGetTime: now() }
      }),
    async clear() {
      await global.removeWhere(({ isNode }) => isNode === 0)
      await app.removeWhere(() => true)
    },
    async clearEnterprise(entId) {
      await global.removeWhere((entry) => entry.entId === entId)
      await app.removeWhere((entry) => entry.entId === entId)
    },
    async clearOthers(personId) {
      const isOthers = (entry: { personId: string | null }) =>
        entry.personId !== null && entry.personId !== personId
      await global.removeWhere(isOthers)
      await app.removeWhere(isOthers)
    },
    async clearAll() {
      await global.removeWhere(() => true)
      await app.removeWhere(() => true)
    },
    cleanUp: () => global.cleanUp(now() - expiry),
  }
}

/** Dexie is large and not needed for the first screen. */
async function openDexie(): Promise<CacheDatabase> {
  const { openDatabase } = await import('./database')
  return openDatabase()
}
