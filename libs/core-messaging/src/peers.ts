import type { WindowMessage } from './window-message'

export interface Peer {
  readonly window: Window
  readonly origin: string
}

const maxPeers = 100

/** The windows that have shaken hands with this one. */
export function createPeers(ownId: string) {
  const peers = new Map<string, Peer>()

  function post(id: string, message: Pick<WindowMessage, 'type' | 'receivers' | 'data'>) {
    const peer = peers.get(id)
    if (!peer) return
    const full: WindowMessage = { ...message, senderId: ownId, receiverId: id }
    peer.window.postMessage(full, peer.origin)
  }

  return {
    post,
    ids: (): string[] => [...peers.keys()],
    has: (id: string): boolean => peers.has(id),
    /** Whether a message in this name comes from the window that bears it; a window that is gone has no source. */
    isFrom(id: string, { source, origin }: Pick<MessageEvent, 'source' | 'origin'>): boolean {
      const peer = peers.get(id)
      return peer?.origin === origin && (source === peer.window || source === null)
    },
    /** False when the name belongs to another window that is still there, or when there are too many. */
    register(id: string, peer: Peer): boolean {
      const known = peers.get(id)
      if (known && known.window !== peer.window && !known.window.closed) return false
      if (!known && peers.size >= maxPeers) return false
      peers.set(id, peer)
      return true
    },
    remove: (id: string): boolean => peers.delete(id),
    /** Forgets windows that are gone; says whether there was one. */
    dropClosed(): boolean {
      const gone = [...peers].filter(([, peer]) => peer.window.closed)
      for (const [id] of gone) peers.delete(id)
      return gone.length > 0
    },
  }
}
