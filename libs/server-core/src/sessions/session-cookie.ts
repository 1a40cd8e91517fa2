import type { FastifyReply, FastifyRequest } from 'fastify'

/** Over https the name itself makes browsers insist on Secure, this host and the root path. */
function cookieName(request: FastifyRequest): string {
  return request.protocol === 'https' ? '__Host-sid' : 'sid'
}

export function readSessionToken(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request)] ?? null
}

/** A session cookie ends with the browser; the server ends it earlier when it must. */
export function writeSessionToken(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | null,
): void {
  const secure = request.protocol === 'https'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  if (token === null) reply.clearCookie(cookieName(request), options)
  else reply.setCookie(cookieName(request), token, options)
}
