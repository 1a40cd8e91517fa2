import { bindUidSchema } from '@atrium/domain-core'
import type { WebSocket } from '@fastify/websocket'

/** How long a line may stay open without saying who it is. */
const bindMillis = 10_000

/** Whether the first message binds somebody; the socket may close before it comes, or is cut off for waiting. */
export function firstBind(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => socket.terminate(), bindMillis)
    const hear = (data: Parameters<typeof textOf>[0], isBinary: boolean) =>
      settle(!isBinary && isBindText(textOf(data)))
    const lose = () => settle(false)
    function settle(isBind: boolean) {
      clearTimeout(late)
      socket.off('message', hear).off('close', lose).off('error', lose)
      resolve(isBind)
    }
    socket.on('message', hear).on('close', lose).on('error', lose)
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
