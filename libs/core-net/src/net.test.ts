import { appStatusPath, defineEndpoint } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CallError } from './call-error'
import { createNet, type NetConfig } from './net'

const endpoint = { kind: 'read', path: '/things/:thingId' } as const
const input = z.object({
  thingId: z.string(),
  name: z.string().optional(),
  tags: z.array(z.string()).optional(),
})
const output = z.object({ ok: z.boolean() })
const getThing = defineEndpoint({ ...endpoint, id: 'things.get', method: 'GET', input, output })
const putThing = defineEndpoint({
  ...endpoint,
  kind: 'write',
  id: 'things.put',
  method: 'PUT',
  input,
  output,
})
const dropThing = defineEndpoint({
  ...endpoint,
  kind: 'write',
  id: 'things.drop',
  method: 'DELETE',
  input,
  output,
})

describe('a call that fails', () => {
  it('goes to login on 401, unless the caller handles it', async () => {
    const { net, gone } = fake(() =>
      problem(401, { code: 'unauthenticated', message: 'Sign in', requestId: 'r' }),
    )
    await expect(
      net.call(getThing, { thingId: '1' }, { handles: ['unauthenticated'] }),
    ).rejects.toThrow('Sign in')
    expect(gone).toEqual([])
    await expect(net.call(getThing, { thingId: '1' })).rejects.toThrow('Sign in')
    expect(gone).toEqual(['login'])
  })

  it('goes to maintenance on 503, but for the app-store’s app status call', async () => {
    const { net, gone } = fake(() => problem(503, 'down'))
    const appStatus = { ...getThing, path: appStatusPath } as const
    await expect(net.call(appStatus, { thingId: '1' })).rejects.toMatchObject({ status: 503 })
    expect(gone).toEqual([])
    await expect(net.call(getThing, { thingId: '1' })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'down',
    })
    expect(gone).toEqual(['maintenance'])
  })

  it('says "Request failed with status code 500" when the body says nothing', async () => {
    const { net } = fake(() => problem(500, '<html>oops</html>'))
    await expect(net.call(getThing, { thingId: '1' })).rejects.toThrow(
      'Request failed with status code 500',
    )
  })

  it('says "Network Error" after repeating a read twice, and repeats no write', async () => {
    const { net, sent, waits } = fake(() => Promise.reject(new TypeError('failed to fetch')))
    await expect(net.call(getThing, { thingId: '1' })).rejects.toMatchObject({
      code: 'network-error',
      message: 'Network Error',
      requestId: 'id-1',
    })
    expect(sent.map(({ headers }) => headers.get('x-request-id'))).toEqual(['id-1', 'id-1', 'id-1'])
    expect(waits).toEqual([300, 1200])
    await expect(net.call(putThing, { thingId: '1' })).rejects.toThrow('Network Error')
    expect(sent).toHaveLength(4)
  })

  it('tells the window whether anything answers, and which release', async () => {
    const told: (string | null)[] = []
    const hear = {
      onAnswer: (release: string | null) => told.push(release),
      onNoAnswer: () => told.push('nothing'),
    }
    const down = fake(() => Promise.reject(new TypeError('failed to fetch')), hear)
    await expect(down.net.call(putThing, { thingId: '1' })).rejects.toThrow('Network Error')
    const headers = { 'x-atrium-release': 'r2' }
    const up = fake(() => Promise.resolve(new Response('{"ok":true}', { headers })), hear)
    await up.net.call(putThing, { thingId: '1' })
    const refused = fake(() => problem(500, '{}'), hear)
    await expect(refused.net.call(putThing, { thingId: '1' })).rejects.toThrow('500')
    expect(told).toEqual(['nothing', 'r2', null])
  })

  it('says "timeout of 5ms exceeded" when no answer comes', async () => {
    const { net } = fake((_url, init) => hang(init?.signal))
    await expect(net.call(putThing, { thingId: '1' }, { timeout: 5 })).rejects.toMatchObject({
      code: 'timeout',
      message: 'timeout of 5ms exceeded',
      requestId: 'id-1',
    })
  })

  it('rethrows the reason of a cancellation', async () => {
    const { net } = fake((_url, init) => hang(init?.signal))
    const cancel = new AbortController()
    const call = net.call(getThing, { thingId: '1' }, { signal: cancel.signal })
    const reason = new Error('left the page')
    cancel.abort(reason)
    await expect(call).rejects.toBe(reason)
  })

  it('is cancelled while it waits to be repeated, too', async () => {
    const cancel = new AbortController()
    const reason = new Error('left the page')
    const { net, sent } = fake(() => problem(502, ''), { wait: async () => cancel.abort(reason) })
    const call = net.call(getThing, { thingId: '1' }, { signal: cancel.signal })
    await expect(call).rejects.toBe(reason)
    expect(sent).toHaveLength(1)
  })

  it('ends with an error when the answer is not JSON', async () => {
    const { net } = fake(async () => new Response('<html>'))
    await expect(net.call(getThing, { thingId: '1' })).rejects.toBeInstanceOf(CallError)
  })
})

describe('a write with an idempotency key', () => {
  it('is repeated with its key, and waits for its own first attempt', async () => {
    const busy = { code: 'idempotency-in-progress', message: 'busy', requestId: 'r' }
    const answers = [problem(504, ''), problem(409, busy), Response.json({ ok: true })]
    const { net, sent } = fake(async () => answers.shift() ?? Response.error())
    await net.call(putThing, { thingId: '1' }, { idempotencyKey: 'k' })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', 'k', 'k'])
  })

  it('is not repeated when somebody else’s attempt is under way', async () => {
    const busy = { code: 'idempotency-in-progress', message: 'busy', requestId: 'r' }
    const { net, sent } = fake(() => problem(409, busy))
    const call = net.call(putThing, { thingId: '1' }, { idempotencyKey: 'k' })
    await expect(call).rejects.toMatchObject({ code: 'idempotency-in-progress' })
    expect(sent).toHaveLength(1)
  })
})

describe('what the server said', () => {
  const refused = (status: number, body: unknown, config: Partial<NetConfig> = {}) =>
    fake(() => problem(status, body), config).net.call(putThing, { thingId: '1' })

  it('is the message of a 403, with the code 403 answers with', async () => {
    const denied = { code: 'not-allowed', status: 403 }
    await expect(refused(403, 'Only for members')).rejects.toMatchObject({
      ...denied,
      message: 'Only for members',
    })
    const other = { status: 403, msg: '仅限成员' }
    await expect(refused(403, other)).rejects.toMatchObject({ ...denied, message: '仅限成员' })
  })

  it('is that the person lacks permission for the function, when a 403 says nothing', async () => {
    await expect(refused(403, '<html>')).rejects.toThrow('您没有使用该功能的权限。')
    const english = refused(403, {}, { locale: () => 'en' })
    await expect(english).rejects.toThrow('You do not have permission to use this function.')
  })

  it('is translated by its code, or else by its text', async () => {
    const dictionary: Readonly<Record<string, string>> = {
      conflict: '内容已变化',
      'Disk is full': '磁盘已满',
    }
    const translate: NetConfig['translate'] = ({ code, message }) =>
      dictionary[code] ?? dictionary[message]
    const said = (code: string, message: string) =>
      refused(409, { code, message, requestId: 'r' }, { translate })
    await expect(said('conflict', 'Changed')).rejects.toThrow('内容已变化')
    await expect(said('disk-full', 'Disk is full')).rejects.toThrow('磁盘已满')
    await expect(said('odd', 'Something odd')).rejects.toThrow('Something odd')
    const words = { code: 'conflict', message: 'Only on weekdays', requestId: 'r' }
    await expect(refused(403, words, { translate })).rejects.toThrow('Only on weekdays')
    await expect(refused(409, 'Disk is full', { translate })).rejects.toThrow('磁盘已满')
    await expect(refused(500, '', { translate })).rejects.toThrow(
      'Request failed with status code 500',
    )
  })
})

describe('a call', () => {
  it('goes below the space’s gateway, with language and request id', async () => {
    const { net, sent } = fake(async () => Response.json({ ok: true }), {
      base: '/base',
      space: () => 'demo',
    })
    await net.call(getThing, { thingId: 'a/b', name: 'Pump', tags: ['x'] })
    expect(sent[0]?.url).toBe('/base/space-demo/sapi/things/a%2Fb?name=Pump&tags=%5B%22x%22%5D')
    expect(sent[0]?.headers.get('accept-language')).toBe('zh-CN')
    expect(sent[0]?.headers.get('x-request-id')).toBe('id-1')
    await net.ask('/napi/lang/json', { lang: 'en' })
    expect(sent[1]?.url).toBe('/base/space-demo/napi/lang/json?lang=en')
  })

  it('sends JSON, or form fields when asked', async () => {
    const { net, sent } = fake(async () => Response.json({ ok: true }))
    await net.call(putThing, { thingId: '1', name: 'a b' }, { idempotencyKey: 'k' })
    expect(sent[0]).toMatchObject({ method: 'PUT', body: '{"name":"a b"}' })
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k')
    await net.call(putThing, { thingId: '1', name: 'a b' }, { form: true })
    expect(sent[1]?.body).toBe('name=a+b')
    expect(sent[1]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
  })

  it('sends a body with DELETE when there is something to say', async () => {
    const { net, sent } = fake(async () => Response.json({ ok: true }))
    await net.call(dropThing, { thingId: '1' })
    expect(sent[0]?.body).toBeUndefined()
    await net.call(dropThing, { thingId: '1', tags: ['x'] })
    expect(sent[1]).toMatchObject({ method: 'DELETE', body: '{"tags":["x"]}' })
  })
})

type Fetch = NonNullable<NetConfig['fetch']>

function fake(answer: Fetch, config: Partial<NetConfig> = {}) {
  const gone: string[] = []
  const waits: number[] = []
  const sent: { url: string; method?: string | undefined; body: unknown; headers: Headers }[] = []
  let ids = 0
  const net = createNet({
    locale: () => 'zh-CN',
    onUnauthenticated: () => gone.push('login'),
    onMaintenance: () => gone.push('maintenance'),
    newId: () => `id-${(ids += 1)}`,
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0,
    fetch: (url, init) => {
      sent.push({
        url: url as string,
        method: init?.method,
        body: init?.body,
        headers: new Headers(init?.headers),
      })
      return answer(url, init)
    },
    ...config,
  })
  return { net, gone, waits, sent }
}

async function problem(status: number, body: unknown): Promise<Response> {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
