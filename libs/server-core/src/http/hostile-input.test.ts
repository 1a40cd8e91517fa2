import { defineEndpoint, idSchema } from '@atrium/domain-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Conflict, NotFound } from '../errors'
import { testHttp, type TestHttp } from '../testing/test-http'
import { implement } from './implement'

const keepNote = defineEndpoint({
  id: 'notes.keep-note',
  method: 'POST',
  kind: 'write',
  path: '/notes',
  input: z.object({ text: z.string().max(100), tags: z.array(z.unknown()).default([]) }),
  output: z.object({ text: z.string(), count: z.number() }),
})
const findNote = defineEndpoint({
  id: 'notes.find-note',
  method: 'GET',
  kind: 'read',
  path: '/notes/:noteId',
  input: z.object({ noteId: idSchema, page: z.number().int().optional() }),
  output: z.object({ page: z.number().nullable() }),
})
const breakNote = defineEndpoint({
  id: 'notes.break-note',
  method: 'DELETE',
  kind: 'write',
  path: '/notes',
  input: z.object({ how: z.enum(['state', 'bug', 'nul']).optional() }),
  output: z.object({}),
})

let http: TestHttp
let kept = 0
beforeAll(async () => {
  const routes = [
    implement(keepNote, {
      permission: 'notes.write',
      handle: ({ text }) => ({ text, count: (kept += 1) }),
    }),
    implement(findNote, {
      permission: 'signed-in',
      handle({ noteId, page }) {
        if (noteId.startsWith('0')) throw new NotFound('not-found')
        return { page: page ?? null }
      },
    }),
    implement(breakNote, {
      permission: 'signed-in',
      async handle({ how }) {
        if (how === 'state') throw new Conflict('conflict')
        if (how === 'nul')
          await http.database.read('platform', (tx) => tx.query('select $1', ['\0']))
        if (how === 'bug') throw new TypeError('secret detail')
        return {}
      },
    }),
  ]
  http = await testHttp([{ routes, permissions: { 'notes.write': ['user'] } }])
})
afterAll(() => http.close())

const json = { 'content-type': 'application/json' }
const post = (
  payload: string,
  headers: Record<string, string> = json,
  as: string | null = 'user',
) => http.send(as, { method: 'POST', url: '/sapi/notes', payload, headers })

describe('a call', () => {
  it('works', async () => {
    const found = await http.send('user', {
      url: '/sapi/notes/10000000-0000-7000-8000-000000000000?page=2',
    })
    expect(found.json()).toEqual({ page: 2 })
    const answer = await post('{"text":"演示 🏗"}')
    expect([answer.statusCode, answer.json().text]).toEqual([200, '演示 🏗'])
  })
  it('is refused to a stranger, and to whoever lacks the permission', async () => {
    expect((await post('{"text":"a"}', json, null)).json()).toMatchObject({
      code: 'unauthenticated',
    })
    const answer = await post('{"text":"a"}', { ...json, 'accept-language': 'en' }, 'audit')
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'not-allowed',
      message: 'You do not have permission to use this function.',
    })
  })
  it.each<[string, string, Record<string, string>, number, string]>([
    ['malformed JSON', '{"text":', json, 400, 'invalid-json'],
    ['no body', '', json, 400, 'invalid-input'],
    ['a list', '[1]', json, 400, 'invalid-input'],
    ['a text', '"text"', json, 400, 'invalid-input'],
    ['null', 'null', json, 400, 'invalid-input'],
    ['a NUL', '{"text":"a\\u0000"}', json, 400, 'invalid-input'],
    ['half a character', '{"text":"\\ud800"}', json, 400, 'invalid-input'],
    ['a hidden prototype', '{"text":"a","__proto__":{"x":1}}', json, 400, 'invalid-json'],
    ['a constructor', '{"text":"a","constructor":{"prototype":{}}}', json, 400, 'invalid-json'],
    ['a field nobody knows', '{"text":"a","more":1}', json, 400, 'invalid-input'],
    [
      'deep nesting',
      `{"text":"a","tags":${'['.repeat(9e4)}${']'.repeat(9e4)}}`,
      json,
      400,
      'invalid-input',
    ],
    ['five megabytes', `{"text":"${'a'.repeat(5e6)}"}`, json, 413, 'too-large'],
    ['a wrong type', 'text=a', { 'content-type': 'text/plain' }, 415, 'unsupported-type'],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415, 'unsupported-type'],
    ['a broken type', '{}', { 'content-type': ';;;' }, 415, 'unsupported-type'],
    [
      'a form with a NUL',
      'text=a%00',
      { 'content-type': 'application/x-www-form-urlencoded' },
      400,
      'invalid-input',
    ],
  ])('refuses %s in words', async (_, payload, headers, status, code) => {
    const answer = await post(payload, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(/[一-鿿]/),
      requestId: expect.any(String),
    })
  })
  it.each([
    ['/sapi/notes/%E0%A4%A', 400],
    ['/sapi/notes/%00', 400],
    [`/sapi/notes/${'a'.repeat(500)}`, 400],
    ['/sapi/notes/nobody', 400],
    ['/sapi/notes/00000000-0000-7000-8000-000000000000', 404],
    ['/sapi/nothing', 404],
    ['/space-north/sapi/nothing', 404],
    ['/sapi/notes/10000000-0000-7000-8000-000000000000?page=x', 400],
    ['/sapi/notes/10000000-0000-7000-8000-000000000000?page=1&page=2', 400],
    ['/sapi/notes/10000000-0000-7000-8000-000000000000?__proto__=1', 400],
    ['//sapi//notes', 404],
  ])('of %s is answered with %d', async (url, status) => {
    const answer = await http.send('user', { url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code: expect.any(String) })
  })
  it('is refused by state, and by what the database cannot keep', async () => {
    const cut = (how: string) =>
      http.send('user', { method: 'DELETE', url: '/sapi/notes', payload: { how } })
    expect((await cut('state')).json()).toMatchObject({ code: 'conflict' })
    expect((await cut('nul')).statusCode).toBe(400)
  })
  it('tells a number to quote, and nothing else, when the mistake is ours', async () => {
    const answer = await http.send('user', {
      method: 'DELETE',
      url: '/sapi/notes?how=bug',
      headers: { 'x-request-id': 'quote-me-1', 'accept-language': 'en' },
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json()).toMatchObject({ code: 'internal', requestId: 'quote-me-1' })
    expect(answer.json().message).toContain('quote-me-1')
  })
  it('takes no insane request id', async () => {
    const answer = await http.send(null, {
      url: '/sapi/health',
      headers: { 'x-request-id': 'a\u0000<b>' },
    })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a write from another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:81' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused with %j', async (headers) => {
    const answer = await post('{"text":"a"}', { ...json, ...headers })
    expect(answer.json()).toMatchObject({ code: 'origin-not-allowed' })
  })
  it('is taken from our own pages', async () => {
    const own = { origin: 'http://localhost:80', host: 'localhost:80' }
    expect((await post('{"text":"a"}', { ...json, ...own })).statusCode).toBe(200)
  })
})

describe('a repeated write', () => {
  const repeat = (text: string, key = 'key-1') =>
    post(JSON.stringify({ text }), { ...json, 'idempotency-key': key })
  it('gets the first answer', async () => {
    const [first, second] = [await repeat('once'), await repeat('once')]
    expect(second.json()).toEqual(first.json())
  })
  it('is refused with another input, and with a key of no use', async () => {
    await repeat('first', 'key-2')
    expect((await repeat('other', 'key-2')).json()).toMatchObject({
      code: 'idempotency-key-reused',
    })
    expect((await repeat('a', 'x'.repeat(300))).statusCode).toBe(400)
  })
  it('runs once when two come at the same time', async () => {
    const before = kept
    await Promise.all(Array.from({ length: 5 }, () => repeat('race', 'key-3')))
    expect(kept).toBe(before + 1)
  })
})
