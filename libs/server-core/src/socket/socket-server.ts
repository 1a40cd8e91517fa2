import {
  bindUidSchema,
  socketPath,
  type ChangeEvent,
  type SocketMessage,
} from '@atrium/domain-core'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Caller, PermissionName } from '../caller'
import { NotAllowed } from '../errors'
import type { Bus } from '../events/bus'
import type { Authentication } from '../http/request-context'
import { createAudience, type Line } from './audience'

/** How long a line may stay open without saying who it is. */
const bindMillis = 10_000
const closeMillis = 1000
const heartbeatMillis = 30_000
/** A window that has not read this much by the next message is too slow: it reconnects and reads again. */
const slowBytes = 1024 * 1024
const maxPayload = 16 * 1024

interface Parts {
  readonly authentication: Authentication
  readonly bus: Bus
  /** Who may hear of which entity; an entity that is not listed is told to nobody. */
  readonly readPermissions: ReadonlyMap<string, PermissionName | 'signed-in'>
}

export interface SocketServer {
  readonly count: () => number
}

/** One live line per window: says what changed in the window's space, to whoever may read it. */
export async function mountSocket(app: FastifyInstance, parts: Parts): Promise<SocketServer> {
  const { authentication, bus } = parts
  const audience = createAudience(parts.readPermissions)
  await app.register(websocket, { options: { maxPayload, perMessageDeflate: false } })

  const unsubscribe = bus.subscribe((event) => {
    if (event.entity === 'session') endSessions(event)
    else audience.tell(event)
  })
  function endSessions({ act, ids = [] }: ChangeEvent) {
    if (act !== 'removed') return
    for (const line of audience.lines()) if (ids.includes(line.caller.sessionId)) line.refuse()
  }
  app.addHook('preClose', async () => {
    unsubscribe()
    for (const line of audience.lines()) line.close()
  })

  app.get(socketPath, { websocket: true }, async (socket, request) => {
    const find = () =>
      authentication.callerOf(request).catch((error: unknown) => {
        if (error instanceof NotAllowed) return null
        throw error
      })
    const first = nextMessage(socket)
    const late = setTimeout(() => socket.terminate(), bindMillis)
    socket.once('close', () => clearTimeout(late))
    const caller = await find()
    if (!caller || !isBind(await first)) return refuse(socket)
    clearTimeout(late)
    hold(socket, { caller, find, audience })
  })
  return { count: () => audience.lines().length }
}

/** The first message, whatever it says; the socket may close before it comes. */
function nextMessage(socket: WebSocket): Promise<string | null> {
  return new Promise((resolve) => {
    socket.once('message', (data, isBinary) => resolve(isBinary ? null : textOf(data)))
    socket.once('close', () => resolve(null))
    socket.once('error', () => resolve(null))
  })
}

function textOf(data: Buffer | ArrayBuffer | readonly Buffer[]): string {
  return Buffer.concat([data].flat().map((part) => new Uint8Array(part as ArrayBuffer))).toString()
}

/** Whatever person it names: the session decides who is bound. */
function isBind(text: string | null): boolean {
  try {
    return text !== null && bindUidSchema.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}

interface Holding {
  readonly caller: Caller
  readonly find: () => Promise<Caller | null>
  readonly audience: ReturnType<typeof createAudience>
}

function hold(socket: WebSocket, { caller, find, audience }: Holding): void {
  const line: Line = {
    caller,
    send(text) {
      if (socket.bufferedAmount > slowBytes) socket.terminate()
      else socket.send(text)
    },
    refuse: () => refuse(socket),
    close: () => closeSoon(socket, 1001),
  }
  let alive = true
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
    // The session may have expired, or the membership ended, without any news.
    find().then(
      (found) => (found ? undefined : refuse(socket)),
      () => undefined,
    )
  }, heartbeatMillis)
  heartbeat.unref()
  socket.on('pong', () => (alive = true))
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(heartbeat)
    audience.leave(line)
  })
  if (socket.readyState !== socket.OPEN) return clearInterval(heartbeat)
  audience.join(line)
  say(socket, { type: 'connect success' })
}

function refuse(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return
  say(socket, { type: 'invalid token' })
  closeSoon(socket, 4401)
}

/** A window that does not answer the closing is cut off. */
function closeSoon(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), closeMillis).unref()
}

function say(socket: WebSocket, message: SocketMessage): void {
  socket.send(JSON.stringify(message))
}
