import type { FastifyInstance } from 'fastify'
import { NotAllowed } from '../errors'

/** Says under which names the server answers. */
export interface AddressGate {
  allows(host: string): boolean
}

/** Refuses requests to names that are not the server's; whoever watches its health may ask under any. */
export function mountAddressGate(app: FastifyInstance, gate: AddressGate): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/sapi/health') || gate.allows(request.hostname)) return
    throw new NotAllowed('address-not-allowed')
  })
}
