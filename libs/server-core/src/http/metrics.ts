import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { NotAllowed } from '../errors'
import type { Authentication } from './request-context'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Measures requests, sockets and the process; `/sapi/metrics` is for root and for this machine. */
export function mountMetrics(
  app: FastifyInstance,
  { authentication, sockets }: { authentication: Authentication; sockets: () => number },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'sockets_open',
    help: 'Live connections of windows.',
    registers: [registry],
    collect() {
      this.set(sockets())
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    requests.observe(labels, reply.elapsedTime / 1000)
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/sapi/metrics', async (request, reply) => {
    if (!loopback.has(request.ip)) {
      const caller = await authentication.callerOf(request)
      if (!caller?.roles.includes('root')) throw new NotAllowed('not-allowed')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
