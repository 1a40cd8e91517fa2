import type { Bridge } from '@atrium/core-bridge'
import { useSession } from '@atrium/core-session'

/** The native app around the window, where there is one, hears who uses it and who no longer does. */
export function tellHost(bridge: Bridge): void {
  bridge.whenReady((host) => {
    const tell = () => {
      const { user } = useSession.getState()
      if (user !== undefined) host.call('session', user && { personId: user.id, entId: user.entId })
    }
    tell()
    useSession.subscribe(({ user }, last) => {
      if (user?.id !== last.user?.id || user?.entId !== last.user?.entId) tell()
    })
  })
}
