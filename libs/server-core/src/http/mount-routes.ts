import { answeredForHeader } from '@atrium/domain-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../caller'
import { InvalidInput, NotAllowed, Unauthenticated } from '../errors'
import type { Addressee } from '../versions/answered-for'
import type { Idempotency } from './idempotency'
import type { Call, PublicCall, Route } from './implement'
import { createCall, isActing, optionalCaller, type Authentication } from './request-context'
import type { ReviewDesk } from './review-desk'
import { readInput } from './route-input'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

interface Parts {
  readonly authentication: Authentication
  readonly idempotency: Idempotency
  readonly addressee: Addressee
  readonly desk: ReviewDesk | null
  /** Answers are parsed by the endpoint's schema, which finds mistakes of ours; too dear where speed counts. */
  readonly checkAnswers: boolean
}

/** Puts endpoints on the app: who may, with what, once, and what comes back. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], parts: Parts): void {
  for (const route of routes) mountRoute(app, route, parts)
}

function mountRoute(app: FastifyInstance, route: Route, parts: Parts): void {
  const { endpoint, limit } = route
  app.route({
    method: endpoint.method,
    url: `/sapi${endpoint.path}`,
    ...(limit ? { config: { rateLimit: { max: limit.perMinute, keyGenerator: byAddress } } } : {}),
    async onRequest(request) {
      request.caller = await admit(route, request, parts.authentication)
    },
    async handler(request, reply) {
      const call = createCall(request, reply, request.caller)
      if (route.kept) reply.header(answeredForHeader, parts.addressee(request.caller, request).key)
      const input = readInput(endpoint, request)
      const answer = await runOnce(route, { input, call, request, parts })
      return reply.send(parts.checkAnswers ? endpoint.output.parse(answer) : answer)
    },
  })
}

function byAddress(request: FastifyRequest): string {
  return `address ${request.ip}`
}

/** Decides before the body is read. */
async function admit(
  route: Route,
  request: FastifyRequest,
  authentication: Authentication,
): Promise<Caller | null> {
  const { permission } = route
  if (permission === 'public') return optionalCaller(authentication, request)
  const caller = await actorOf(route, request, authentication)
  if (!caller) throw new Unauthenticated()
  // A refusal is told in the words of the caller's space.
  request.caller = caller
  if (route.guarded && caller.tokenId !== undefined) throw new NotAllowed('not-by-token')
  if (permission !== 'signed-in' && !caller.can(permission)) throw new NotAllowed('not-allowed')
  refuseVisitorsWrite(caller, route.endpoint)
  return caller
}

/** Visitors read; what is only about their own session is theirs to do anywhere. */
function refuseVisitorsWrite({ visit }: Caller, { kind, id }: Route['endpoint']): void {
  if (visit?.kind === 'visitor' && kind === 'write' && !id.startsWith('session.')) {
    throw new NotAllowed('visitor-reads')
  }
}

/** The person themselves, or whom they act for where the route lets them. */
function actorOf(
  { endpoint, whileActing }: Route,
  request: FastifyRequest,
  authentication: Authentication,
): Promise<Caller | null> {
  if (whileActing === 'as-host') return authentication.actorOf(request)
  const isRefused = endpoint.kind === 'write' && whileActing === null
  if (isRefused && isActing(request)) throw new NotAllowed('not-while-acting')
  return authentication.callerOf(request)
}

interface Run {
  readonly input: unknown
  readonly call: PublicCall
  readonly request: FastifyRequest
  readonly parts: Parts
}

function runOnce(route: Route, { input, call, request, parts }: Run): Promise<unknown> {
  const key = request.headers['idempotency-key']
  const { id, kind } = route.endpoint
  if (!isCall(call)) return route.handle(input, call)
  const run = () =>
    route.reviewed && parts.desk ? parts.desk.take(route, input, call) : route.handle(input, call)
  if (key === undefined || kind === 'read') return run()
  if (Array.isArray(key)) throw new InvalidInput([], 'idempotency-key-invalid')
  return parts.idempotency.once({ caller: call.caller, key, endpointId: id, input }, run)
}

function isCall(call: PublicCall): call is Call {
  return call.caller !== null
}
