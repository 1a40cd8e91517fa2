import type { Bridge } from '@atrium/core-bridge'
import { useSession, type Session } from '@atrium/core-session'

/** The native app around the window, where there is one, hears who uses it and who no longer does. */
export function tellHost(bridge: Bridge): void {
  bridge.whenReady((host) => {
    const tell = ({ user }: Session) => {
      if (user !== undefined) host.call('session', user && { personId: user.id, entId: user.entId })
    }
    tell(useSession.getState())
    useSession.subscribe((session, last) => {
      if (nameOf(session) !== nameOf(last)) tell(session)
    })
  })
}

/** Nobody is null, and who is not known yet undefined. */
function nameOf({ user }: Session) {
  return user && `${user.id} ${user.entId}`
}
