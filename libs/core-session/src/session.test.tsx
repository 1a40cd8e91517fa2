import { answer, createQueryClient, fakeNet, refusal } from '@atrium/core-net'
import {
  getCurrentUser,
  signIn as signInEndpoint,
  signOut as signOutEndpoint,
  type CurrentUser,
} from '@atrium/domain-core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberFirstPaint } from './first-paint'
import { followPreferences, schemeOf, usePreferences } from './preferences-store'
import { hasRole, isCrossSpace, spaceOf, useCan, useSession } from './session-store'
import { loadSession, signIn, signOut } from './sign-in'

const anna: CurrentUser = {
  id: 'p1',
  name: 'Anna',
  loginId: 'anna',
  entId: 'demo',
  entName: 'Demo',
  roles: ['user'],
  locale: null,
  enterprises: [{ entId: 'demo', name: 'Demo' }],
  permissions: ['apps.create'],
}

afterEach(() => {
  cleanup()
  useSession.setState({ user: undefined, addressSpace: null, stranger: false, frozen: null })
  usePreferences.getState().prefer({ scheme: 'system', density: 'comfortable' })
})

describe('the session', () => {
  it('is nobody when the server knows nobody', async () => {
    const client = createQueryClient(fakeNet([refusal(getCurrentUser, 'unauthenticated', 401)]))
    expect(await loadSession(client)).toBeNull()
    expect(useSession.getState().user).toBeNull()
  })

  it('is a stranger in a space where the person is no member', async () => {
    const client = createQueryClient(fakeNet([refusal(getCurrentUser, 'space-not-allowed', 403)]))
    expect(await loadSession(client)).toBeNull()
    expect(useSession.getState()).toMatchObject({ user: null, stranger: true })
  })

  it('is told why, and where else to go, when the enterprise is frozen', async () => {
    const others = [{ entId: 'demo', name: 'Atrium Demo' }]
    const refused = refusal(getCurrentUser, 'enterprise-frozen', 403, { name: 'North', others })
    expect(await loadSession(createQueryClient(fakeNet([refused])))).toBeNull()
    expect(useSession.getState()).toMatchObject({ stranger: true, frozen: { others } })
  })

  it('stays unknown when the server does not answer', async () => {
    const client = createQueryClient(fakeNet([refusal(getCurrentUser, 'network-error', 0)]))
    await expect(loadSession(client)).rejects.toMatchObject({ code: 'network-error' })
    expect(useSession.getState().user).toBeUndefined()
  })

  it('refuses a wrong password and keeps nobody', async () => {
    const client = createQueryClient(fakeNet([refusal(signInEndpoint, 'sign-in-failed', 401)]))
    const input = { loginId: 'anna', password: 'wrong' }
    await expect(signIn(client, input)).rejects.toMatchObject({ code: 'sign-in-failed' })
    expect(useSession.getState().user).toBeUndefined()
  })

  it('forgets what was read for someone else at sign-in and sign-out', async () => {
    const client = createQueryClient(
      fakeNet([
        answer(signInEndpoint, () => anna),
        refusal(signOutEndpoint, 'unauthenticated', 401),
      ]),
    )
    client.setQueryData(['apps.list-apps', {}], 'of another')
    await signIn(client, { loginId: 'anna', password: 'right' })
    expect(useSession.getState().user?.name).toBe('Anna')
    expect(client.getQueryCache().getAll()).toEqual([])
    client.setQueryData(['apps.list-apps', {}], 'of Anna')
    let isForgotten = false
    Object.assign(client.net, { forget: async () => void (isForgotten = true) })
    await signOut(client)
    expect(isForgotten).toBe(true)
    expect(useSession.getState().user).toBeNull()
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})

describe('space, roles and permissions', () => {
  it('are the address’s space before the person’s own', () => {
    expect(spaceOf({ user: anna, addressSpace: null })).toBe('demo')
    expect(spaceOf({ user: anna, addressSpace: 'other' })).toBe('other')
    expect(isCrossSpace({ user: anna, addressSpace: 'other' })).toBe(true)
    expect(isCrossSpace({ user: anna, addressSpace: 'demo' })).toBe(false)
    expect(isCrossSpace({ user: anna, addressSpace: null })).toBe(false)
  })

  it('let everyone in where no owner is named, and nobody without the role elsewhere', () => {
    expect(hasRole(null, [])).toBe(true)
    expect(hasRole(null, ['user'])).toBe(false)
    expect(hasRole(anna, ['admin'])).toBe(false)
    expect(hasRole(anna, ['admin', 'user'])).toBe(true)
  })

  it('follow the person on the screen', () => {
    useSession.setState({ user: anna })
    render(<Permission name="apps.create" />)
    render(<Permission name="apps.destroy" />)
    expect([screen.getByText('apps.create yes'), screen.getByText('apps.destroy no')]).toHaveLength(
      2,
    )
  })
})

describe('preferences', () => {
  it('fall back when what was stored is not understood', async () => {
    localStorage.setItem(
      'preferences',
      '{"version":1,"state":{"scheme":"sepia","density":"compact"}}',
    )
    await usePreferences.persist.rehydrate()
    expect(usePreferences.getState()).toMatchObject({ scheme: null, density: 'compact' })
  })

  it('are remembered by the browser', () => {
    usePreferences.getState().prefer({ scheme: 'dark' })
    expect(localStorage.getItem('preferences')).toContain('"scheme":"dark"')
    expect([schemeOf('system', true), schemeOf('light', true)]).toEqual(['dark', 'light'])
  })

  it('are each person’s own', () => {
    const { adopt, prefer } = usePreferences.getState()
    adopt('anna')
    prefer({ scheme: 'dark', hue: 'teal' })
    adopt(null)
    expect(usePreferences.getState().hue).toBe('teal')
    adopt('ben')
    expect(usePreferences.getState()).toMatchObject({ scheme: null, hue: null })
    adopt('anna')
    expect(usePreferences.getState()).toMatchObject({ scheme: 'dark', hue: 'teal' })
  })

  it('that somebody chose before signing in go along with them', () => {
    const { adopt, prefer } = usePreferences.getState()
    adopt(null)
    prefer({ hue: 'rose' })
    adopt('carl')
    expect(usePreferences.getState().hue).toBe('rose')
    adopt(null)
    adopt('dora')
    expect(usePreferences.getState().hue).toBeNull()
  })

  it('follow a change in another window', async () => {
    followPreferences()
    localStorage.setItem('preferences', '{"version":1,"state":{"density":"compact"}}')
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }))
    await vi.waitFor(() => expect(usePreferences.getState().density).toBe('compact'))
  })

  it('leave behind what the next start paints first', () => {
    rememberFirstPaint({ scheme: 'dark', light: '#ffffff', dark: '#000000' })
    expect(localStorage.getItem('first-paint')).toContain('"scheme":"dark"')
  })
})

function Permission({ name }: { name: string }) {
  return <p>{`${name} ${useCan(name) ? 'yes' : 'no'}`}</p>
}
