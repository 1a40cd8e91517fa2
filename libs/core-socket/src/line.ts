import ReconnectingWebSocket from 'reconnecting-websocket'
import { reconnecting, type Reconnecting } from './reconnecting'

export interface LineConfig extends Reconnecting {
  readonly url: string
  readonly onOpen: () => void
  readonly onMessage: (data: unknown) => void
  /** The connection is gone; another attempt is under way unless the line is closed. */
  readonly onLost: (code?: number) => void
}

export interface Line {
  send(message: object): void
  /** Gives the connection up and tries another, now. */
  renew(): void
  close(): void
}

/** Windows of one network come back online together; they ask one after the other. */
const onlineSpread = 5000

/** A connection that comes back by itself, and sooner when the browser is online again. */
export function openLine(config: LineConfig): Line {
  let current: ReconnectingWebSocket | null = null
  let online: ReturnType<typeof setTimeout> | undefined

  /** The library can't be hurried while it waits for its next attempt, so another takes its place. */
  function renew() {
    drop()
    const next = new ReconnectingWebSocket(config.url, [], reconnecting(config))
    const whileCurrent =
      <Event>(act: (event: Event) => void) =>
      (event: Event) => {
        if (current === next) act(event)
      }
    current = next
    next.addEventListener('open', whileCurrent(config.onOpen))
    next.addEventListener(
      'message',
      whileCurrent<MessageEvent>(({ data }) => config.onMessage(data)),
    )
    next.addEventListener(
      'error',
      whileCurrent(() => config.onLost()),
    )
    next.addEventListener(
      'close',
      whileCurrent<{ code: number }>(({ code }) => config.onLost(code)),
    )
  }

  function drop() {
    const last = current
    current = null
    last?.close()
  }

  function handleOnline() {
    clearTimeout(online)
    online = setTimeout(() => {
      if (current && current.readyState !== current.OPEN) renew()
    }, onlineSpread * config.random())
  }

  renew()
  window.addEventListener('online', handleOnline)
  return {
    send: (message) => current?.send(JSON.stringify(message)),
    renew,
    close() {
      window.removeEventListener('online', handleOnline)
      clearTimeout(online)
      drop()
    },
  }
}
