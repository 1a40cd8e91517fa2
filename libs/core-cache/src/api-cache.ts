import type { CacheDatabase } from './entry'
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
  /** Removes global entries nobody read for 180 days. */
  cleanUp(): Promise<void>
}

interface GlobalAnswer {
  hash: string
  version: string
  entId: string
  isNode?: 0 | 1
  data: unknown
}

interface AppAnswer {
  appId: string
  version: string
  entId: string
  api: string
  data: unknown
}

const expiry = 15_552_000_000

/** Makes the cache of one window. The database is opened at the first use. */
export function createApiCache({
  open = openDexie,
  now = Date.now,
}: { open?: () => Promise<CacheDatabase>; now?: () => number } = {}): ApiCache {
  let opening: Promise<CacheDatabase> | undefined
  const database = () => (opening ??= open())
  const global = keptTable({
    open: async () => (await database()).global,
    keyOf: (entry) => entry.hash,
    now,
  })
  const app = keptTable({
    open: async () => (await database()).app,
    keyOf: (entry) => entry.appId,
    now,
  })

  return {
    async getGlobal(hash, version) {
      const entry = await global.get(hash)
      return entry?.version === version ? entry.data : undefined
    },
    putGlobal: ({ isNode = 0, ...entry }) => global.put({ ...entry, isNode, lastGetTime: now() }),
    async getApp(appId, version, api) {
      const entry = await app.get(appId)
      if (entry && entry.version !== version) {
        await app.removeWhere((other) => other.appId === appId)
        return undefined
      }
      return entry?.apis[api]
    },
    async putApp({ api, data, ...entry }) {
      const known = await app.get(entry.appId)
      const others = known?.version === entry.version ? known.apis : {}
      await app.put({ ...entry, apis: { ...others, [api]: data }, lastGetTime: now() })
    },
    async clear() {
      await global.removeWhere(({ isNode }) => isNode === 0)
      await app.removeWhere(() => true)
    },
    async clearEnterprise(entId) {
      await global.removeWhere((entry) => entry.entId === entId)
      await app.removeWhere((entry) => entry.entId === entId)
    },
    cleanUp: () => global.removeReadBefore(now() - expiry),
  }
}

/** Dexie is large and not needed for the first screen. */
async function openDexie(): Promise<CacheDatabase> {
  const { openDatabase } = await import('./database')
  return openDatabase()
}
