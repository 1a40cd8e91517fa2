import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  encodeQuery,
  fillPath,
  paramNames,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type Role,
} from '@atrium/domain-core'
import type { Clock } from '../clock'
import { readConfig, type Config } from '../config'
import { createServer, type Server } from '../create-server'
import { httpMigrations } from '../http/http-migrations'
import { createLogger } from '../log'
import type { Core, ServerModule } from '../module'
import { createPasswords } from '../sessions/passwords'
import { freshDatabase, refuseUnfitSql } from './test-database'

export interface TestServerOptions {
  readonly modules?: (core: Core) => readonly ServerModule[]
  readonly settings?: Partial<Config>
  readonly clock?: Clock
}

/** A whole server on a fresh database with the demo enterprise, called without a network. */
export interface TestServer extends Omit<Server, 'listen' | 'stop'> {
  /** Calls as a demo account, or as nobody; throws CallRefused with what came back instead of an answer. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<OutputOf<E>>
  /** The cookie of a demo account. */
  cookieOf(loginId: Role): Promise<string>
  close(): Promise<void>
}

export interface CallOptions {
  /** `admin` unless said. */
  readonly as?: Role | null
  /** Another space than the person's own. */
  readonly entId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer was no. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly status: number
  readonly code: string
  readonly details: unknown
  constructor(status: number, body: { code: string; message: string; details?: unknown }) {
    super(`${status} ${body.code}: ${body.message} ${JSON.stringify(body.details ?? null)}`)
    this.status = status
    this.code = body.code
    this.details = body.details
  }
}

/** For tests of modules; `vitest` runs them on the PostgreSQL of its global set-up. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { modules = () => [] } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-server-'))
  const environment = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' })
  const config = { ...environment, demoPassword: 'demo demo demo', rateLimit: 0, dataDir }
  const connections = await freshDatabase([...httpMigrations, ...migrationsOf(modules)])
  const server = await createServer({
    config: { ...config, ...options.settings },
    modules,
    log: createLogger('error'),
    passwords: createPasswords({ cost: { memory: 64, passes: 1 } }),
    ...(options.clock && { clock: options.clock }),
    checkAnswers: true,
    inspectSql: refuseUnfitSql,
    postgres: {
      ...connections,
      migrated: true,
      describe: () => undefined,
      close: async () => undefined,
    },
  })
  const { app, core } = server
  const cookies = new Map<Role, Promise<string>>()
  const cookieOf = (loginId: Role) => {
    const cookie = cookies.get(loginId) ?? signIn(core, loginId)
    cookies.set(loginId, cookie)
    return cookie
  }

  return {
    ...server,
    cookieOf,
    async call(endpoint, input, { as = 'admin', entId, headers } = {}) {
      const request = requestOf(endpoint, input, entId)
      const cookie = as === null ? {} : { cookie: await cookieOf(as) }
      const answer = await app.inject({ ...request, headers: { ...cookie, ...headers } })
      if (answer.statusCode >= 400) throw new CallRefused(answer.statusCode, answer.json())
      const body: unknown = answer.payload === '' ? undefined : answer.json()
      return endpoint.output.parse(body) as OutputOf<typeof endpoint>
    },
    async close() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A module's migrations are known before there is anything for it to stand on. */
function migrationsOf(modules: (core: Core) => readonly ServerModule[]) {
  const nothing: object = new Proxy(() => nothing, { get: () => nothing })
  return modules(nothing as Core).map(({ name, migrations = [] }) => ({ name, migrations }))
}

async function signIn({ database, sessions }: Core, loginId: Role): Promise<string> {
  const token = await database.transaction('platform', async (tx) => {
    const [person] = await tx.query<{ personId: string; entId: string }>(
      'select person_id as "personId", ent_id as "entId" from platform.persons where login_id = $1',
      [loginId],
    )
    if (!person) throw new Error(`nobody is called ${loginId}`)
    return sessions.begin(tx, person, { ip: '127.0.0.1', userAgent: 'test' })
  })
  return `sid=${token}`
}

function requestOf(endpoint: Endpoint, input: object, entId: string | undefined) {
  const names = new Set(paramNames(endpoint.path))
  const entries = Object.entries(input)
  const params = Object.fromEntries(entries.filter(([name]) => names.has(name)))
  const rest = Object.fromEntries(entries.filter(([name]) => !names.has(name)))
  const url = `${entId === undefined ? '' : `/space-${entId}`}/sapi${fillPath(endpoint.path, params)}`
  if (endpoint.method === 'GET') {
    return { method: endpoint.method, url, query: encodeQuery(endpoint.input, rest) }
  }
  return { method: endpoint.method, url, payload: rest }
}
