import type { FastifyRequest } from 'fastify'
import { NotAllowed } from '../errors'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes and sockets that a browser sends from another site. Programs send neither header,
 * and carry no cookie that they were not given.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const isUpgrade = request.headers.upgrade !== undefined
  if (safeMethods.has(request.method) && !isUpgrade) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin' || site === 'none') return
    throw new NotAllowed('origin-not-allowed')
  }
  const own = `${request.protocol}://${request.host}`
  if (origin === own || (publicUrl !== null && origin === new URL(publicUrl).origin)) return
  throw new NotAllowed('origin-not-allowed')
}
