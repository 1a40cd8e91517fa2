import { createPeers } from './peers'
import { keepWaiting, startShaking, type Shaking } from './shaking'
import { windowMessageSchema, type WindowMessage } from './window-message'

export interface MessengerConfig {
  /** What this window is known by to others, such as `form-designer`. */
  readonly id: string
  /** Origins that are listened to; the window's own unless others are named. */
  readonly origins?: readonly string[]
  /** Hears what a registered peer says; the data is whatever it sent, to be checked by whoever hears. */
  readonly onData?: (data: unknown, senderId: string) => void
  /** Hears who is registered from now on. */
  readonly onPeers?: (ids: readonly string[]) => void
}

export interface ConnectOptions {
  /** Who must be there; anybody when absent. */
  readonly targetId?: string
  /** Where that window is from; this window's own origin unless named, and always one of the config's. */
  readonly origin?: string
  /** Milliseconds until the other window is given up. */
  readonly within?: number
}

/** This window's voice and ear among the windows it has shaken hands with. */
export interface Messenger {
  /** Shakes hands with a frame, a parent, an opener or a popup, also while it loads; null when nobody took it. */
  connect(window: Window, options?: ConnectOptions): Promise<string | null>
  /** Tells all peers, or those named; what is said while hands are shaken waits, up to 100 messages. */
  send(data: unknown, receivers?: readonly string[]): void
  /** Says good-bye to everybody and stops listening; also happens when the page is left. */
  close(): void
}

/** Speaks the window protocol of section 4: shake, reply, data between registered peers, disconnect. */
export function createMessenger(config: MessengerConfig): Messenger {
  const { id: ownId, origins = [window.origin] } = config
  const peers = createPeers(ownId)
  const shakings = new Set<Shaking>()
  const tellPeers = () => config.onPeers?.(peers.ids())

  function hear(event: MessageEvent) {
    const parsed = windowMessageSchema.safeParse(event.data)
    if (!parsed.success || !origins.includes(event.origin) || parsed.data.senderId === ownId) return
    const message = parsed.data
    if (message.type === 'shake') return answer(message, event)
    if (message.receiverId !== ownId) return
    if (message.type === 'reply') return settle(message, event)
    if (!peers.isFrom(message.senderId, event)) return
    if (message.type === 'data') return config.onData?.(message.data, message.senderId)
    if (peers.remove(message.senderId)) tellPeers()
  }

  function answer({ senderId, targetId = ownId }: WindowMessage, event: MessageEvent) {
    if (targetId !== ownId) return
    // The reply comes first: until it is there, the other window hears nothing else.
    register(senderId, event, () => peers.post(senderId, { type: 'reply' }))
  }

  function settle({ senderId }: WindowMessage, event: MessageEvent) {
    const shaking = [...shakings].find(
      ({ window, targetId = senderId }) => window === event.source && targetId === senderId,
    )
    if (!shaking) return
    register(senderId, event, () => {
      for (const data of shaking.waiting) peers.post(senderId, { type: 'data', data })
      shaking.settle(senderId)
    })
  }

  function register(id: string, { source, origin }: MessageEvent, greet: () => void) {
    const isNew = !peers.has(id)
    if (!isWindow(source) || !peers.register(id, { window: source, origin })) return
    greet()
    if (isNew) tellPeers()
  }

  function part() {
    shakings.forEach(({ settle: giveUp }) => giveUp(null))
    for (const id of peers.ids()) {
      peers.post(id, { type: 'disconnect' })
      peers.remove(id)
    }
  }

  /** A page that comes back as it was left has parted from everybody. */
  function comeBack({ persisted }: PageTransitionEvent) {
    if (persisted) tellPeers()
  }

  // A window that was killed says no good-bye.
  const watching = setInterval(() => {
    if (peers.dropClosed()) tellPeers()
  }, closedCheckMs)
  window.addEventListener('message', hear)
  window.addEventListener('pagehide', part)
  window.addEventListener('pageshow', comeBack)
  return {
    connect(target, { targetId, origin = window.origin, within = 10_000 } = {}) {
      if (!origins.includes(origin)) return Promise.resolve(null)
      const message: WindowMessage = { type: 'shake', senderId: ownId, targetId }
      const { shaking, peerId } = startShaking(
        { window: target, targetId },
        {
          shake: () => target.postMessage(message, origin),
          within,
          onSettled: (settled) => shakings.delete(settled),
        },
      )
      shakings.add(shaking)
      return peerId
    },
    send(data, receivers) {
      const named = (id: string | undefined) =>
        receivers === undefined || (id !== undefined && receivers.includes(id))
      const known = peers.ids().filter(named)
      for (const id of known) peers.post(id, { type: 'data', receivers: known, data })
      for (const shaking of shakings) if (named(shaking.targetId)) keepWaiting(shaking, data)
    },
    close() {
      clearInterval(watching)
      window.removeEventListener('message', hear)
      window.removeEventListener('pagehide', part)
      window.removeEventListener('pageshow', comeBack)
      part()
    },
  }
}

/** How late a killed window is noticed, in milliseconds. */
const closedCheckMs = 2_000

/** A port or a worker has no `closed`. */
function isWindow(source: MessageEventSource | null): source is Window {
  return source !== null && 'closed' in source
}
