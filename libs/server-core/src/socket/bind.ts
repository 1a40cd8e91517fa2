import { bindUidSchema } from '@atrium/domain-core'
import type { WebSocket } from '@fastify/websocket'

/** How long a line may stay open without saying who it is. */
const bindMillis = 10_000

/** Whether the first message binds somebody; the socket may close before it comes, or is cut off for waiting. */
export function firstBind(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => socket.terminate(), bindMillis)
    const settle = (isBind: boolean) => {
      clearTimeout(late)
      resolve(isBind)
    }
    socket.once('message', (data, isBinary) => settle(!isBinary && isBindText(textOf(data))))
    socket.once('close', () => settle(false))
    socket.once('error', () => settle(false))
  })
}

/** Whatever person it names: the session decides who is bound. */
function isBindText(text: string): boolean {
  try {
    return bindUidSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

function textOf(data: Buffer | ArrayBuffer | readonly Buffer[]): string {
  return Buffer.concat([data].flat().map((part) => new Uint8Array(part as ArrayBuffer))).toString()
}
