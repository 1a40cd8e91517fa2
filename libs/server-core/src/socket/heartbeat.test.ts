import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHeartbeat } from './heartbeat'
import { createLine, type Line } from './line'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  heartbeat.stop()
  vi.useRealTimers()
})
let heartbeat: ReturnType<typeof createHeartbeat>
let checked: Line[]
beforeEach(() => {
  checked = []
  heartbeat = createHeartbeat((line) => checked.push(line))
})

describe('the heartbeat', () => {
  it('cuts off a peer that did not answer until the next beat', async () => {
    const [dead, live] = [peer({ answers: false }), peer({ answers: true })]
    await vi.advanceTimersByTimeAsync(29_000)
    expect(dead.end).toBe(false)
    await vi.advanceTimersByTimeAsync(32_000)
    expect([dead.end, live.end]).toEqual([true, false])
  })

  it('spreads its beats over the half minute', async () => {
    const peers = Array.from({ length: 300 }, () => peer({ answers: true }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(peers.filter(({ heard }) => heard.length > 0)).toHaveLength(10)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(peers.every(({ heard }) => heard.join() === '{"type":"alive"}')).toBe(true)
  })

  it('looks at the session every five minutes', async () => {
    peer({ answers: true })
    await vi.advanceTimersByTimeAsync(260_000)
    expect(checked).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(41_000)
    expect(checked).toHaveLength(1)
  })

  it('looks at every session within the half minute when news may have been lost', async () => {
    peer({ answers: true })
    peer({ answers: true })
    await vi.advanceTimersByTimeAsync(5000)
    heartbeat.checkSoon()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(checked).toHaveLength(2)
  })

  it('forgets a line that has left', async () => {
    const gone = peer({ answers: true })
    gone.leave()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(gone.heard).toEqual([])
  })
})

function peer({ answers }: { answers: boolean }) {
  const heard: string[] = []
  const state = { end: false }
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => heard.push(text),
    ping: () => answers && socket.emit('pong'),
    terminate: () => (state.end = true),
  })
  const line = createLine(socket as never, { caller: {} as never, find: async () => null })
  return Object.assign(state, { heard, leave: heartbeat.join(line) })
}
