import { answer, createQueryClient, fakeNet, read, write } from '@atrium/core-net'
import { keptStore, type KeptStore } from '@atrium/core-storage'
import { defineEndpoint, type ChangeEvent } from '@atrium/domain-core'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { connectSocket, type Socket, type SocketConfig } from './connect-socket'
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
    expect(driver.status()).toEqual(['0', 'connecting'])
    const line = await driver.open()
    expect(driver.status()).toEqual(['1', 'open'])
    expect(line.sent).toEqual([{ type: 'bindUid', uid: 'anna', login_ip: '10.0.0.1' }])
    line.say({ type: 'connect success' })
    line.close(1006)
    expect(driver.status()).toEqual(['0', 'reconnecting'])
  })

  it('is 0 after an error', async () => {
    driver = start()
    const line = await driver.open()
    line.emit('error', new Event('error'))
    expect(driver.status()[0]).toBe('0')
  })

  it.each([
    ['an invalid token', (line: FakeLine) => line.say({ type: 'invalid token' })],
    ['the code of a refusal', (line: FakeLine) => line.close(4401)],
  ])('stays closed after %s', async (_, refuse) => {
    driver = start()
    refuse(await driver.open())
    await vi.advanceTimersByTimeAsync(120_000)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(driver.refused).toBe(1)
    expect(lines).toHaveLength(1)
    expect(driver.status()).toEqual(['0', 'refused'])
  })

  it.each([
    ['the base of 30,000 ms at most', 0, 30_000],
    ['a sixth of it at least', 1, 5000],
  ])('comes back after %s, as chance has it', async (_, random, delay) => {
    driver = start({ random: () => random })
    const line = await driver.open()
    line.close(1006)
    await vi.advanceTimersByTimeAsync(delay - 100)
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(lines).toHaveLength(2)
  })

  it('gives up an attempt that is not open after 2,000 ms', async () => {
    driver = start()
    await vi.advanceTimersByTimeAsync(2100)
    expect(lines[0]!.readyState).toBe(3)
  })

  it('comes back soon when the browser is online again', async () => {
    driver = start({ random: () => 0.5 })
    const line = await driver.open()
    line.close(1006)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(2600)
    expect(lines).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(lines).toHaveLength(2)
  })

  it('leaves a line that was alive and fell silent', async () => {
    driver = start({ random: () => 0 })
    const line = await driver.open()
    line.say({ type: 'alive' })
    await vi.advanceTimersByTimeAsync(64_000)
    line.say({ type: 'alive' })
    await vi.advanceTimersByTimeAsync(64_000)
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(lines).toHaveLength(2)
    expect(driver.status()[0]).toBe('0')
  })

  it('re-emits each JSON message as socketMessage, and warns once of what is not JSON', async () => {
    const heard: unknown[] = []
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const listen = (event: Event) => heard.push((event as CustomEvent).detail)
    window.addEventListener('socketMessage', listen)
    driver = start()
    const line = await driver.open()
    for (const data of ['{nonsense', '', new Blob(['{}'])])
      line.emit('message', new MessageEvent('message', { data }))
    line.say({ type: 'tomorrow’s news', n: 1 })
    window.removeEventListener('socketMessage', listen)
    expect(heard).toEqual([{ type: 'tomorrow’s news', n: 1 }])
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
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

  it('that many windows hear of is read somewhere in the spread the server names', async () => {
    driver = start({ random: () => 0.5 })
    const line = await driver.open()
    const reads = await driver.watch('north')
    line.say({ type: 'changed', events: [pumpChanged], spread: 5000 })
    await vi.advanceTimersByTimeAsync(2500)
    expect(reads()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(reads()).toBe(2)
    line.say({ type: 'changed', events: [pumpChanged], spread: 5000 })
    await vi.advanceTimersByTimeAsync(4000)
    expect(reads()).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reads()).toBe(3)
  })

  it('is read again at most once a second, however long the news go on', async () => {
    driver = start()
    const line = await driver.open()
    const reads = await driver.watch('north')
    for (let n = 0; n < 50; n += 1) {
      line.say({ type: 'changed', events: [pumpChanged] })
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(reads()).toBeLessThanOrEqual(7)
    await vi.advanceTimersByTimeAsync(1100)
    expect(reads()).toBeGreaterThan(5)
  })
})

describe('what may have changed unheard', () => {
  it('is read again once when the line is back and bound', async () => {
    driver = start({ random: () => 0 })
    await driver.bind()
    const reads = await driver.watch('north')
    lines.at(-1)!.close(1006)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reads()).toBe(1)
    await driver.bind()
    expect(reads()).toBe(2)
  })

  it('is not read again when the line opens for the first time', async () => {
    driver = start()
    const reads = await driver.watch('north')
    await driver.bind()
    expect(reads()).toBe(1)
  })

  it('is read again when the server could not tell, or told what can’t be read', async () => {
    driver = start()
    const line = await driver.bind()
    const reads = await driver.watch('north')
    line.say({ type: 'missed' })
    await vi.advanceTimersByTimeAsync(1)
    expect(reads()).toBe(2)
    line.say({ type: 'changed', events: 'everything' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(reads()).toBe(3)
  })

  it('is read again once in 30 s, however the line flaps', async () => {
    driver = start({ random: () => 1 })
    await driver.bind()
    const reads = await driver.watch('north')
    for (let n = 0; n < 30; n += 1) {
      lines.at(-1)!.close(1006)
      window.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(5000)
      await driver.bind()
    }
    expect(reads()).toBeLessThanOrEqual(7)
  })

  it('is left alone when nobody is ever told of it', async () => {
    driver = start({ staleOn: [] })
    const line = await driver.bind()
    const reads = await driver.watch('north')
    line.say({ type: 'missed' })
    await vi.advanceTimersByTimeAsync(1)
    expect(reads()).toBe(1)
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
  /** Called by the window without a code, by the server with one. */
  close(code?: number) {
    this.readyState = 3
    if (code !== undefined) this.dispatchEvent(new CloseEvent('close', { code }))
  }
  emit(type: string, event: Event) {
    if (type === 'open') this.readyState = 1
    this.dispatchEvent(event)
  }
  say(message: unknown) {
    this.emit('message', new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

function start(options: Partial<SocketConfig> = {}) {
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
    status: () => [storage.get('socket_status'), useSocketStatus.getState().phase],
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
    async bind() {
      const line = await this.open()
      line.say({ type: 'connect success' })
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
