import { createI18n } from '@atrium/core-i18n'
import { answer, createQueryClient, fakeNet, refusal, type Answer } from '@atrium/core-net'
import { setPreferences, type CurrentUser } from '@atrium/domain-core'
import { afterEach, describe, expect, it } from 'vitest'
import { followAccountLocale } from './account-locale'
import { useSession } from './session-store'

const anna: CurrentUser = {
  id: 'p1',
  name: 'Anna',
  loginId: 'anna',
  entId: 'demo',
  entName: 'Demo',
  roles: ['user'],
  locale: null,
  enterprises: [{ entId: 'demo', name: 'Demo' }],
  permissions: [],
}
let stop = () => {}

afterEach(() => {
  stop()
  useSession.setState({ user: undefined })
})

describe('the language of the account', () => {
  it('is left alone while nobody is signed in, and when it cannot be reached', async () => {
    const { i18n, kept } = follow([refusal(setPreferences, 'network-error', 0)])
    await i18n.setLocale('en')
    expect(kept).toEqual([])
    useSession.getState().setUser(anna)
    await i18n.setLocale('zh-CN')
    expect([i18n.locale(), useSession.getState().user?.locale]).toEqual(['zh-CN', null])
  })

  it('is shown as soon as the person is known, and not sent back', async () => {
    const { i18n, kept } = follow()
    useSession.getState().setUser({ ...anna, locale: 'en' })
    await expect.poll(() => i18n.locale()).toBe('en')
    expect(kept).toEqual([])
  })

  it('leaves the browser’s language to an account that keeps none', async () => {
    const { i18n, kept } = follow()
    useSession.getState().setUser(anna)
    await i18n.refresh()
    expect([i18n.locale(), kept]).toEqual(['zh-CN', []])
  })

  it('is what the person chooses here', async () => {
    const { i18n, kept } = follow()
    useSession.getState().setUser(anna)
    await i18n.setLocale('en')
    await expect.poll(() => useSession.getState().user?.locale).toBe('en')
    expect(kept).toEqual(['en'])
  })

  it('is the last of several quick choices, however late the first answer comes', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const { i18n, kept } = follow([], gate)
    useSession.getState().setUser({ ...anna, locale: 'zh-CN' })
    await i18n.setLocale('en')
    await i18n.setLocale('zh-CN')
    release()
    await expect.poll(() => kept).toEqual(['en', 'zh-CN'])
    await expect.poll(() => useSession.getState().user?.locale).toBe('zh-CN')
    expect(i18n.locale()).toBe('zh-CN')
  })

  it('is not given to whoever signs in next, who has chosen none', async () => {
    const { i18n, kept } = follow()
    const session = useSession.getState()
    session.setUser({ ...anna, locale: 'en' })
    session.setUser({ ...anna, id: 'p2', locale: null })
    await expect.poll(() => i18n.locale()).toBe('en')
    expect(kept).toEqual([])
  })
})

function follow(answers: readonly Answer[] = [], gate = Promise.resolve()) {
  const kept: unknown[] = []
  const keep = answer(setPreferences, async ({ locale }) => {
    kept.push(locale)
    await gate
    return { ...anna, locale }
  })
  const i18n = createI18n({ locale: 'zh-CN' })
  stop = followAccountLocale(i18n, createQueryClient(fakeNet([keep, ...answers])))
  return { i18n, kept }
}
