import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChangeEvent } from '@atrium/domain-core'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ClientConfig } from 'pg'
import { appendAudit } from '../audit/audit-log'
import { systemClock, type Clock } from '../clock'
import { readConfig, type Config } from '../config'
import { createDatabase } from '../database/create-database'
import type { Database } from '../database/database'
import type { Bus } from '../events/bus'
import { createFileStore, type FileStore } from '../files/file-store'
import { httpMigrations } from '../http/http-migrations'
import { createHttpServer, type HttpModule } from '../http/http-server'
import { createLogger } from '../log'
import { seedDemoPeople } from '../people/demo-people'
import { readWebTexts } from '../platform/web-texts'
import { createPasswords } from '../sessions/passwords'
import { createSessions, type Sessions } from '../sessions/sessions'
import { createTexts } from '../texts'
import { freshDatabase, refuseUnfitSql } from './test-database'

export const testPassword = 'correct horse battery'

/** The HTTP side alone on a database of its own, with the demo people. */
export interface TestHttp {
  readonly app: FastifyInstance
  readonly database: Database
  readonly sessions: Sessions
  readonly files: FileStore
  readonly bus: Bus
  /** As if the connection to the other processes had been lost for a while. */
  gap(): void
  readonly dataDir: string
  /** Who owns the shared tables. */
  readonly owner: ClientConfig
  /** Moves the clock on. */
  pass(milliseconds: number): void
  /** The cookie of a person who has signed in. */
  cookieOf(loginId: string): Promise<string>
  /** Sends a request as a person, or as nobody. */
  send(as: string | null, request: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export async function testHttp(
  modules: readonly HttpModule[] = [],
  settings: Partial<Config> = {},
): Promise<TestHttp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-http-'))
  const config = { ...readConfig({ NODE_ENV: 'test' }), rateLimit: 0, ...settings, dataDir }
  const log = createLogger('silent')
  const connections = await freshDatabase(httpMigrations)
  const { bus, deliver, gap } = localBus()
  let passed = 0
  const clock: Clock = {
    now: () => new Date(Date.now() + passed),
    newId: () => systemClock.newId(),
  }
  const database = createDatabase({
    connection: connections.app,
    poolSize: 6,
    log,
    modules: [],
    hooks: {
      writeAudit: (tx, entries) => appendAudit(tx, entries, { scope: tx.scope, at: clock.now() }),
      enqueue: async () => '',
      committed: (_, events) => deliver(events),
      newId: () => clock.newId(),
      inspect: refuseUnfitSql,
    },
  })
  const passwords = createPasswords({ cost: { memory: 64, passes: 1 } })
  await seedDemoPeople({ database, passwords, clock }, testPassword)
  const sessions = createSessions({ database, bus, clock })
  const files = createFileStore({ database, clock, dataDir, maxBytes: config.maxUploadBytes })
  const app = await createHttpServer({
    config,
    log,
    database,
    bus,
    clock,
    sessions,
    passwords,
    files,
    texts: createTexts(readWebTexts(config.webDir)),
    modules,
    version: 'test',
    isReady: () => true,
    checkAnswers: true,
  })
  const cookies = new Map<string, string>()
  async function cookieOf(loginId: string): Promise<string> {
    const known = cookies.get(loginId)
    if (known) return known
    const token = await database.transaction('platform', async (tx) => {
      const [person] = await tx.query<{ personId: string; entId: string }>(
        'select person_id as "personId", ent_id as "entId" from platform.persons where login_id = $1',
        [loginId],
      )
      if (!person) throw new Error(`nobody is called ${loginId}`)
      return sessions.begin(tx, person, { ip: '127.0.0.1', userAgent: 'test' })
    })
    cookies.set(loginId, `sid=${token}`)
    return `sid=${token}`
  }
  return {
    app,
    database,
    sessions,
    files,
    bus,
    gap,
    dataDir,
    owner: connections.owner,
    cookieOf,
    pass(milliseconds) {
      passed += milliseconds
    },
    async send(as, request) {
      const cookie = as === null ? {} : { cookie: await cookieOf(as) }
      return app.inject({ ...request, headers: { ...cookie, ...request.headers } })
    },
    async close() {
      await app.close()
      sessions.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function localBus() {
  const listeners = new Set<(event: ChangeEvent) => void>()
  const gapListeners = new Set<() => void>()
  const deliver = (events: readonly ChangeEvent[]) => {
    for (const event of events) for (const listener of listeners) listener(event)
  }
  const bus: Bus = {
    publish: deliver,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
  }
  return { bus, deliver, gap: () => gapListeners.forEach((listener) => listener()) }
}
