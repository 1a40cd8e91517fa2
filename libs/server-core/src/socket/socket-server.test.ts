import type { ChangeEvent } from '@atrium/domain-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testHttp, type TestHttp } from '../testing/test-http'

let http: TestHttp
let address: string
beforeAll(async () => {
  const readPermissions = { note: 'notes.read', news: 'signed-in' } as const
  http = await testHttp([
    { routes: [], permissions: { 'notes.read': ['user', 'admin'] }, readPermissions },
  ])
  address = (await http.app.listen({ port: 0 })).replace(/^http/, 'ws')
})
afterAll(() => http.close())

/** A window's line, whose messages are awaited in order. */
async function open(
  as: string | null,
  path = '/sapi/socket',
  headers: Record<string, string> = {},
) {
  const cookie = as === null ? {} : { cookie: await http.cookieOf(as) }
  const heard: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  const options = { headers: { ...cookie, ...headers } }
  const socket = new WebSocket(`${address}${path}`, options as unknown as string[])
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const next = waiting.shift()
    if (next) next(message)
    else heard.push(message)
  })
  const end = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('not opened')))
  })
  return {
    end,
    bind: (uid = 'anybody') => socket.send(JSON.stringify({ type: 'bindUid', uid, login_ip: '' })),
    say: (text: string) => socket.send(text),
    next: () =>
      new Promise<unknown>((resolve) => {
        if (heard.length > 0) resolve(heard.shift())
        else waiting.push(resolve)
      }),
    close: () => socket.close(),
  }
}

const bound = { type: 'connect success' }
const refused = { type: 'invalid token' }
const event = (entity: string, more: Partial<ChangeEvent> = {}): ChangeEvent => ({
  entity,
  act: 'changed',
  entId: 'demo',
  ids: ['1'],
  ...more,
})

describe('a window’s line', () => {
  it('is refused and closed without a session, in a foreign space, and after nonsense', async () => {
    for (const line of [await open(null), await open('admin', '/space-north/sapi/socket')]) {
      line.bind()
      expect(await line.next()).toEqual(refused)
      expect(await line.end).toBe(4401)
    }
    const line = await open('user')
    line.say('{broken')
    expect(await line.next()).toEqual(refused)
  })
  it('is refused to a page of another site', async () => {
    await expect(open('user', '/sapi/socket', { origin: 'https://evil.example' })).rejects.toThrow(
      'not opened',
    )
  })
  it('hears what changed in its own space and may be read, and nothing else', async () => {
    const [user, root, north] = [
      await open('user'),
      await open('root'),
      await open('user', '/space-north/sapi/socket'),
    ]
    for (const line of [user, root, north]) {
      line.bind()
      expect(await line.next()).toEqual(bound)
    }
    const me = (await http.send('user', { url: '/sapi/session' })).json().id as string
    http.bus.publish([
      event('note'),
      event('secret'),
      event('job', { personId: me }),
      event('news', { entId: 'north' }),
      event('news'),
    ])
    expect(await user.next()).toEqual({
      type: 'changed',
      events: [event('note'), event('job', { personId: me }), event('news')],
    })
    expect(await root.next()).toEqual({ type: 'changed', events: [event('news')] })
    expect(await north.next()).toEqual({
      type: 'changed',
      events: [event('news', { entId: 'north' })],
    })
    for (const line of [user, root, north]) line.close()
  })
  it('ends with its session, also while it waits to be bound', async () => {
    const [line, late] = [await open('safe'), await open('safe')]
    line.bind()
    expect(await line.next()).toEqual(bound)
    await http.send('safe', { method: 'DELETE', url: '/sapi/session' })
    expect(await line.next()).toEqual(refused)
    expect(await line.end).toBe(4401)
    late.bind()
    expect(await late.next()).toEqual(refused)
  })
  it('follows its session into another space', async () => {
    const line = await open('user')
    line.bind()
    expect(await line.next()).toEqual(bound)
    const moved = { method: 'PUT', url: '/sapi/session/enterprise', payload: { entId: 'north' } }
    expect((await http.send('user', moved as never)).statusCode).toBe(200)
    await expect
      .poll(async () => {
        http.bus.publish([event('news'), event('news', { entId: 'north' })])
        return line.next()
      })
      .toEqual({ type: 'changed', events: [event('news', { entId: 'north' })] })
    line.close()
    await http.send('user', { ...moved, payload: { entId: 'demo' } } as never)
  })
  it('is told to read again when news of other processes may have been lost', async () => {
    const line = await open('user')
    line.bind()
    await line.next()
    http.gap()
    expect(await line.next()).toEqual({ type: 'missed' })
    line.close()
  })
  it('is told to read again when more changed in one moment than is worth telling', async () => {
    const line = await open('user')
    line.bind()
    await line.next()
    http.bus.publish(Array.from({ length: 501 }, () => event('news')))
    expect(await line.next()).toEqual({ type: 'missed' })
    line.close()
  })
})

describe('a window that misbehaves', () => {
  it('is cut off for a message that is too large', async () => {
    const line = await open('user')
    line.say('x'.repeat(20_000))
    expect(await line.end).toBe(1009)
  })
  it('is cut off for talking too much', async () => {
    const line = await open('user')
    line.bind()
    await line.next()
    for (let n = 0; n < 30; n += 1) line.say('{}')
    expect(await line.end).toBe(1008)
  })
  it('is one too many of its session', async () => {
    await http.cookieOf('audit')
    const lines = await Promise.all(Array.from({ length: 100 }, () => open('audit')))
    for (const line of lines) {
      line.bind()
      expect(await line.next()).toEqual(bound)
    }
    http.bus.publish([event('news')])
    expect(await lines[0]!.next()).toEqual({
      type: 'changed',
      events: [event('news')],
      spread: 100,
    })
    const last = await open('audit')
    last.bind()
    expect(await last.end).toBe(1013)
    lines[0]!.close()
    await lines[0]!.end
    await expect
      .poll(async () => {
        const again = await open('audit')
        again.bind()
        return again.next()
      })
      .toEqual(bound)
    for (const line of lines) line.close()
  })
  it('reads slowly, and is told in one word that it missed something', async () => {
    const { headers, socket } = {
      headers: { cookie: await http.cookieOf('user'), host: 'localhost' },
      socket: { remoteAddress: '127.0.0.1' },
    }
    const slow = await http.app.injectWS('/sapi/socket', { headers, socket } as never)
    const heard: { type: string }[] = []
    slow.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())))
    slow.send(JSON.stringify({ type: 'bindUid', uid: '', login_ip: '' }))
    await expect.poll(() => heard).toEqual([bound])
    slow.pause()
    const quick = await open('user')
    quick.bind()
    await quick.next()
    const ids = Array.from({ length: 100 }, (_, n) => `${n}`.padStart(36, '0'))
    for (let n = 0; n < 60; n += 1) {
      http.bus.publish([event('news', { ids })])
      await quick.next()
    }
    slow.resume()
    await expect.poll(() => heard.at(-1)).toEqual({ type: 'missed' })
    expect(heard.filter(({ type }) => type === 'missed')).toHaveLength(1)
    expect(heard.length).toBeLessThan(60)
    slow.terminate()
    quick.close()
  })
})

describe('a server that stops', () => {
  it('says so with the code of a restart, also to who is not bound yet', async () => {
    const stopping = await testHttp()
    const at = (await stopping.app.listen({ port: 0 })).replace(/^http/, 'ws')
    const socket = new WebSocket(`${at}/sapi/socket`)
    const code = new Promise<number>((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    await stopping.close()
    expect(await code).toBe(1012)
  })
})
