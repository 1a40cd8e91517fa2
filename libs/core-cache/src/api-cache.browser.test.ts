import { Dexie } from 'dexie'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createApiCache, type ApiCache } from './api-cache'
import { openDatabase } from './database'
import { modelOfCache, type Act, type CacheModel } from './testing/cache-model'

let runs = 0

const word = (letters: string) => fc.constantFrom(...letters.split(''))
const version = word('12')
const entId = word('de')
const personId = fc.option(word('ab'), { nil: null })

/** Everything a window does with its cache, and what happens to the window meanwhile. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    do: fc.constant('put-global' as const),
    hash: word('xyz'),
    version,
    entId,
    personId,
    isNode: fc.constantFrom(0 as const, 1 as const),
    data: fc.integer(),
  }),
  fc.record({ do: fc.constant('get-global' as const), hash: word('xyz'), version }),
  fc.record({
    do: fc.constant('put-app' as const),
    appId: word('pq'),
    api: word('mn'),
    version,
    entId,
    personId,
    data: fc.integer(),
  }),
  fc.record({
    do: fc.constant('get-app' as const),
    appId: word('pq'),
    api: word('mn'),
    version,
  }),
  fc.record({ do: fc.constantFrom('clear' as const, 'clear-all' as const, 'clean-up' as const) }),
  fc.record({ do: fc.constant('clear-enterprise' as const), entId }),
  fc.record({ do: fc.constant('clear-others' as const), personId }),
  // Days, also backwards: clocks jump.
  fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: -100, max: 200 }) }),
  fc.record({ do: fc.constant('reload' as const) }),
)

describe('the cache on a real IndexedDB', () => {
  it('does what a simple model of sections 7 and 9 does, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const name = `ApiCache ${(runs += 1)}`
        const model = modelOfCache()
        const window = openWindow(name)
        for (const each of acts) expect(await window.run(each)).toEqual(model.run(each))
        await window.settled()
        expect(await stored(name)).toEqual(rowsOf(model))
        indexedDB.deleteDatabase(name)
      }),
      { seed: 20_261_121, numRuns: 40 },
    )
  })
})

function openWindow(name: string) {
  let now = 1_000_000_000_000
  const open = () => createApiCache({ open: () => openDatabase(name), now: () => now })
  let cache = open()

  async function run(next: Act): Promise<unknown> {
    switch (next.do) {
      case 'put-global':
        return cache.putGlobal(answerOf(next))
      case 'get-global':
        return cache.getGlobal(next.hash, next.version)
      case 'put-app':
        return cache.putApp(answerOf(next))
      case 'get-app':
        return cache.getApp(next.appId, next.version, next.api)
      case 'pass':
        now += next.days * 86_400_000
        return undefined
      case 'reload':
        await settled()
        cache = open()
        return undefined
      default:
        return clear(cache, next)
    }
  }

  /** What nobody waits for is written: transactions of one table are done in order. */
  async function settled() {
    await cache.clearEnterprise('nobody')
  }

  return { run, settled }
}

function answerOf<Put extends { do: string }>(put: Put): Omit<Put, 'do'> {
  const { do: _, ...answer } = put
  return answer
}

function clear(cache: ApiCache, next: Extract<Act, { do: `cle${string}` }>): Promise<void> {
  switch (next.do) {
    case 'clear':
      return cache.clear()
    case 'clear-all':
      return cache.clearAll()
    case 'clean-up':
      return cache.cleanUp()
    case 'clear-enterprise':
      return cache.clearEnterprise(next.entId)
    case 'clear-others':
      return cache.clearOthers(next.personId)
  }
}

async function stored(name: string) {
  await openDatabase(name)
  const dexie = await new Dexie(name).open()
  const rows = async (name: string, key: string) => {
    const entries = await dexie.table<Record<string, unknown>, number>(name).toArray()
    return Object.fromEntries(entries.map((entry) => [entry[key], without(entry)]))
  }
  const found = {
    global: await rows('globalApiCache', 'hash'),
    app: await rows('appApiCache', 'appId'),
  }
  dexie.close()
  return found
}

function without({ ...entry }: Record<string, unknown>) {
  delete entry['id']
  return entry
}

function rowsOf({ global, app }: CacheModel) {
  return { global: Object.fromEntries(global), app: Object.fromEntries(app) }
}
