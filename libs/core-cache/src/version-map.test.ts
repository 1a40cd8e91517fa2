import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someVersions } from './testing/versions'
import { createVersionMap } from './version-map'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the version map of a window', () => {
  it.each([
    ['a failed call', () => Promise.reject(new Error('Network Error'))],
    ['a status that is not 200', async () => ({ status: 500, result: someVersions() })],
    ['an answer without a result', async () => ({ status: 200 })],
    ['an answer that is something else', async () => '<html>'],
  ])('is unknown after %s, which is told once and tried again later', async (_, ask) => {
    const { map, seen, pass } = fake({ ask })
    expect(await map.current(null)).toBeNull()
    expect(await map.current(null)).toBeNull()
    expect(seen).toEqual(['asked', 'failed'])
    pass(30_000)
    await map.current(null)
    expect(seen).toEqual(['asked', 'failed', 'asked', 'failed'])
  })

  it('is asked for once by many reads', async () => {
    const { map, seen } = fake()
    await Promise.all([map.current(null), map.current(null), map.current(null)])
    expect(seen).toEqual(['asked', 'fresh'])
  })

  it('is asked for again after a doubt, not before it is needed', async () => {
    const { map, seen } = fake()
    await map.current(null)
    map.doubt()
    map.doubt()
    expect(seen).toHaveLength(2)
    await map.current(null)
    expect(seen).toEqual(['asked', 'fresh', 'asked', 'fresh'])
  })

  it('is not what was asked for before the doubt', async () => {
    let publishVersion = 'old'
    const { map } = fake({
      ask: async () => {
        const result = someVersions({ publishVersion })
        if (publishVersion === 'old') {
          publishVersion = 'new'
          map.doubt()
        }
        return { status: 200, result }
      },
    })
    expect((await map.current(null))?.publishVersion).toBe('new')
  })

  it('is another one in another space', async () => {
    const { map, seen, move } = fake()
    await map.current(null)
    move('north')
    await map.current('north')
    expect(seen).toEqual(['asked', 'fresh', 'asked', 'fresh'])
  })

  it('is good while changes are told, and for 30 s when nobody tells', async () => {
    const { map, seen, pass, live } = fake()
    await map.current(null)
    pass(3_600_000)
    await map.current(null)
    expect(seen).toHaveLength(2)
    live(false)
    await map.current(null)
    pass(29_999)
    await map.current(null)
    expect(seen).toHaveLength(4)
    pass(1)
    await map.current(null)
    expect(seen).toHaveLength(6)
  })

  it('keeps no read waiting for more than 3 s', async () => {
    const { map, seen } = fake({ ask: () => new Promise(() => {}) })
    const read = map.current(null)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await read).toBeNull()
    expect(seen).toEqual(['asked'])
  })
})

interface Fake {
  ask?: () => Promise<unknown>
}

function fake({ ask = async () => ({ status: 200, result: someVersions() }) }: Fake = {}) {
  const seen: string[] = []
  let now = 0
  let isLive = true
  let space: string | null = null
  const map = createVersionMap({
    ask: () => {
      seen.push('asked')
      return ask()
    },
    space: () => space,
    onFresh: () => void seen.push('fresh'),
    onFailure: () => void seen.push('failed'),
    isLive: () => isLive,
    clock: () => now,
  })
  return {
    map,
    seen,
    pass: (milliseconds: number) => void (now += milliseconds),
    live: (is: boolean) => void (isLive = is),
    move: (to: string) => void (space = to),
  }
}
