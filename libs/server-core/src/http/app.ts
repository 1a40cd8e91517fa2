import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { releaseHeader } from '@atrium/domain-core'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Config } from '../config'
import { InvalidInput, TooOften } from '../errors'
import type { Logger } from '../log'
import type { Texts } from '../texts'
import { answerError } from './answer-error'
import { checkOrigin } from './request-origin'
import type { SpaceAddress } from './space-address'

/** Calls a minute of one developer token. */
const perToken = 600
const bodyLimit = 4 * 1024 * 1024
const requestIdPattern = /^[\w.:-]{8,100}$/

interface Parts {
  readonly config: Config
  readonly log: Logger
  readonly texts: Texts
  readonly address: SpaceAddress
  /** Told with every answer, so that windows of an older one learn of it. */
  readonly release: string
}

/** A bare HTTP app that is careful with what it is sent; routes come later. */
export async function createApp({
  config,
  log,
  texts,
  address,
  release,
}: Parts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit,
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: ({ headers }) => saneId(headers['x-request-id']),
    rewriteUrl: (request) => address.rewrite(request),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors(error, request, reply) {
      void answerError(error, { request, reply, texts })
    },
  })
  app.decorateRequest('caller', null)
  app.setErrorHandler((error, request, reply) => answerError(error, { request, reply, texts }))
  takeJson(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header(releaseHeader, release)
    if (request.headers.upgrade !== undefined) endAfterAnswer(request, reply)
    checkOrigin(request, config.publicUrl)
  })
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.removeHeader('x-powered-by')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const fields = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log.info({ ...fields, personId: request.caller?.personId }, 'answered')
  })
  await app.register(cookie)
  await app.register(formbody, { bodyLimit })
  await app.register(helmet, securityHeaders(config))
  await app.register(compress, compression)
  await limitRate(app, config.rateLimit)
  return app
}

/** An answer of usual size is packed at once: a thread would take longer to be handed it. */
const compression = {
  threshold: 1024,
  syncThreshold: 128 * 1024,
  encodings: ['br' as const, 'gzip' as const, 'identity' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
}

/** An upgrade that is refused leaves a socket nobody else closes. */
function endAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close')
  reply.raw.once('finish', () => request.raw.socket.end())
}

function saneId(given: string | string[] | undefined): string {
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
}

/** An empty body counts as none; a prototype hidden in JSON is refused. */
function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body as string, (error, value) =>
      error ? done(new InvalidInput([], 'invalid-json')) : done(null, value),
    )
  })
}

/** Counts by session where there is one, so that people behind one address do not block each other. */
async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  if (max === 0) return
  await app.register(rateLimit, {
    max: ({ caller }) => (caller?.tokenId === undefined ? max : Math.min(max, perToken)),
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator: (request) => request.caller?.sessionId ?? request.ip,
    errorResponseBuilder: (_, { ttl }) =>
      new TooOften('rate-limited', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}

/** Another host of the socket must be named, or browsers refuse to connect. */
function socketSources({ socketDomain }: Config): string[] {
  const host = /^(?:\w+:\/\/)?([^/]+)/.exec(socketDomain)?.[1]
  return host === undefined ? [] : [`ws://${host}`, `wss://${host}`]
}

function securityHeaders(config: Config) {
  const { publicUrl } = config
  const self = ["'self'"]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        baseUri: self,
        connectSrc: [...self, ...socketSources(config)],
        fontSrc: ["'self'", 'data:'],
        formAction: self,
        frameAncestors: self,
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: self,
        // The component library writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
    crossOriginOpenerPolicy: publicUrl?.startsWith('https:') ?? false,
    originAgentCluster: false,
  }
}
