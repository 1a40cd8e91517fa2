import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createApiCache } from './api-cache'
import { createKeeper, type ApiKeeper } from './keeper'
import { fakeDatabase } from './testing/fake-database'

const people = ['anna', 'bob'] as const
const spaces = ['demo', 'north'] as const
const urls = ['/sapi/menu', '/sapi/apps/crm', '/sapi/forms/f1/published'] as const
type Person = (typeof people)[number] | null
type Space = (typeof spaces)[number]
type Url = (typeof urls)[number]

const window = fc.constantFrom(0, 1)
const url = fc.constantFrom(...urls)
const person = fc.constantFrom(...people)
const space = fc.constantFrom(...spaces)
const isHeard = fc.boolean()

/** What happens on one browser with two windows, and on its server. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ is: fc.constant('read' as const), window, url }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('slow read' as const), window, url }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('write' as const), window, url, isHeard }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('change' as const), space, url, isHeard }) },
  fc.record({ is: fc.constant('sign in' as const), window, person }),
  fc.record({ is: fc.constant('sign out' as const), window }),
  fc.record({ is: fc.constant('switch' as const), window, space }),
  fc.record({ is: fc.constant('reload' as const), window }),
  fc.record({ is: fc.constant('new roles' as const), window, person }),
)

describe('two windows of one browser, on a server that changes', () => {
  it('show whoever has heard of everything just what the server would answer', async () => {
    const happenings = fc.array(happening, { maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(happenings, async (all) => {
        const browser = openBrowser()
        for (const each of all) await browser.let(each)
        const shown = await browser.end()
        expect(shown.map(({ answer }) => answer)).toEqual(shown.map(({ right }) => right))
        expect(browser.misfiled).toEqual([])
      }),
      { seed: 20_261_121, numRuns: 150 },
    )
  })
})

type Happening = typeof happening extends fc.Arbitrary<infer Each> ? Each : never

function openBrowser() {
  const server = startServer()
  const database = fakeDatabase()
  /** The cookie, which all windows share. */
  const session: { person: Person; space: Space } = { person: 'anna', space: 'demo' }
  const windows = [openWindow(), openWindow()]
  const slow: (() => Promise<void>)[] = []
  /** What windows showed that had heard of everything, and what they should have shown. */
  const shown: { answer: unknown; right: unknown }[] = []

  function openWindow() {
    const keeper = createKeeper({
      cache: createApiCache({ open: async () => database, now: () => 0 }),
      askVersions: async () => server.versions(session),
      space: () => null,
      locale: () => 'en',
      isLive: () => true,
      clock: () => 0,
    })
    // A window that has not heard of a sign-in elsewhere still shows whom it knew.
    return { keeper, hasHeard: true }
  }

  function windowAt(at: number) {
    const found = windows[at]
    if (!found) throw new Error('no such window')
    return found
  }

  async function read(keeper: ApiKeeper, asked: Url, isHeard: boolean) {
    const appId = asked === '/sapi/apps/crm' ? 'crm' : undefined
    const answer = await keeper.read({ url: asked, appId }, async () =>
      server.answer(session, asked),
    )
    if (isHeard) shown.push({ answer, right: server.answer(session, asked).data })
  }

  /** The windows that others may have told; the one that acts knows by itself. */
  function tell(isHeard: boolean, actor: number | null) {
    for (const [at, each] of windows.entries()) {
      if (at === actor || isHeard) each.keeper.doubt()
      else each.hasHeard = false
      if (at === actor) each.hasHeard = true
    }
  }

  async function happen(happened: Happening): Promise<void> {
    switch (happened.is) {
      case 'read': {
        const { keeper, hasHeard } = windowAt(happened.window)
        return read(keeper, happened.url, hasHeard)
      }
      case 'slow read': {
        const given = server.answer(session, happened.url)
        const { keeper } = windowAt(happened.window)
        const answered = Promise.withResolvers<typeof given>()
        const done = keeper.read({ url: happened.url, appId: undefined }, () => answered.promise)
        slow.push(async () => {
          answered.resolve(given)
          await done
        })
        return settle()
      }
      case 'write':
        server.change(session.space, happened.url)
        return tell(happened.isHeard, happened.window)
      case 'change':
        server.change(happened.space, happened.url)
        return tell(happened.isHeard, null)
      case 'sign in':
        session.person = happened.person
        return tell(false, happened.window)
      case 'sign out':
        session.person = null
        await windowAt(happened.window).keeper.forget()
        return tell(false, happened.window)
      case 'switch':
        session.space = happened.space
        return tell(false, happened.window)
      case 'new roles':
        server.promote(happened.person)
        return tell(false, happened.window)
      case 'reload':
        windows[happened.window] = openWindow()
        return undefined
    }
  }

  /** Answers that are kept under a key they were not made for. */
  const misfiled: string[] = []
  function inspect() {
    const globals = [...database.global.rows.values()].map(
      ({ hash, data }) => [hash, data] as const,
    )
    const apps = [...database.app.rows.values()].flatMap(({ apis }) => Object.entries(apis))
    for (const [name, data] of [...globals, ...apps]) {
      const key = name.split(' en ')[0] ?? ''
      if (!name.startsWith('app of') && !textOf(data).startsWith(`${key} /`)) misfiled.push(name)
    }
  }

  return {
    misfiled,
    async let(happened: Happening) {
      await happen(happened)
      // Answers that were long under way arrive late, and not in order.
      if (slow.length > 2) await slow.shift()?.()
      await settle()
      inspect()
    },
    async end() {
      for (const finish of slow) await finish()
      await settle()
      for (const { keeper } of windows) {
        keeper.doubt()
        for (const each of urls) await read(keeper, each, true)
      }
      return shown
    },
  }
}

function startServer() {
  const counts = new Map<string, number>()
  const ranks = new Map<Person, number>()
  const countOf = (in_: Space, asked: Url) => counts.get(`${in_} ${asked}`) ?? 0
  const appOf = (in_: Space) =>
    countOf(in_, '/sapi/apps/crm') + countOf(in_, '/sapi/forms/f1/published')
  const keyOf = (who: Person, in_: Space) => `${who} ${in_} ${ranks.get(who) ?? 0}`
  return {
    change(in_: Space, asked: Url) {
      counts.set(`${in_} ${asked}`, countOf(in_, asked) + 1)
    },
    promote(who: Person) {
      ranks.set(who, (ranks.get(who) ?? 0) + 1)
    },
    answer({ person: who, space: in_ }: { person: Person; space: Space }, asked: Url) {
      const text = `${keyOf(who, in_)} ${asked} ${countOf(in_, asked)}`
      const data = asked === '/sapi/menu' ? text : { appId: 'crm', text }
      return { data, answeredFor: keyOf(who, in_) }
    },
    versions({ person: who, space: in_ }: { person: Person; space: Space }) {
      const result = {
        global: { '/sapi/menu': `v${countOf(in_, '/sapi/menu')}` },
        apps: { crm: `v${appOf(in_)}` },
        paths: '/sapi/apps/:appId;/sapi/forms/:formId/published',
        publishVersion: '23.12',
        answeredFor: { key: keyOf(who, in_), personId: who, entId: in_ },
      }
      return { status: 200, result }
    },
  }
}

function textOf(data: unknown): string {
  if (typeof data === 'string') return data
  return (data as { text: string }).text
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
