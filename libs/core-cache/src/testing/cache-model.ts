import type { AppAnswer, GlobalAnswer } from '../api-cache'
import type { AppEntry, GlobalEntry } from '../entry'

/** One thing that is done with a cache, or happens to it. */
export type Act =
  | ({ readonly do: 'put-global' } & GlobalAnswer)
  | { readonly do: 'get-global'; readonly hash: string; readonly version: string }
  | ({ readonly do: 'put-app' } & AppAnswer)
  | {
      readonly do: 'get-app'
      readonly appId: string
      readonly version: string
      readonly api: string
    }
  | { readonly do: 'clear' | 'clear-all' | 'clean-up' }
  | { readonly do: 'clear-enterprise'; readonly entId: string }
  | { readonly do: 'clear-others'; readonly personId: string | null }
  | { readonly do: 'pass'; readonly days: number }
  | { readonly do: 'reload' }

export interface CacheModel {
  readonly global: Map<string, GlobalEntry>
  readonly app: Map<string, AppEntry>
  run(act: Act): unknown
}

/** The cache as sections 7 and 9 tell it: two maps and a clock. */
export function modelOfCache(): CacheModel {
  const global = new Map<string, GlobalEntry>()
  const app = new Map<string, AppEntry>()
  let now = 1_000_000_000_000

  function remove(test: (entry: GlobalEntry | AppEntry) => boolean) {
    for (const [key, entry] of global) if (test(entry)) global.delete(key)
    for (const [key, entry] of app) if (test(entry)) app.delete(key)
  }

  function run(act: Act): unknown {
    switch (act.do) {
      case 'put-global': {
        const { do: _, isNode = 0, ...entry } = act
        global.set(act.hash, { ...entry, isNode, lastGetTime: now })
        return undefined
      }
      case 'get-global': {
        const entry = global.get(act.hash)
        if (entry?.version !== act.version) return undefined
        global.set(act.hash, { ...entry, lastGetTime: now })
        return entry.data
      }
      case 'put-app': {
        const { do: _, api, data, ...entry } = act
        const known = app.get(act.appId)
        const isSame = known?.version === act.version && known.personId === act.personId
        const apis = { ...(isSame && known.apis), [api]: data }
        app.set(act.appId, { ...entry, apis, lastGetTime: now })
        return undefined
      }
      case 'get-app': {
        const entry = app.get(act.appId)
        if (entry?.version !== act.version) {
          app.delete(act.appId)
          return undefined
        }
        app.set(act.appId, { ...entry, lastGetTime: now })
        return entry.apis[act.api]
      }
      case 'clear':
        remove((entry) => !('isNode' in entry) || entry.isNode === 0)
        return undefined
      case 'clear-all':
        remove(() => true)
        return undefined
      case 'clear-enterprise':
        remove((entry) => entry.entId === act.entId)
        return undefined
      case 'clear-others':
        remove((entry) => entry.personId !== null && entry.personId !== act.personId)
        return undefined
      case 'clean-up':
        for (const [hash, entry] of global) {
          if (entry.lastGetTime < now - 15_552_000_000) global.delete(hash)
          else global.set(hash, { ...entry, lastGetTime: Math.min(entry.lastGetTime, now) })
        }
        return undefined
      case 'pass':
        now += act.days * 86_400_000
        return undefined
      case 'reload':
        return undefined
    }
  }

  return { global, app, run }
}
