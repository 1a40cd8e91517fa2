import { answer, createQueryClient, fakeNet, refusal, type Answer } from '@atrium/core-net'
import { keepLook, type CurrentUser, type Look } from '@atrium/domain-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followAccountLook } from './account-look'
import { usePreferences } from './preferences-store'
import { useSession } from './session-store'

const anna: CurrentUser = {
  id: 'anna-of-the-look',
  name: 'Anna',
  loginId: 'anna',
  entId: 'demo',
  entName: 'Demo',
  roles: ['user'],
  locale: null,
  enterprises: [],
  permissions: [],
}
const dark: Look = { scheme: 'dark', density: 'compact', hue: 'teal' }
let stop = () => {}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
  useSession.setState({ user: undefined })
  usePreferences.getState().adopt(null)
})

describe('the look of the account', () => {
  it('is left alone while nobody is signed in, and when it cannot be reached', async () => {
    const { kept, shown } = follow([refusal(keepLook, 'network-error', 0)])
    usePreferences.getState().prefer({ hue: 'rose' })
    enter(anna)
    usePreferences.getState().prefer({ hue: 'green' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect([kept, shown().hue]).toEqual([[], 'green'])
  })
  it('is shown as soon as the person is known, and not sent back', async () => {
    const { kept, shown } = follow()
    enter({ ...anna, look: dark })
    expect(shown()).toMatchObject(dark)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(kept).toEqual([])
  })
  it('is what the person chooses here, once they have chosen', async () => {
    const { kept } = follow()
    enter({ ...anna, look: dark })
    usePreferences.getState().prefer({ hue: 'rose' })
    usePreferences.getState().prefer({ hue: 'violet' })
    usePreferences.getState().prefer({ navigationCollapsed: true })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(kept).toEqual([{ ...dark, hue: 'violet' }])
  })
})

function enter(user: CurrentUser) {
  usePreferences.getState().adopt(user.id)
  useSession.getState().setUser(user)
}

function follow(answers: readonly Answer[] = []) {
  const kept: Look[] = []
  const keep = answer(keepLook, (look) => {
    kept.push(look)
    return {}
  })
  stop = followAccountLook(createQueryClient(fakeNet([keep, ...answers])))
  return { kept, shown: () => usePreferences.getState() }
}
