import type { FastifyRequest } from 'fastify'

/** Whose developer token it is, and of which space. */
export interface TokenHolder {
  readonly tokenId: string
  readonly personId: string
  readonly entId: string
}

/** Knows developer tokens; one module at most does. */
export interface TokenSource {
  /** Null for a token that is unknown or was revoked; notes that it was used, and from where. */
  find(token: string, origin: { readonly ip: string }): Promise<TokenHolder | null>
}

/** The token of `Authorization: Bearer`; null when the request carries none. */
export function readBearer({ headers }: FastifyRequest): string | null {
  const found = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')
  return found?.[1] ?? null
}
