import type { NetQueryClient, StaleOn } from '@atrium/core-net'
import { localStore, type KeptStore } from '@atrium/core-storage'
import {
  socketMessageSchema,
  type BindUid,
  type CurrentUser,
  type SocketMessage,
} from '@atrium/domain-core'
import { openLine } from './line'
import { createLiveReads } from './live-reads'
import { createSilence } from './silence'
import { setPhase } from './socket-status'

export interface SocketConfig {
  /** Where and as whom, from `socketOf(globalConfig, …)`. */
  readonly url: string
  readonly loginIp: string
  readonly user: Pick<CurrentUser, 'id'>
  /** Reads that a changed entity makes stale, from the features' manifests. */
  readonly client: NetQueryClient
  readonly staleOn: readonly StaleOn[]
  /** The server does not know the session; the socket stays closed. */
  readonly onInvalidToken?: () => void
  /** Milliseconds between two attempts at most; chance takes up to `jitter` of it away. */
  readonly reconnectBase?: number
  readonly jitter?: number
  readonly random?: () => number
  readonly storage?: KeptStore
  readonly WebSocket?: unknown
}

/** The window's live connection; closing it is the only thing left to do. */
export interface Socket {
  close(): void
}

/** The server says every 30 s that it is there; windows lose patience one after the other. */
const silentMillis = 65_000
const silentSpread = 30_000
const refusedCode = 4401

/** Keeps one connection for this window: binds the person, re-emits what comes, makes reads stale. */
export function connectSocket(config: SocketConfig): Socket {
  const { storage = localStore(), random = Math.random, jitter = 5 / 6 } = config
  const { reconnectBase: base = 30_000 } = config
  const reads = createLiveReads({ ...config, random, pause: base })
  const silence = createSilence(silentMillis + silentSpread * random(), () => {
    lost()
    line.renew()
  })
  const warn = once(() => console.warn('The socket said something that is not JSON'))
  let hasBeenBound = false

  function lost() {
    silence.stop()
    setPhase(hasBeenBound ? 'reconnecting' : 'connecting', storage)
  }

  function hear(message: unknown) {
    silence.heard({ alive: typeOf(message) === 'alive' })
    window.dispatchEvent(new CustomEvent('socketMessage', { detail: message }))
    const known = socketMessageSchema.safeParse(message).data
    if (known) obey(known)
    // A change that can't be read is still a change.
    else if (typeOf(message) === 'changed') reads.missed()
  }

  function obey(message: SocketMessage) {
    switch (message.type) {
      case 'connect success':
        setPhase('open', storage)
        // What changed while nobody was bound was never told.
        if (hasBeenBound) reads.missed()
        hasBeenBound = true
        return
      case 'changed':
        return reads.changed(message.events, message.spread)
      case 'missed':
        return reads.missed(message.spread)
      case 'invalid token':
        return refuse()
      case 'alive':
    }
  }

  function refuse() {
    close()
    setPhase('refused', storage)
    config.onInvalidToken?.()
  }

  function close() {
    line.close()
    silence.stop()
    reads.stop()
    setPhase('off', storage)
  }

  setPhase('connecting', storage)
  const line = openLine({
    url: config.url,
    WebSocket: config.WebSocket,
    base,
    jitter,
    random,
    onOpen() {
      setPhase('open', storage)
      const { user, loginIp } = config
      line.send({ type: 'bindUid', uid: user.id, login_ip: loginIp } satisfies BindUid)
    },
    onMessage(data) {
      const message = parsed(data)
      if (message === undefined) warn()
      else hear(message)
    },
    onLost: (code) => (code === refusedCode ? refuse() : lost()),
  })
  return { close }
}

function typeOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'type' in message
    ? message.type
    : undefined
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as unknown) : undefined
  } catch {
    return undefined
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
