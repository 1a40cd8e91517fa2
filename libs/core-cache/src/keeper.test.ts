import { CallError } from '@atrium/core-net'
import type { ApiVersions } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { createApiCache } from './api-cache'
import { createKeeper } from './keeper'
import { fakeDatabase } from './testing/fake-database'
import { someVersions } from './testing/versions'

const published = '/sapi/forms/f1/published'

describe('a read that is not kept', () => {
  it('is asked for each time when no versions are known, and clears the tables', async () => {
    const window = open()
    await window.read('/sapi/menu')
    window.know(null)
    await window.read('/sapi/menu')
    await window.read('/sapi/menu')
    expect(window.asked).toHaveLength(3)
    expect(window.database.global.rows.size).toBe(0)
  })

  it('is what no version describes, and what is about the user', async () => {
    const window = open()
    for (const url of ['/sapi/records', '/sapi/user/baseinfo?x=1']) {
      await window.read(url)
      await window.read(url)
    }
    expect(window.asked).toHaveLength(4)
    expect(window.database.global.rows.size + window.database.app.rows.size).toBe(0)
  })

  it('waits for no versions when they do not list it, nor when it says who is there', async () => {
    const window = open()
    await window.read('/sapi/menu')
    window.hang()
    expect(await window.read('/sapi/records')).toBe('/sapi/records 2')
    const fresh = open()
    fresh.hang()
    expect(await fresh.read('/sapi/session')).toBe('/sapi/session 1')
  })

  it('is one that failed', async () => {
    const window = open()
    const failing = window.keeper.read(reading('/sapi/menu'), () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(await window.read('/sapi/menu')).toBe('/sapi/menu 1')
  })

  it('is one the server made for somebody else', async () => {
    const window = open()
    await window.read('/sapi/menu', { answeredFor: 'bob@demo' })
    await window.read('/sapi/menu', { answeredFor: null })
    expect(window.database.global.rows.size).toBe(0)
  })

  it('is one that was under way when the person signed out', async () => {
    const window = open()
    const answers = Promise.withResolvers<{ data: string; answeredFor: string }>()
    const underWay = window.keeper.read(reading('/sapi/menu'), () => answers.promise)
    await window.settle()
    await window.keeper.forget()
    answers.resolve({ data: 'late', answeredFor: 'anna@demo' })
    expect(await underWay).toBe('late')
    await window.settle()
    expect(window.database.global.rows.size).toBe(0)
  })
})

describe('a read that is kept', () => {
  it('is asked for once for each version, query, language and space', async () => {
    const window = open()
    expect(await window.read('/sapi/menu?a=1')).toBe('/sapi/menu?a=1 1')
    expect(await window.read('/sapi/menu?a=1')).toBe('/sapi/menu?a=1 1')
    expect(await window.read('/sapi/menu?a=2')).toBe('/sapi/menu?a=2 2')
    window.speak('en')
    expect(await window.read('/sapi/menu?a=1')).toBe('/sapi/menu?a=1 3')
    window.speak('zh-CN')
    window.know(someVersions({ global: { '/sapi/menu': '8' } }))
    expect(await window.read('/sapi/menu?a=1')).toBe('/sapi/menu?a=1 4')
    expect(await window.read('/space-north/sapi/menu?a=1')).toBe('/space-north/sapi/menu?a=1 5')
  })

  it('is still there at the next visit', async () => {
    const first = open()
    await first.read('/sapi/menu')
    await first.settle()
    const second = open(first)
    expect(await second.read('/sapi/menu')).toBe('/sapi/menu 1')
    expect(second.asked).toEqual([])
  })

  it('survives the clearing of the table cache only when a node service answered it', async () => {
    const window = open()
    await window.read('/napi/base')
    await window.read('/sapi/menu')
    window.know(null)
    await window.read('/sapi/menu')
    await window.settle()
    const kept = [...window.database.global.rows.values()]
    expect(kept.map(({ isNode, data }) => [isNode, data])).toEqual([[1, '/napi/base 1']])
  })

  it('goes with the application that the input names', async () => {
    const window = open()
    const app = { appId: 'crm' }
    await window.read('/sapi/apps/crm', app)
    await window.read('/sapi/apps/crm', app)
    expect(window.asked).toHaveLength(1)
    window.know(someVersions({ apps: { crm: '4' } }))
    await window.read('/sapi/apps/crm', app)
    expect(window.asked).toHaveLength(2)
    await window.settle()
    expect([...window.database.app.rows.values()].map(({ version }) => version)).toEqual(['4'])
  })

  it('goes with the application that the answer names, from then on', async () => {
    const window = open()
    const form = { data: { appId: 'crm', name: 'Orders' } }
    expect(await window.read(published, form)).toEqual(form.data)
    expect(await window.read(published, form)).toEqual(form.data)
    expect(window.asked).toHaveLength(1)
    window.know(someVersions({ apps: { erp: '9', crm: '3' } }))
    await window.read(published, form)
    expect(window.asked).toHaveLength(1)
    window.know(someVersions({ apps: { crm: '4' } }))
    await window.read(published, form)
    expect(window.asked).toHaveLength(2)
  })

  it('is of the publish version when it names no application', async () => {
    const window = open()
    await window.read(published)
    await window.read(published)
    expect(window.asked).toHaveLength(1)
    window.know(someVersions({ publishVersion: '24.1' }))
    await window.read(published)
    expect(window.asked).toHaveLength(2)
  })

  it('is what was null, too', async () => {
    const window = open()
    await window.read('/sapi/menu', { data: null })
    expect(await window.read('/sapi/menu')).toBeNull()
  })
})

describe('people who share a browser', () => {
  it('are not shown what was kept for the other, in whatever role', async () => {
    const anna = open()
    await anna.read('/sapi/menu')
    await anna.settle()
    const answeredFor = { key: 'bob@demo', personId: 'bob', entId: 'demo' }
    const bob = open(anna)
    bob.know(someVersions({ answeredFor }))
    expect(await bob.read('/sapi/menu', { answeredFor: 'bob@demo' })).toBe('/sapi/menu 1')
    expect(bob.asked).toHaveLength(1)
    await bob.settle()
    const kept = [...bob.database.global.rows.values()]
    expect(kept.map(({ personId }) => personId)).toEqual(['bob'])
    const asAdmin = someVersions({ answeredFor: { ...answeredFor, key: 'bob as admin' } })
    bob.know(asAdmin)
    await bob.read('/sapi/menu', { answeredFor: 'bob as admin' })
    expect(bob.asked).toHaveLength(2)
  })

  it('leave nothing behind when they sign out, and strangers find nothing', async () => {
    const window = open()
    await window.read('/sapi/menu')
    await window.read('/napi/base')
    await window.read('/sapi/apps/crm', { appId: 'crm' })
    await window.keeper.forget()
    const { global, app } = window.database
    expect(global.rows.size + app.rows.size).toBe(0)
    await window.read('/sapi/menu')
    await window.settle()
    window.know(someVersions({ answeredFor: { key: '-', personId: null, entId: null } }))
    await window.read('/sapi/menu', { answeredFor: '-' })
    await window.settle()
    expect([...global.rows.values()].map(({ personId }) => personId)).toEqual([null])
  })

  it('lose what was kept of a space with their membership', async () => {
    const window = open()
    await window.read('/sapi/menu')
    await window.settle()
    const gone = new CallError({ code: 'space-not-allowed', message: 'no', status: 403 })
    const refused = window.keeper.read(reading('/sapi/records'), () => Promise.reject(gone))
    await expect(refused).rejects.toBe(gone)
    await window.settle()
    expect(window.database.global.rows.size).toBe(0)
  })
})

interface Given {
  appId?: string
  data?: unknown
  answeredFor?: string | null
}

function reading(url: string, appId?: string) {
  return { url, appId }
}

function open({ database = fakeDatabase() }: { database?: ReturnType<typeof fakeDatabase> } = {}) {
  const asked: string[] = []
  let versions: ApiVersions | null = someVersions()
  let locale = 'zh-CN'
  let isHanging = false
  const space = { now: null as string | null }
  const keeper = createKeeper({
    cache: createApiCache({ open: async () => database, now: () => 0 }),
    askVersions: async () => {
      if (isHanging) return new Promise(() => {})
      if (!versions) return { status: 500 }
      const answeredFor = { ...versions.answeredFor, entId: 'north', key: 'anna@north' }
      return { status: 200, result: space.now ? { ...versions, answeredFor } : versions }
    },
    space: () => space.now,
    locale: () => locale,
    isLive: () => true,
    clock: () => 0,
  })
  return {
    keeper,
    database,
    asked,
    /** The server's versions changed, and the window has heard that something did. */
    know(next: ApiVersions | null) {
      versions = next
      keeper.doubt()
    },
    /** Something has changed, and the server does not say what. */
    hang() {
      isHanging = true
      keeper.doubt()
    },
    speak: (next: string) => void (locale = next),
    async read(url: string, { appId, data, answeredFor = 'anna@demo' }: Given = {}) {
      space.now = /^\/space-(\w+)/.exec(url)?.[1] ?? null
      return keeper.read(reading(url, appId), async () => {
        asked.push(url)
        return { data: data === undefined ? `${url} ${asked.length}` : data, answeredFor }
      })
    },
    /** What nobody waits for is done. */
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  }
}
