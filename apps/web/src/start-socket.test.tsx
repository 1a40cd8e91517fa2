import {
  answer,
  type Answer,
  CallError,
  createQueryClient,
  fakeNet,
  refusal,
} from '@atrium/core-net'
import type { WindowPlace } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { useSocketStatus } from '@atrium/core-socket'
import { getCurrentUser, getGlobalConfig, type CurrentUser } from '@atrium/domain-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSocket } from './start-socket'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeLine)
  lines.length = 0
  useSession.getState().setUser(anna)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  useSession.getState().setUser(null)
})

describe('the live connection of the product', () => {
  it('is tried again when its configuration can’t be read', async () => {
    let asked = 0
    const config = answer(getGlobalConfig, () => {
      asked += 1
      if (asked > 1) return globalConfig
      throw new CallError({ code: 'network-error', message: 'Network Error', status: 0 })
    })
    await open([config])
    expect(lines).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(lines).toHaveLength(1)
  })

  it('names the space of the page', async () => {
    await open([answer(getCurrentUser, () => anna)])
    expect(lines[0]?.url).toBe('ws://atrium.example/space-north/sapi/socket?projectId=p1')
  })

  it('ends with a session that has ended, by the way every call ends', async () => {
    await open([refusal(getCurrentUser, 'unauthenticated', 401)])
    lines[0]?.refuse()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([lines.length, useSocketStatus.getState().phase]).toEqual([1, 'refused'])
  })

  it('asks nothing more when the window itself signed out', async () => {
    const who = vi.fn<() => CurrentUser>(() => anna)
    await open([answer(getCurrentUser, who)])
    lines[0]?.refuse()
    useSession.getState().setUser(null)
    await vi.advanceTimersByTimeAsync(120_000)
    expect([who.mock.calls.length, lines.length]).toEqual([0, 1])
  })

  it('comes back after a while when the session is good all the same', async () => {
    await open([answer(getCurrentUser, () => anna)])
    lines[0]?.refuse()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(lines).toHaveLength(2)
  })

  it('loads the window anew when somebody else has signed in meanwhile', async () => {
    const place = await open([answer(getCurrentUser, () => ({ ...anna, id: 'bert' }))])
    lines[0]?.refuse()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(place.load).toHaveBeenCalledWith('/space-north/apps?q=1')
    expect(lines).toHaveLength(1)
  })
})

const anna = {
  id: 'anna',
  name: 'Anna',
  loginId: 'anna',
  entId: 'north',
  entName: 'North',
  roles: ['user'],
  locale: null,
  enterprises: [],
  permissions: [],
} as unknown as CurrentUser
const globalConfig = {
  productName: 'Atrium',
  deployBase: '',
  endpoints: { gateway: '/sapi', files: '/sapi/files', socket: '/sapi/socket' },
  projectId: 'p1',
  ruleVersion: '23.12',
  compressImage: true,
  envTag: 'test',
  websocketConfig: '{broken',
  maxUploadBytes: 1,
}
const lines: FakeLine[] = []

class FakeLine extends EventTarget {
  static readonly CLOSING = 2
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    lines.push(this)
    setTimeout(() => {
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    })
  }
  refuse() {
    this.dispatchEvent(new MessageEvent('message', { data: '{"type":"invalid token"}' }))
  }
  send() {}
  close() {
    this.readyState = 3
  }
}

async function open(answers: readonly Answer[]) {
  const net = fakeNet([answer(getGlobalConfig, () => globalConfig), ...answers])
  const load = vi.fn<(path: string) => void>()
  const place = {
    base: '/base',
    origin: 'http://atrium.example',
    space: () => 'north',
    here: () => '/base/space-north/apps?q=1',
    load,
  } as unknown as WindowPlace & { load: typeof load }
  await startSocket({ client: createQueryClient(net), user: anna, place })
  await vi.advanceTimersByTimeAsync(1)
  return place
}
