import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineMessages, getCurrentUser, scopeMessages } from '@atrium/domain-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NotFound } from '../errors'
import { implement } from '../http/implement'
import { testHttp, type TestHttp } from '../testing/test-http'
import type { Dictionaries } from '../texts'

const codes = defineMessages({
  'zh-CN': { 'bed-not-found': '没有花坛 <% name %>' },
  en: { 'bed-not-found': 'No bed <% name %>' },
})
const terms = scopeMessages(
  'garden-terms',
  defineMessages({ 'zh-CN': { rose: '玫瑰' }, en: { rose: 'Rose' } }),
)
let chosen: Record<string, Dictionaries> = {}
let http: TestHttp
let webDir: string

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'atrium-web-'))
  const greet = { lib: 'feature-garden', 'zh-CN': '你好', en: 'Hello' }
  await writeFile(join(webDir, 'messages.json'), JSON.stringify({ 'garden.greet': greet }))
  const lost = implement(
    { ...getCurrentUser, id: 'garden.lost', path: '/garden/lost' },
    {
      permission: 'signed-in',
      handle() {
        throw new NotFound('bed-not-found', { name: 'A' })
      },
    },
  )
  const nothing = { 'zh-CN': {}, en: {} }
  const textOverrides = { of: async (entId: string) => chosen[entId] ?? nothing }
  const module = { routes: [lost], messages: [codes, terms], textOverrides }
  http = await testHttp([module], { webDir })
})
afterAll(async () => {
  await http.close()
  await rm(webDir, { recursive: true })
})

async function ask(as: string | null, url = '/napi/lang/json?lang=en', headers = {}) {
  return http.send(as, { url, headers })
}

describe('/napi/lang/json', () => {
  it('answers code 200 and the texts of the web, the server and its modules, with a version', async () => {
    const answer = (await ask(null)).json()
    expect(answer.code).toBe(200)
    expect(answer.data.version).toMatch(/^[0-9a-f]{16}$/)
    expect(answer.data.en).toMatchObject({
      'garden.greet': 'Hello',
      'garden-terms.rose': 'Rose',
      'bed-not-found': 'No bed <% name %>',
      conflict: expect.any(String),
    })
  })

  it('answers in the language asked for, else in the request’s, else in Chinese', async () => {
    const language = async (url: string, headers = {}) =>
      Object.keys((await ask(null, url, headers)).json().data).filter((key) => key !== 'version')
    expect(await language('/napi/lang/json?lang=zh')).toEqual(['zh-CN'])
    expect(await language('/napi/lang/json', { 'accept-language': 'en-GB' })).toEqual(['en'])
    expect(await language('/napi/lang/json?lang=fr')).toEqual(['zh-CN'])
    expect(await language('/napi/lang/json?lang=en&lang=zh')).toEqual(['zh-CN'])
  })

  it('sends nothing again while the version is the one the browser has', async () => {
    const { etag } = (await ask('user')).headers
    const again = await ask('user', undefined, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('says what a space says instead to its members, and to nobody else', async () => {
    const before = (await ask('user')).json().data.version
    chosen = { demo: { 'zh-CN': {}, en: { 'garden.greet': 'Welcome' } } }
    const text = async (as: string | null, url?: string) =>
      (await ask(as, url)).json().data.en['garden.greet']
    expect(await text('user')).toBe('Welcome')
    expect(await text('user', '/space-demo/napi/lang/json?lang=en')).toBe('Welcome')
    expect(await text('user', '/space-north/napi/lang/json?lang=en')).toBe('Hello')
    expect(await text(null)).toBe('Hello')
    expect(await text(null, '/space-demo/napi/lang/json?lang=en')).toBe('Hello')
    expect((await ask('user')).json().data.version).not.toBe(before)
    chosen = {}
    expect((await ask('user')).json().data.version).toBe(before)
  })

  it('leaves out what no longer fits the product: other placeholders, or a key that is gone', async () => {
    const en = { 'bed-not-found': 'No <% bed %>', 'garden.gone': 'x', conflict: 'Clash' }
    chosen = { demo: { 'zh-CN': {}, en } }
    const { data } = (await ask('user')).json()
    expect(data.en).toMatchObject({ 'bed-not-found': 'No bed <% name %>', conflict: 'Clash' })
    expect(data.en).not.toHaveProperty('garden.gone')
  })
})

describe('a refusal', () => {
  it('is told in the words of the caller’s space', async () => {
    chosen = { demo: { 'zh-CN': {}, en: { 'bed-not-found': 'Where is <% name %>?' } } }
    const headers = { 'accept-language': 'en' }
    const told = async (url: string) => (await ask('user', url, headers)).json().message
    expect(await told('/sapi/garden/lost')).toBe('Where is A?')
    expect(await told('/space-north/sapi/garden/lost')).toBe('No bed A')
    chosen = {}
    expect(await told('/sapi/garden/lost')).toBe('No bed A')
  })
})
