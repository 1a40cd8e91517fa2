import type { KeptStore } from '@atrium/core-storage'
import { create } from 'zustand'

/**
 * Where the live connection stands: `off` before the first attempt and after closing, `refused` when the server
 * does not know the session, `reconnecting` after a line that was open is lost.
 */
export type SocketPhase = 'off' | 'connecting' | 'open' | 'reconnecting' | 'refused'

/** The window's live connection; `socket_status` in the browser's storage is `1` while it is open. */
export const useSocketStatus = create<{ readonly phase: SocketPhase }>(() => ({ phase: 'off' }))

/** Tells the window and the browser's storage (section 4) where the connection stands. */
export function setPhase(phase: SocketPhase, storage: KeptStore): void {
  useSocketStatus.setState({ phase })
  storage.set('socket_status', phase === 'open' ? '1' : '0')
}
