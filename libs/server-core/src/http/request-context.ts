import {
  actingForHeader,
  actingForQuery,
  idSchema,
  localeOf,
  type Locale,
} from '@atrium/domain-core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Caller } from '../caller'
import { NotAllowed, Unauthenticated } from '../errors'
import { actingCaller, type MandateSource } from '../sessions/acting'
import { readBearer, type TokenSource } from '../sessions/bearer'
import { callerOf, membershipIn, type Visit } from '../sessions/callers'
import { readSessionToken, writeSessionToken } from '../sessions/session-cookie'
import type { Session } from '../sessions/session-store'
import type { Sessions } from '../sessions/sessions'
import type { SpaceVisits } from '../sessions/space-visits'
import type { PublicCall } from './implement'
import type { SpaceAddress } from './space-address'

export interface Authentication {
  /** Null when nobody is signed in; throws when the caller is no member of the address's space. */
  callerOf(request: FastifyRequest): Promise<Caller | null>
  /** The same, or the person the request is made for; throws when the mandate is not in force. */
  actorOf(request: FastifyRequest): Promise<Caller | null>
  /** Asks the same again later, without keeping the request and without using the session. */
  watch(request: FastifyRequest): () => Promise<Caller | null>
}

export function createAuthentication(parts: {
  readonly sessions: Sessions
  readonly access: Access
  readonly address: SpaceAddress
  readonly visits: SpaceVisits
  readonly mandates: MandateSource | null
  readonly tokens: TokenSource | null
}): Authentication {
  const { sessions, access, address, visits, mandates } = parts

  /** Members need no leave; whoever one enterprise let in is nobody's visitor. */
  async function visitOf(session: Session, entId: string | undefined): Promise<Visit | null> {
    if (entId === undefined || membershipIn(session, entId) || session.onlyEntId) return null
    const visit = await visits.find({ personId: session.personId, entId })
    return visit && { ...visit, networks: await sessions.networksOf(entId) }
  }

  async function byToken(bearer: string, request: FastifyRequest): Promise<Caller | null> {
    const holder = (await parts.tokens?.find(bearer, { ip: request.ip })) ?? null
    const session = holder && (await sessions.ofToken(holder))
    if (!holder || !session) return null
    const entId = address.spaceOf(request.raw)
    const locale = askedLocale(request)
    const { ip } = request
    const caller = callerOf(session, { entId, ip, locale, access, requestId: request.id })
    return Object.freeze({ ...caller, tokenId: holder.tokenId })
  }

  const authentication: Authentication = {
    async callerOf(request) {
      const bearer = readBearer(request)
      if (bearer !== null) return byToken(bearer, request)
      const token = readSessionToken(request)
      const session = token === null ? null : await sessions.find(token)
      if (!session) return null
      const entId = address.spaceOf(request.raw)
      const locale = askedLocale(request)
      const { ip } = request
      const visit = await visitOf(session, entId)
      return callerOf(session, { entId, ip, locale, access, visit, requestId: request.id })
    },
    async actorOf(request) {
      const caller = await authentication.callerOf(request)
      const asked = askedMandate(request)
      if (!caller || asked === null) return caller
      if (caller.tokenId !== undefined) throw new NotAllowed('not-while-acting')
      const id = idSchema.safeParse(asked)
      const found = id.success ? ((await mandates?.find(id.data, caller)) ?? null) : null
      if (!found) throw new NotAllowed('acting-over')
      return actingCaller(caller, found, access)
    },
    watch(request) {
      const token = readSessionToken(request)
      const entId = address.spaceOf(request.raw)
      const { ip } = request
      const locale = askedLocale(request)
      return async () => {
        const session = token === null ? null : await sessions.find(token, { unused: true })
        if (!session) return null
        const visit = await visitOf(session, entId)
        return callerOf(session, { entId, ip, locale, access, visit })
      }
    },
  }
  return authentication
}

/** Whether the person says that they act for somebody else. */
export function isActing(request: FastifyRequest): boolean {
  return askedMandate(request) !== null
}

function askedMandate({ headers, query }: FastifyRequest): string | null {
  const inHeader = headers[actingForHeader]
  const asked = inHeader ?? (query as Readonly<Record<string, unknown>>)[actingForQuery]
  return typeof asked === 'string' && asked !== '' ? asked : null
}

/** Whoever calls; who may not be in the address's space is a stranger to what anybody may ask. */
export async function optionalCaller(
  authentication: Authentication,
  request: FastifyRequest,
): Promise<Caller | null> {
  try {
    return await authentication.callerOf(request)
  } catch (error) {
    if (error instanceof NotAllowed || error instanceof Unauthenticated) return null
    throw error
  }
}

/** The language of an answer: the one asked for, else the caller's own. */
export function localeFor(request: FastifyRequest, caller: Caller | null): Locale {
  return askedLocale(request) ?? caller?.locale ?? localeOf(null)
}

export function createCall(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | null,
): PublicCall {
  return {
    caller,
    requestId: request.id,
    locale: localeFor(request, caller),
    get signal() {
      return request.signal
    },
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '')
      .slice(0, 300)
      .toWellFormed()
      .replaceAll('\0', ''),
    sessionToken: readSessionToken(request),
    setSessionToken: (token) => writeSessionToken(request, reply, token),
  }
}

function askedLocale(request: FastifyRequest): Locale | null {
  const asked = request.headers['accept-language']
  return asked === undefined || asked === '*' ? null : localeOf(asked)
}
