import { answer, type Answer, createQueryClient, fakeNet, read } from '@atrium/core-net'
import { defineEndpoint, getHealth } from '@atrium/domain-core'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { useConnection } from './connection-store'
import { connectionHearing, watchConnection } from './watch-connection'

const getThing = defineEndpoint({
  id: 'things.get',
  method: 'GET',
  kind: 'read',
  path: '/thing',
  input: z.object({}),
  output: z.object({ count: z.number() }),
})
const first = useConnection.getState()

beforeEach(() => vi.useFakeTimers())
let stop = () => {}
afterEach(() => {
  stop()
  vi.useRealTimers()
  useConnection.setState(first, true)
})

function watched(answers: readonly Answer[], ownRelease = 'r1') {
  const hearing = connectionHearing(ownRelease)
  const health = vi.fn<() => { status: 'ready'; version: string }>(() => ({
    status: 'ready',
    version: '1',
  }))
  const client = createQueryClient(fakeNet([answer(getHealth, health), ...answers]))
  stop = watchConnection(client, hearing)
  return { client, hearing, health }
}

describe('a window whose server does not answer', () => {
  it('says so, looks for it less and less often, and stops when it is back', async () => {
    const { hearing, health } = watched([])
    health.mockImplementationOnce(() => {
      throw new Error('down')
    })
    hearing.onNoAnswer()
    expect(useConnection.getState().answers).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(health).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(health).toHaveBeenCalledTimes(2)
    expect(useConnection.getState()).toMatchObject({ answers: true, returns: 1 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(health).toHaveBeenCalledTimes(2)
  })
  it('reads again what failed on the screen when it is back, and nothing that is fresh', async () => {
    let count = 0
    const { client, hearing } = watched([
      answer(getThing, () => {
        count += 1
        if (count === 1) throw new Error('down')
        return { count }
      }),
    ])
    const observer = new QueryObserver(client, read(getThing, {}))
    const unsubscribe = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().isError).toBe(true)
    hearing.onNoAnswer()
    hearing.onAnswer(null)
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().data).toEqual({ count: 2 })
    hearing.onNoAnswer()
    hearing.onAnswer(null)
    await vi.advanceTimersByTimeAsync(0)
    expect(count).toBe(2)
    unsubscribe()
  })
  it('does not take a late answer of before for a network that is back', async () => {
    const { hearing, health } = watched([])
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    hearing.onAnswer(null)
    expect(useConnection.getState().answers).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(health).toHaveBeenCalledTimes(1)
    expect(useConnection.getState().answers).toBe(true)
    onLine.mockRestore()
  })
  it('asks at once when the network is back', async () => {
    const { health } = watched([])
    window.dispatchEvent(new Event('offline'))
    expect(useConnection.getState().answers).toBe(false)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(health).toHaveBeenCalled()
  })
})

describe('a new release', () => {
  it('is offered when an answer names another one than the window runs', () => {
    const { hearing } = watched([])
    hearing.onAnswer('r1')
    expect(useConnection.getState().offered).toBeNull()
    hearing.onAnswer('r2')
    expect(useConnection.getState().offered).toBe('r2')
  })
  it('is never offered while the product is developed', () => {
    watched([], '').hearing.onAnswer('r2')
    expect(useConnection.getState().offered).toBeNull()
  })
  it('that was put off is not offered again, the one after it is', () => {
    const { hearing } = watched([])
    hearing.onAnswer('r2')
    useConnection.getState().putOffOffer()
    hearing.onAnswer('r2')
    expect(useConnection.getState()).toMatchObject({ offered: 'r2', putOff: 'r2' })
    hearing.onAnswer('r3')
    expect(useConnection.getState()).toMatchObject({ offered: 'r3', putOff: 'r2' })
  })
  it('is asked for when the person returns to a window that has long heard nothing', async () => {
    const { hearing, health } = watched([])
    hearing.onAnswer(null)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(health).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(61_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(health).toHaveBeenCalledTimes(1)
  })
})
