import { answer, createQueryClient, fakeNet, read, write } from '@atrium/core-net'
import { keptStore, type KeptStore } from '@atrium/core-storage'
import { defineEndpoint, type ChangeEvent } from '@atrium/domain-core'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { connectSocket, type Socket } from './connect-socket'
import { useSocketStatus } from './socket-status'

const listPumps = defineEndpoint({
  id: 'pumps.list',
  method: 'GET',
  kind: 'read',
  path: '/sites/:siteId/pumps',
  input: z.object({ siteId: z.string() }),
  output: z.number(),
})
const addPump = defineEndpoint({ ...listPumps, id: 'pumps.add', method: 'POST', kind: 'write' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  driver?.close()
  vi.useRealTimers()
})
let driver: ReturnType<typeof start> | undefined

describe('the socket', () => {
  it('is 0 until it is open, binds the person, and is 0 again when it closes', async () => {
    driver = start()
    expect([driver.storage.get('socket_status'), useSocketStatus.getState().connected]).toEqual([
      '0',
      false,
    ])
    const line = await driver.open()
    expect(driver.storage.get('socket_status')).toBe('1')
    expect(line.sent).toEqual([{ type: 'bindUid', uid: 'anna', login_ip: '10.0.0.1' }])
    line.emit('close', new CloseEvent('close', { code: 1006 }))
    expect([driver.storage.get('socket_status'), useSocketStatus.getState().connected]).toEqual([
      '0',
      false,
    ])
  })

  it('stays closed after an invalid token', async () => {
    driver = start()
    const line = await driver.open()
    line.say({ type: 'invalid token' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(driver.refused).toBe(1)
    expect(lines).toHaveLength(1)
    expect(driver.storage.get('socket_status')).toBe('0')
  })

  it('comes back after half to the whole of the base, as chance has it', async () => {
    driver = start({ random: () => 1 })
    const line = await driver.open()
    line.emit('close', new CloseEvent('close'))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(lines).toHaveLength(2)
  })

  it('re-emits each JSON message as socketMessage and ignores what is not JSON', async () => {
    const heard: unknown[] = []
    const listen = (event: Event) => heard.push((event as CustomEvent).detail)
    window.addEventListener('socketMessage', listen)
    driver = start()
    const line = await driver.open()
    line.emit('message', new MessageEvent('message', { data: '{nonsense' }))
    line.say({ type: 'tomorrow’s news', n: 1 })
    window.removeEventListener('socketMessage', listen)
    expect(heard).toEqual([{ type: 'tomorrow’s news', n: 1 }])
  })
})

describe('a changed entity', () => {
  it('is read again once, however many events tell of it', async () => {
    driver = start()
    const line = await driver.open()
    const reads = await driver.watch('north')
    line.say({ type: 'changed', events: [pumpChanged, pumpChanged] })
    line.say({ type: 'changed', events: [pumpChanged] })
    await vi.advanceTimersByTimeAsync(150)
    expect(reads()).toBe(2)
  })

  it('of another parent is not read again', async () => {
    driver = start()
    const line = await driver.open()
    const reads = await driver.watch('south')
    line.say({ type: 'changed', events: [pumpChanged] })
    await vi.advanceTimersByTimeAsync(150)
    expect(reads()).toBe(1)
  })

  it('is not read a second time after this window’s own write', async () => {
    driver = start()
    const line = await driver.open()
    const reads = await driver.watch('north')
    const requestId = await driver.add('north')
    expect(reads()).toBe(2)
    line.say({ type: 'changed', events: [{ ...pumpChanged, requestId }] })
    await vi.advanceTimersByTimeAsync(150)
    expect(reads()).toBe(2)
  })

  it('that nobody told of, because the line was down, is read when it is up again', async () => {
    driver = start({ random: () => 0 })
    const line = await driver.open()
    const reads = await driver.watch('north')
    line.emit('close', new CloseEvent('close'))
    await vi.advanceTimersByTimeAsync(30_000)
    await driver.open()
    expect(reads()).toBe(2)
  })
})

const pumpChanged: ChangeEvent = {
  entity: 'pump',
  parentId: 'north',
  act: 'changed',
  entId: 'demo',
}
const lines: FakeLine[] = []

class FakeLine extends EventTarget {
  static readonly CLOSING = 2
  readonly sent: unknown[] = []
  readyState = 0
  constructor() {
    super()
    lines.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  emit(type: string, event: Event) {
    if (type === 'open') this.readyState = 1
    if (type === 'close') this.readyState = 3
    this.dispatchEvent(event)
  }
  say(message: unknown) {
    this.emit('message', new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

function start(options: { random?: () => number } = {}) {
  lines.length = 0
  const calls = { read: 0, requestId: '' }
  const net = fakeNet([
    answer(listPumps, () => (calls.read += 1)),
    answer(addPump, (_input, { requestId = '' }) => {
      calls.requestId = requestId
      return 0
    }),
  ])
  const client = createQueryClient(net)
  const storage = emptyStore()
  const stops: (() => void)[] = []
  const counted = { refused: 0 }
  const socket: Socket = connectSocket({
    url: 'ws://localhost/socket',
    loginIp: '10.0.0.1',
    user: { id: 'anna' },
    client,
    staleOn: [{ pump: [listPumps] }],
    onInvalidToken: () => (counted.refused += 1),
    storage,
    WebSocket: FakeLine,
    ...options,
  })
  return {
    storage,
    get refused() {
      return counted.refused
    },
    async open() {
      await vi.advanceTimersByTimeAsync(1)
      const line = lines.at(-1)!
      line.emit('open', new Event('open'))
      await vi.advanceTimersByTimeAsync(1)
      return line
    },
    async watch(siteId: string) {
      stops.push(new QueryObserver(client, read(listPumps, { siteId })).subscribe(() => {}))
      await vi.advanceTimersByTimeAsync(1)
      return () => calls.read
    },
    async add(siteId: string) {
      const options = write(addPump, { stales: [listPumps] })
      await client.getMutationCache().build(client, options).execute({ siteId })
      await vi.advanceTimersByTimeAsync(1)
      return calls.requestId
    },
    close() {
      stops.forEach((stop) => stop())
      socket.close()
      client.clear()
    },
  }
}

function emptyStore(): KeptStore {
  const values = new Map<string, string>()
  return keptStore(
    () =>
      ({
        getItem: (name: string) => values.get(name) ?? null,
        setItem: (name: string, value: string) => void values.set(name, value),
        removeItem: (name: string) => void values.delete(name),
      }) as Storage,
  )
}
