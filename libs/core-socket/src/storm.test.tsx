import { createQueryClient, fakeNet } from '@atrium/core-net'
import { keptStore } from '@atrium/core-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectSocket, type Socket } from './connect-socket'

const windows = 1000
const second = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  open.forEach((socket) => socket.close())
  open.length = 0
  vi.useRealTimers()
})
const open: Socket[] = []

describe('1,000 windows that lose one server', () => {
  it('come back spread over the base when it is up again at once', async () => {
    const server = await serve()
    server.restart()
    await vi.advanceTimersByTimeAsync(31 * second)
    expect(server.count()).toBe(windows)
    const load = server.perSecond()
    expect(load.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(Math.max(...load)).toBeLessThan(80)
    expect(load.filter((asked) => asked > 0).length).toBeGreaterThan(20)
  })

  it('ask at a steady pace while it stays away, and are all back within the base', async () => {
    const server = await serve()
    server.goDown()
    await vi.advanceTimersByTimeAsync(300 * second)
    expect(Math.max(...server.perSecond())).toBeLessThan(110)
    server.comeUp()
    await vi.advanceTimersByTimeAsync(31 * second)
    expect(server.count()).toBe(windows)
  })

  it('ask one after the other when their network is back', async () => {
    const server = await serve()
    server.restart()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(6 * second)
    expect(server.count()).toBe(windows)
    expect(Math.max(...server.perSecond())).toBeLessThan(300)
  })
})

/** A server that all windows are connected to. */
async function serve() {
  const lines = new Set<Line>()
  const asked: number[] = []
  let isUp = true
  let since = 0
  class Line extends EventTarget {
    readyState = 0
    constructor() {
      super()
      asked.push(Date.now() - since)
      setTimeout(() => (isUp ? this.accept() : this.drop()), 5)
    }
    accept() {
      if (this.readyState !== 0) return
      this.readyState = 1
      lines.add(this)
      this.dispatchEvent(new Event('open'))
    }
    drop() {
      this.readyState = 3
      lines.delete(this)
      this.dispatchEvent(new CloseEvent('close', { code: 1012 }))
    }
    send() {
      this.dispatchEvent(new MessageEvent('message', { data: '{"type":"connect success"}' }))
    }
    close() {
      this.readyState = 3
      lines.delete(this)
    }
  }
  const client = createQueryClient(fakeNet([]))
  const random = seeded(7)
  for (let n = 0; n < windows; n += 1) {
    open.push(
      connectSocket({
        url: 'ws://localhost/socket',
        loginIp: '',
        user: { id: `p${n}` },
        client,
        staleOn: [],
        storage: keptStore(() => window.sessionStorage),
        random,
        WebSocket: Object.assign(Line, { CLOSING: 2 }),
      }),
    )
  }
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(lines.size).toBe(windows)

  function goDown() {
    isUp = false
    since = Date.now()
    asked.length = 0
    lines.forEach((line) => line.drop())
  }
  return {
    goDown,
    comeUp: () => void (isUp = true),
    restart() {
      goDown()
      isUp = true
    },
    count: () => lines.size,
    /** How many windows asked in each second since the loss. */
    perSecond: () =>
      Array.from(
        { length: Math.ceil((Date.now() - since) / second) },
        (_, at) => asked.filter((time) => Math.floor(time / second) === at).length,
      ),
  }
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
