import { staleBy, type NetQueryClient, type StaleOn } from '@atrium/core-net'
import { localStore, type KeptStore } from '@atrium/core-storage'
import {
  socketMessageSchema,
  type BindUid,
  type ChangeEvent,
  type CurrentUser,
} from '@atrium/domain-core'
import ReconnectingWebSocket from 'reconnecting-websocket'
import { collected } from './collected'
import { useSocketStatus } from './socket-status'

export interface SocketConfig {
  /** Where and as whom, from `socketOf(globalConfig, …)`. */
  readonly url: string
  readonly loginIp: string
  readonly user: Pick<CurrentUser, 'id'>
  /** Reads that a changed entity makes stale, from the features' manifests. */
  readonly client: NetQueryClient
  readonly staleOn: readonly StaleOn[]
  /** Called with what changed, after 100 ms of collecting. */
  readonly onChange?: (events: readonly ChangeEvent[]) => void
  /** The server does not know the session; the socket stays closed. */
  readonly onInvalidToken?: () => void
  /** Milliseconds between two attempts, before jitter. */
  readonly reconnectBase?: number
  /** Part of the base that chance takes away, so that a lost server is not stormed. */
  readonly jitter?: number
  readonly random?: () => number
  readonly storage?: KeptStore
  readonly WebSocket?: unknown
}

/** The window's live connection; closing it is the only thing left to do. */
export interface Socket {
  close(): void
}

/** Keeps one connection for this window: binds the person, re-emits what comes, makes reads stale. */
export function connectSocket(config: SocketConfig): Socket {
  const { client, staleOn, storage = localStore() } = config
  const socket = new ReconnectingWebSocket(config.url, [], optionsOf(config))
  let opened = false

  function setStatus(connected: boolean) {
    useSocketStatus.setState({ connected })
    storage.set('socket_status', connected ? '1' : '0')
  }

  const changes = collected<ChangeEvent>(100, (events) => {
    void staleBy(client, staleOn, events)
    config.onChange?.(events)
  })

  function handleOpen() {
    setStatus(true)
    const { user, loginIp } = config
    const bind: BindUid = { type: 'bindUid', uid: user.id, login_ip: loginIp }
    socket.send(JSON.stringify(bind))
    // What changed while the line was down was never told.
    if (opened) void client.invalidateQueries()
    opened = true
  }

  function handleMessage({ data }: MessageEvent) {
    const message = parsed(data)
    if (message === undefined) return
    window.dispatchEvent(new CustomEvent('socketMessage', { detail: message }))
    const known = socketMessageSchema.safeParse(message).data
    if (known?.type === 'connect success') setStatus(true)
    if (known?.type === 'changed') changes.add(known.events)
    if (known?.type === 'invalid token') {
      close()
      config.onInvalidToken?.()
    }
  }

  function handleOnline() {
    if (socket.readyState !== socket.OPEN) socket.reconnect()
  }

  function close() {
    window.removeEventListener('online', handleOnline)
    changes.drop()
    socket.close()
    setStatus(false)
  }

  setStatus(false)
  socket.addEventListener('open', handleOpen)
  socket.addEventListener('message', handleMessage)
  socket.addEventListener('close', () => setStatus(false))
  socket.addEventListener('error', () => setStatus(false))
  window.addEventListener('online', handleOnline)
  return { close }
}

function optionsOf({
  reconnectBase = 30_000,
  jitter = 0.5,
  random = Math.random,
  ...config
}: SocketConfig) {
  const delay = reconnectBase * (1 - jitter * random())
  return {
    minReconnectionDelay: delay,
    maxReconnectionDelay: Math.max(delay, reconnectBase),
    reconnectionDelayGrowFactor: 1.5,
    connectionTimeout: 2000,
    maxEnqueuedMessages: 0,
    ...(config.WebSocket === undefined ? {} : { WebSocket: config.WebSocket }),
  }
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as unknown) : undefined
  } catch {
    return undefined
  }
}
