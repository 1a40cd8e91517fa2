import type { ApiCache } from './api-cache'
import { keepingOf, versionedPath, type ApiVersions } from './versions'

/** A read that may be answered from what was kept. */
export interface CachedRead {
  readonly url: string
  readonly appId?: string | undefined
}

/**
 * Puts the cache in front of reads that the version map lists; everything else passes through.
 * @param versions Null as long as the versions are not known: then nothing is kept.
 */
export function cachedReads(config: {
  cache: ApiCache
  versions: () => ApiVersions | null
  entId: () => string
}): (read: CachedRead, ask: () => Promise<unknown>) => Promise<unknown> {
  const { cache } = config
  return async (read, ask) => {
    const versions = config.versions()
    const keeping = versions && keepingOf(versions, read)
    if (!keeping) return ask()
    const { version } = keeping
    const entId = config.entId()
    const query = read.url.split('?')[1] ?? ''
    const api = `${versionedPath(read.url)}?${query}`
    if (keeping.in === 'app' && read.appId !== undefined) {
      const kept = await cache.getApp(read.appId, version, api)
      if (kept !== undefined) return kept
      const data = await ask()
      await cache.putApp({ appId: read.appId, version, entId, api, data })
      return data
    }
    const hash = `${entId} ${api}`
    const kept = await cache.getGlobal(hash, version)
    if (kept !== undefined) return kept
    const data = await ask()
    await cache.putGlobal({ hash, version, entId, data })
    return data
  }
}
