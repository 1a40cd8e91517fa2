import type { IncomingMessage, ServerResponse } from 'node:http'
import { socketPath, type ChangeEvent } from '@atrium/domain-core'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, PermissionName } from '../caller'
import { NotAllowed, Unauthenticated } from '../errors'
import type { Bus } from '../events/bus'
import type { Authentication } from '../http/request-context'
import { createAudience } from './audience'
import { firstBind } from './bind'
import { createHeartbeat } from './heartbeat'
import { createLine, endCodes, endSocket, refuse, type Line } from './line'

const maxPayload = 16 * 1024
/** Windows of one session; more are a program gone wrong. */
const linesPerSession = 100

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
  const heartbeat = createHeartbeat((line) => void check(line))
  const unsubscribe = bus.subscribe((event) => {
    if (event.entity === 'session') hearOfSessions(event)
    else audience.tell(event)
    // It may be closed to its members now.
    if (event.entity === 'enterprise') heartbeat.checkSoon()
  })
  const forgetGaps = bus.onGap(() => {
    audience.tellGap()
    heartbeat.checkSoon()
  })
  await app.register(websocket, {
    options: { maxPayload, perMessageDeflate: false },
    preClose(done) {
      unsubscribe()
      forgetGaps()
      heartbeat.stop()
      for (const socket of app.websocketServer.clients) endSocket(socket, endCodes.restart)
      app.websocketServer.close(() => done())
    },
  })

  function hearOfSessions({ act, ids = [] }: ChangeEvent) {
    for (const line of audience.lines()) {
      if (!ids.includes(line.caller.sessionId)) continue
      if (act === 'removed') line.refuse()
      else void check(line)
    }
  }

  /** The session, its space or its rights may have changed since the line was bound. */
  async function check(line: Line) {
    try {
      const caller = await orNobody(line.find())
      if (caller) audience.move(line, caller)
      else line.refuse()
    } catch (error) {
      app.log.warn(error, 'a line was not checked')
    }
  }

  function hold(socket: WebSocket, who: Pick<Line, 'caller' | 'find'>) {
    const { sessionId } = who.caller
    if (audience.countOf(sessionId) >= linesPerSession) return endSocket(socket, endCodes.tooMany)
    if (socket.readyState !== socket.OPEN) return
    // The library's listener keeps the request.
    socket.removeAllListeners('error')
    const line = createLine(socket, who)
    audience.join(line)
    const leave = heartbeat.join(line)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      leave()
      audience.leave(line)
    })
    line.say({ type: 'connect success' })
  }

  const answers = new WeakMap<IncomingMessage, ServerResponse>()
  const preHandler = async ({ raw }: FastifyRequest, reply: FastifyReply) => {
    answers.set(raw, reply.raw)
  }
  app.get(socketPath, { websocket: true, preHandler }, async (socket, request) => {
    // No answer follows; it would keep the request, which is larger than all else of a line.
    const answer = answers.get(request.raw)
    if (answer?.socket) answer.detachSocket(answer.socket)
    const find = authentication.watch(request)
    const isBind = await firstBind(socket)
    const caller = isBind ? await orNobody(find()) : null
    if (caller) hold(socket, { caller, find })
    else refuse(socket)
  })
  return { count: () => audience.lines().length }
}

/** Nobody, where the person is not let into the space. */
async function orNobody(asked: Promise<Caller | null>): Promise<Caller | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof NotAllowed || error instanceof Unauthenticated) return null
    throw error
  }
}
