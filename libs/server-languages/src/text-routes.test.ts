import type { ChangeEvent } from '@atrium/domain-core'
import { changesLimit, changeTexts, listTexts, type TextChange } from '@atrium/domain-languages'
import { CallRefused, testServer, type TestServer } from '@atrium/server-core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { languagesModule } from './module'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ modules: (core) => [languagesModule(core)] })
})
afterAll(() => server.close())

const key = 'not-allowed'
const original = 'You do not have permission to use this function.'
const locked = 'sign-in-locked'
const inNorth = { as: 'user', entId: 'north' } as const

const say = (text: string | null, more: Partial<TextChange> = {}) =>
  server.call(changeTexts, { changes: [{ key, locale: 'en', text, ...more }] })

async function told(as: 'user' | 'admin' | null = 'user', space = '') {
  const cookie = as === null ? {} : { cookie: await server.cookieOf(as) }
  const url = `${space}/napi/lang/json?lang=en`
  const answer = await server.app.inject({ url, headers: cookie })
  return answer.json<{ data: { version: string; en: Record<string, string> } }>().data
}

async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((each: unknown) => each)
  if (!(error instanceof CallRefused)) throw new Error(`not refused: ${JSON.stringify(error)}`)
  return error
}

function rows(text: string, values: readonly unknown[] = []) {
  return server.core.database.read('platform', (tx) => tx.query<object>(text, values))
}

beforeEach(async () => {
  await server.call(changeTexts, {
    changes: [
      { key, locale: 'en', text: null },
      { key, locale: 'zh-CN', text: null },
      { key: locked, locale: 'en', text: null },
    ],
  })
})

describe('languages.list-texts', () => {
  it('is closed to strangers and to who may not change them', async () => {
    expect(await refusalOf(server.call(listTexts, {}, { as: null }))).toMatchObject({ status: 401 })
    for (const as of ['root', 'user', 'safe', 'audit'] as const)
      expect(await refusalOf(server.call(listTexts, {}, { as }))).toMatchObject({ status: 403 })
  })

  it('refuses what it does not know', async () => {
    const call = server.call(listTexts, { lib: 'x' } as never)
    expect(await refusalOf(call)).toMatchObject({ status: 400 })
  })

  it('answers every text in both languages, with what the space says instead', async () => {
    await say('No.')
    for (const as of ['admin', 'saas'] as const) {
      const { texts } = await server.call(listTexts, {}, { as })
      expect(texts.find((text) => text.key === key)).toMatchObject({
        original: { en: original },
        chosen: { 'zh-CN': null, en: 'No.' },
      })
      expect(texts.map((text) => text.key)).toContain('text-unknown')
    }
  })
})

describe('languages.change-texts', () => {
  it('is closed to strangers and to who may not', async () => {
    const changes = [{ key, locale: 'en' as const, text: 'x' }]
    for (const as of ['root', 'user', 'safe', 'audit', null] as const)
      expect((await refusalOf(server.call(changeTexts, { changes }, { as }))).status).toBe(
        as ? 403 : 401,
      )
    expect(await refusalOf(server.call(changeTexts, { changes }, inNorth))).toMatchObject({
      status: 403,
    })
  })

  it('refuses keys, languages and texts that are none, and lists without end', async () => {
    const change = { key, locale: 'en', text: 'x' }
    const hostile: unknown[] = [
      { changes: [] },
      { changes: Array.from({ length: changesLimit + 1 }, () => change) },
      { changes: [{ ...change, locale: 'fr' }] },
      { changes: [{ ...change, key: '' }] },
      { changes: [{ ...change, key: 'x'.repeat(201) }] },
      { changes: [{ ...change, text: 7 }] },
      { changes: [{ ...change, text: 'x'.repeat(2001) }] },
      { changes: [{ ...change, text: 'a\0b' }] },
      { changes: [{ ...change, entId: 'north' }] },
      { changes: [change], entId: 'north' },
    ]
    for (const input of hostile) {
      const call = server.call(changeTexts, input as never)
      expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'invalid-input' })
    }
  })

  it('says in the person’s language what is wrong with a text, and saves none of them', async () => {
    const changes: TextChange[] = [
      { key, locale: 'en', text: 'Fine' },
      { key: locked, locale: 'zh-CN', text: '请稍后再试' },
      { key, locale: 'zh-CN', text: '没有 <% right %>' },
      { key: '__proto__', locale: 'en', text: 'x' },
      { key, locale: 'en', text: 'twice' },
    ]
    const issues = async (language: string) => {
      const headers = { 'accept-language': language }
      const call = server.call(changeTexts, { changes }, { headers })
      return (await refusalOf(call)).details as { code: string; message: string }[]
    }
    expect(await issues('en')).toEqual([
      {
        path: ['changes', 1, 'text'],
        code: 'text-placeholders-differ',
        params: { names: 'seconds' },
        message: 'Keep exactly these placeholders: seconds.',
      },
      expect.objectContaining({ path: ['changes', 2, 'text'], code: 'text-no-placeholders' }),
      expect.objectContaining({ path: ['changes', 3, 'key'], code: 'text-unknown' }),
      expect.objectContaining({ path: ['changes', 4, 'key'], code: 'duplicate' }),
    ])
    expect((await issues('zh-CN'))[0]?.message).toBe('请原样保留这些占位符：seconds。')
    expect((await told()).en[key]).toBe(original)
  })

  it('refuses a change of a text that someone else changed meanwhile', async () => {
    await say('First', { was: null })
    expect(await refusalOf(say('Second', { was: null }))).toMatchObject({
      status: 409,
      code: 'text-changed',
    })
    expect((await told()).en[key]).toBe('First')
    await say('Second', { was: 'First' })
    expect((await told()).en[key]).toBe('Second')
  })

  it('lets one of two that change a text at once win', async () => {
    const results = await Promise.allSettled([
      say('One', { was: null }),
      say('Other', { was: null }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('shows at once in the dictionary of the space, whose version changes, and in no other', async () => {
    const before = await told()
    expect(await say('Ask your admin.')).toEqual({ changed: 1 })
    const after = await told()
    expect(after.en[key]).toBe('Ask your admin.')
    expect(after.version).not.toBe(before.version)
    expect((await told('user', '/space-north')).en[key]).toBe(original)
    expect((await told(null, '/space-demo')).en[key]).toBe(original)
  })

  it('changes the words of refusals too', async () => {
    await say('Ask your admin.')
    const headers = { 'accept-language': 'en' }
    const refused = await refusalOf(server.call(listTexts, {}, { as: 'user', headers }))
    expect(refused.message).toContain('Ask your admin.')
  })

  it('gives the original back when asked to, or when the text is the original', async () => {
    const { version } = await told()
    await say('Else')
    expect(await say(null)).toEqual({ changed: 1 })
    expect((await told()).version).toBe(version)
    await say('Else')
    await say(original)
    expect(await rows('select 1 from platform.chosen_text')).toEqual([])
    expect(await say(null)).toEqual({ changed: 0 })
  })

  it('is in the audit log, each text with what it was', async () => {
    await say('Once')
    await say('Twice')
    const logged = await rows(
      `select entry from platform.audit_log where ent_id = 'demo' order by seq desc limit 1`,
    )
    expect(JSON.stringify(logged)).toMatch(/languages\.change-texts.*not-allowed/)
    expect(JSON.stringify(logged)).toMatch(/Once/)
  })

  it('is announced to the space after the commit, without the text', async () => {
    const heard: ChangeEvent[] = []
    const stop = server.core.bus.subscribe((event) => void heard.push(event))
    await say('Heard')
    await say('Heard')
    stop()
    const events = heard.filter(({ entity }) => entity === 'dictionary')
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ act: 'changed', entId: 'demo' })
    expect(JSON.stringify(events)).not.toContain('Heard')
  })

  it('is of one space even where the code forgets: rows are closed to the others', async () => {
    await say('Mine')
    const seen = (entId: string) =>
      server.core.database.read({ entId, personId: null }, (tx) =>
        tx.query('select 1 from platform.chosen_text'),
      )
    expect(await seen('demo')).toHaveLength(1)
    expect(await seen('north')).toHaveLength(0)
  })

  it('keeps any words, whatever they would mean to SQL, HTML or a template', async () => {
    for (const text of [
      `'); drop table x; --`,
      '<script>alert(1)</script>',
      '${x} $t(y) {{z}} 😀',
    ]) {
      await say(text)
      expect((await told()).en[key]).toBe(text)
    }
  })
})
