import type { Bridge, NativeHost } from '@atrium/core-bridge'
import { useSession } from '@atrium/core-session'
import type { CurrentUser } from '@atrium/domain-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tellHost } from './tell-host'

beforeEach(() => useSession.setState({ user: undefined }))
afterEach(() => useSession.setState({ user: undefined }))

describe('the native app around a window', () => {
  it('hears nothing before it is known who is there, nor of what is not about the session', () => {
    const said = around()
    expect(said).toEqual([])
    useSession.getState().setUser(null)
    useSession.setState({ addressSpace: 'north' })
    expect(said).toEqual([['session', null]])
  })

  it('hears who came, who switched to another space, and that nobody is there any more', () => {
    useSession.getState().setUser(anna)
    const said = around()
    useSession.getState().setUser({ ...anna, entId: 'north' })
    useSession.getState().setUser({ ...anna, entId: 'north', name: 'Annie' })
    useSession.getState().setUser(null)
    expect(said).toEqual([
      ['session', { personId: 'p1', entId: 'demo' }],
      ['session', { personId: 'p1', entId: 'north' }],
      ['session', null],
    ])
  })
})

const anna = { id: 'p1', name: 'Anna', entId: 'demo' } as CurrentUser

function around() {
  const said: unknown[][] = []
  const host: NativeHost = { call: (...words) => said.push(words) }
  const bridge: Bridge = { state: () => 'ready', whenReady: (callback) => callback(host) }
  tellHost(bridge)
  return said
}
