import type { SocketMessage } from '@atrium/domain-core'
import type { WebSocket } from '@fastify/websocket'
import type { Caller } from '../caller'

/** A window that has not read this much is told the rest in one word. */
const owedBytes = 64 * 1024
/** A window has nothing to say but who it is. */
const wordsPerBeat = 20
const closeMillis = 1000

/** Why a line ends, as the standard numbers it; a window comes back from all but the first. */
export const endCodes = { refused: 4401, restart: 1012, talkative: 1008, tooMany: 1013 } as const

/** A window's live line. */
export interface Line {
  /** Who is bound; asked for again from time to time. */
  caller: Caller
  /** Asks the session again who it is. */
  readonly find: () => Promise<Caller | null>
  send(text: string): void
  say(message: SocketMessage): void
  /** Says that the line is alive; one that did not answer the last time is cut off. */
  beat(): void
  /** Ends it for good: the session is over. */
  refuse(): void
}

/** A line that is never owed more than a bounded amount, however slowly its window reads. */
export function createLine(socket: WebSocket, who: Pick<Line, 'caller' | 'find'>): Line {
  let unsent = 0
  let isBehind = false
  let isThere = true
  let words = 0

  function sent() {
    unsent -= 1
    if (!isBehind || unsent > 0) return
    isBehind = false
    line.say({ type: 'missed' })
  }

  socket.on('pong', () => (isThere = true))
  socket.on('message', () => {
    words += 1
    if (words > wordsPerBeat) endSocket(socket, endCodes.talkative)
  })
  const line: Line = {
    ...who,
    send(text) {
      if (socket.readyState !== socket.OPEN || isBehind) return
      if (socket.bufferedAmount > owedBytes) {
        isBehind = true
        return
      }
      unsent += 1
      socket.send(text, sent)
    },
    say: (message) => line.send(JSON.stringify(message)),
    beat() {
      if (!isThere) return socket.terminate()
      isThere = false
      words = 0
      socket.ping()
      line.say({ type: 'alive' })
    },
    refuse: () => refuse(socket),
  }
  return line
}

/** Says that the session is over, in the words of the protocol and by the code. */
export function refuse(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(JSON.stringify({ type: 'invalid token' } satisfies SocketMessage))
  endSocket(socket, endCodes.refused)
}

/** A window that does not answer the closing is cut off. */
export function endSocket(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), closeMillis).unref()
}
