import { createI18n } from '@atrium/core-i18n'
import { useSession } from '@atrium/core-session'
import { useSocketStatus } from '@atrium/core-socket'
import type { ChangeEvent, CurrentUser } from '@atrium/domain-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followDictionary } from './follow-dictionary'

const anna: CurrentUser = {
  id: 'p1',
  name: 'Anna',
  loginId: 'anna',
  entId: 'demo',
  entName: 'Demo',
  roles: ['user'],
  locale: null,
  enterprises: [],
  permissions: [],
}
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  useSession.setState({ user: undefined })
  useSocketStatus.setState({ phase: 'off' })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  useSession.setState({ user: undefined })
})

describe('the dictionary of a window', () => {
  it('is not fetched for other news, nor for news that is none', () => {
    const asked = follow()
    hear([{ entity: 'record', act: 'changed', entId: 'demo' }])
    window.dispatchEvent(new CustomEvent('socketMessage', { detail: { type: 'changed' } }))
    window.dispatchEvent(new CustomEvent('socketMessage', { detail: 'dictionary' }))
    vi.runAllTimers()
    expect(asked).toEqual([])
  })

  it('is fetched once for many changes of the moment', () => {
    const asked = follow()
    for (const _ of [1, 2, 3]) hear([{ entity: 'dictionary', act: 'changed', entId: 'demo' }])
    vi.runAllTimers()
    expect(asked).toEqual(['en'])
  })

  it('is fetched when the live line is back, not when it opens first', () => {
    const asked = follow()
    useSocketStatus.setState({ phase: 'open' })
    vi.runAllTimers()
    expect(asked).toEqual([])
    useSocketStatus.setState({ phase: 'reconnecting' })
    useSocketStatus.setState({ phase: 'open' })
    vi.runAllTimers()
    expect(asked).toEqual(['en'])
  })

  it('is fetched when the network is back', () => {
    const asked = follow()
    window.dispatchEvent(new Event('online'))
    vi.runAllTimers()
    expect(asked).toEqual(['en'])
  })

  it('is fetched when somebody signs in or changes the space, not when the person is found at the start', () => {
    const asked = follow()
    const { setUser } = useSession.getState()
    setUser(null)
    vi.runAllTimers()
    expect(asked).toEqual([])
    setUser(anna)
    vi.runAllTimers()
    setUser({ ...anna, entId: 'north' })
    vi.runAllTimers()
    setUser({ ...anna, entId: 'north', locale: 'en' })
    vi.runAllTimers()
    expect(asked).toHaveLength(2)
  })
})

function follow(): string[] {
  const asked: string[] = []
  const askDictionary = async (locale: string) => {
    asked.push(locale)
    return { code: 200, data: { [locale]: {}, version: '1' } }
  }
  stop = followDictionary(createI18n({ locale: 'en', askDictionary }))
  return asked
}

function hear(events: ChangeEvent[]) {
  window.dispatchEvent(new CustomEvent('socketMessage', { detail: { type: 'changed', events } }))
}
