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
  const end = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve())
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
      await line.end
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
  it('ends with its session', async () => {
    const line = await open('safe')
    line.bind()
    expect(await line.next()).toEqual(bound)
    await http.send('safe', { method: 'DELETE', url: '/sapi/session' })
    expect(await line.next()).toEqual(refused)
    await line.end
  })
})
