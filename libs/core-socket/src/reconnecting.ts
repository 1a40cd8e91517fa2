import type { Options } from 'reconnecting-websocket'

export interface Reconnecting {
  /** Longest wait between two attempts, in milliseconds. */
  readonly base: number
  /** Part of the base that chance may take away. */
  readonly jitter: number
  readonly random: () => number
  /** Of the window unless a test brings its own. */
  readonly WebSocket?: unknown
}

/**
 * The settings of section 9. The library reads them before every attempt, so that each wait is drawn anew: windows
 * that lost one server together come back spread over most of the base.
 */
export function reconnecting({ base, jitter, random, WebSocket }: Reconnecting): Options {
  return {
    WebSocket,
    get minReconnectionDelay() {
      return base * (1 - jitter * random())
    },
    maxReconnectionDelay: base,
    reconnectionDelayGrowFactor: 1.5,
    connectionTimeout: 2000,
    maxEnqueuedMessages: 0,
  }
}
