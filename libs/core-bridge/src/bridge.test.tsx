import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBridge, type NativeHost } from './bridge'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'nativeBridge')
})

describe('the native bridge', () => {
  it('is unavailable for ever when no host came within 20,000 ms: what waits is dropped, what follows ignored', () => {
    const bridge = createBridge()
    const called = vi.fn<(host: NativeHost) => void>()
    bridge.whenReady(called)
    vi.advanceTimersByTime(19_999)
    expect(bridge.state()).toBe('waiting')
    vi.advanceTimersByTime(1)
    expect(bridge.state()).toBe('unavailable')
    bridge.whenReady(called)
    expose()
    window.dispatchEvent(new Event('web-view-ready'))
    bridge.whenReady(called)
    expect(called).not.toHaveBeenCalled()
    expect(bridge.state()).toBe('unavailable')
  })

  it('takes nothing for a host that is none', () => {
    for (const none of [null, 'host', {}, { call: 'me' }])
      expect(createBridge({ find: () => none }).state()).toBe('waiting')
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(createBridge({ find: blocked }).state()).toBe('waiting')
  })

  it('is ready at once when the host page exposes one', () => {
    const host = expose()
    const bridge = createBridge()
    const heard: NativeHost[] = []
    bridge.whenReady((found) => heard.push(found))
    expect([bridge.state(), heard]).toEqual(['ready', [host]])
  })

  it.each([
    ['the window', () => window],
    ['the document', () => document],
  ])('asks in order what waited, when the host says on %s that it is there', (_, target) => {
    const bridge = createBridge()
    const asked: string[] = []
    for (const name of ['first', 'second']) bridge.whenReady((host) => host.call(name))
    vi.advanceTimersByTime(15_000)
    expose((name) => asked.push(name))
    target().dispatchEvent(new Event('web-view-ready'))
    vi.advanceTimersByTime(60_000)
    expect([asked, bridge.state()]).toEqual([['first', 'second'], 'ready'])
    bridge.whenReady((host) => host.call('third'))
    expect(asked).toEqual(['first', 'second', 'third'])
  })

  it('waits on when the event comes without a host', () => {
    const bridge = createBridge()
    window.dispatchEvent(new Event('web-view-ready'))
    expect(bridge.state()).toBe('waiting')
    expose()
    window.dispatchEvent(new Event('web-view-ready'))
    expect(bridge.state()).toBe('ready')
  })

  it('calls back the others when one callback fails', () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    expose()
    const bridge = createBridge()
    const after = vi.fn<() => void>()
    bridge.whenReady(() => {
      throw new Error('mine')
    })
    bridge.whenReady(after)
    vi.unstubAllGlobals()
    expect([reported, after.mock.calls.length]).toEqual([[new Error('mine')], 1])
  })
})

function expose(call: NativeHost['call'] = () => undefined): NativeHost {
  const host = { call }
  Object.assign(window, { nativeBridge: host })
  return host
}
