import { isCallError, type Answered, type Keeper, type KeptRead } from '@atrium/core-net'
import { splitSpace, type ApiVersions } from '@atrium/domain-core'
import type { ApiCache } from './api-cache'
import { createVersionMap } from './version-map'
import { isPersonal, keepingOf, versionedPath, versionOfApp } from './versions'

export interface KeeperConfig {
  readonly cache: ApiCache
  /** Asks the version map of the space of the address. */
  readonly askVersions: () => Promise<unknown>
  /** The space of the address; null when it names none. */
  readonly space: () => string | null
  readonly locale: () => string
  /** True while changes are told as they happen. */
  readonly isLive: () => boolean
  readonly clock?: () => number
}

export interface ApiKeeper extends Keeper {
  /** Asks for the versions and tidies up, so that the first read need not wait. */
  start(): void
}

/**
 * Puts the cache in front of the reads that the version map lists. An answer is kept only when the server made it for
 * the very person, space and roles that the map was made for, and under the version the map had before it was asked.
 */
export function createKeeper(config: KeeperConfig): ApiKeeper {
  const { cache, space, locale } = config
  let keptFor: string | null | undefined
  let epoch = 0

  const map = createVersionMap({
    clock: () => performance.now(),
    ...config,
    ask: config.askVersions,
    onFresh({ answeredFor: { personId } }) {
      if (personId !== keptFor) void cache.clearOthers(personId)
      keptFor = personId
    },
    onFailure: () => void cache.clear(),
  })

  async function kept(reading: Reading, appId: string | undefined) {
    const { versions, keeping, api } = reading
    if (keeping.with === 'version') return cache.getGlobal(api, keeping.version)
    const app = appId ?? (await cache.getGlobal(`app of ${api}`, versions.publishVersion))
    if (typeof app !== 'string') return cache.getGlobal(api, versions.publishVersion)
    return cache.getApp(app, versionOfApp(versions, app), api)
  }

  function keep({ versions, keeping, api, path }: Reading, data: unknown, appId?: string) {
    const { entId, personId } = versions.answeredFor
    const entry = {
      entId: entId ?? '',
      personId,
      isNode: path.startsWith('/napi/') ? 1 : 0,
    } as const
    const { publishVersion } = versions
    if (keeping.with === 'version') {
      return void cache.putGlobal({ ...entry, hash: api, version: keeping.version, data })
    }
    const app = appId ?? appIdOf(data)
    if (app === undefined) {
      return void cache.putGlobal({ ...entry, hash: api, version: publishVersion, data })
    }
    if (appId === undefined) {
      const hash = `app of ${api}`
      void cache.putGlobal({ ...entry, hash, version: publishVersion, data: app })
    }
    const { isNode: _, ...answer } = entry
    const version = versionOfApp(versions, app)
    return void cache.putApp({ ...answer, appId: app, version, api, data })
  }

  return {
    async read(read, request) {
      const path = versionedPath(read.url)
      const last = map.last()
      const ask = () => asked(request, cache, last?.answeredFor.entId ?? null)
      // What is listed changes with a release only: nothing else waits for the versions.
      if (isPersonal(path) || (last && !keepingOf(last, path))) return (await ask()).data
      const versions = await map.current(splitSpace(read.url).entId)
      const reading = versions && readingOf(versions, read, locale())
      if (!reading) return (await ask()).data
      const found = await kept(reading, read.appId)
      if (found !== undefined) return found
      const begun = epoch
      const { data, answeredFor } = await ask()
      const isOurs = answeredFor === versions.answeredFor.key && begun === epoch
      if (isOurs) keep(reading, data, read.appId)
      return data
    },
    doubt: () => map.doubt(),
    async forget() {
      epoch += 1
      map.doubt()
      await cache.clearAll()
    },
    start() {
      void map.current(space())
      void cache.cleanUp()
    },
  }
}

interface Reading {
  readonly versions: ApiVersions
  readonly keeping: NonNullable<ReturnType<typeof keepingOf>>
  readonly path: string
  /** Names the answer: for whom, in which language, of which path and query. */
  readonly api: string
}

function readingOf(versions: ApiVersions, { url }: KeptRead, locale: string): Reading | null {
  const path = versionedPath(url)
  const keeping = keepingOf(versions, path)
  const query = url.split('?')[1] ?? ''
  const api = `${versions.answeredFor.key} ${locale} ${path}?${query}`
  return keeping && { versions, keeping, path, api }
}

/** What was kept of a space goes with the membership. */
async function asked(
  ask: () => Promise<Answered>,
  cache: ApiCache,
  entId: string | null,
): Promise<Answered> {
  try {
    return await ask()
  } catch (error) {
    if (isCallError(error, 'space-not-allowed') && entId) void cache.clearEnterprise(entId)
    throw error
  }
}

function appIdOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('appId' in data)) return undefined
  return typeof data.appId === 'string' ? data.appId : undefined
}
