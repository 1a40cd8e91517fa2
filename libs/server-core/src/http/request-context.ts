import { localeOf, type Locale } from '@atrium/domain-core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Caller } from '../caller'
import { NotAllowed } from '../errors'
import { callerOf, membershipIn } from '../sessions/callers'
import { readSessionToken, writeSessionToken } from '../sessions/session-cookie'
import type { Session } from '../sessions/session-store'
import type { Sessions } from '../sessions/sessions'
import type { SpaceVisits, VisitKind } from '../sessions/space-visits'
import type { PublicCall } from './implement'
import type { SpaceAddress } from './space-address'

export interface Authentication {
  /** Null when nobody is signed in; throws when the caller is no member of the address's space. */
  callerOf(request: FastifyRequest): Promise<Caller | null>
  /** Asks the same again later, without keeping the request and without using the session. */
  watch(request: FastifyRequest): () => Promise<Caller | null>
}

export function createAuthentication(parts: {
  readonly sessions: Sessions
  readonly access: Access
  readonly address: SpaceAddress
  readonly visits: SpaceVisits
}): Authentication {
  const { sessions, access, address, visits } = parts

  /** Members need no leave. */
  async function visitOf(session: Session, entId: string | undefined): Promise<VisitKind | null> {
    if (entId === undefined || membershipIn(session, entId)) return null
    return visits.find({ personId: session.personId, entId })
  }

  return {
    async callerOf(request) {
      const token = readSessionToken(request)
      const session = token === null ? null : await sessions.find(token)
      if (!session) return null
      const entId = address.spaceOf(request.raw)
      const locale = askedLocale(request)
      const visit = await visitOf(session, entId)
      return callerOf(session, { entId, locale, access, visit, requestId: request.id })
    },
    watch(request) {
      const token = readSessionToken(request)
      const entId = address.spaceOf(request.raw)
      const locale = askedLocale(request)
      return async () => {
        const session = token === null ? null : await sessions.find(token, { unused: true })
        if (!session) return null
        const visit = await visitOf(session, entId)
        return callerOf(session, { entId, locale, access, visit })
      }
    },
  }
}

/** Whoever calls; a former member of the address's space is a stranger to what anybody may ask. */
export async function optionalCaller(
  authentication: Authentication,
  request: FastifyRequest,
): Promise<Caller | null> {
  try {
    return await authentication.callerOf(request)
  } catch (error) {
    if (error instanceof NotAllowed) return null
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
