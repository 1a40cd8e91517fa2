import type { FastifyInstance } from 'fastify'
import { auditChore, prepareMonths } from './audit/audit-chore'
import { appendAudit } from './audit/audit-log'
import { systemClock, type Clock } from './clock'
import type { Config } from './config'
import { coreMigrations } from './database/core-migrations'
import { createDatabase, type DatabaseOptions } from './database/create-database'
import { migrate } from './database/migrate'
import { provisionSpaces } from './database/provision'
import { createBus } from './events/create-bus'
import { fileChore } from './files/file-chore'
import { createFileStore } from './files/file-store'
import { httpMigrations } from './http/http-migrations'
import { createHttpServer, fileHoldersOf } from './http/http-server'
import { jobRoutes } from './jobs/job-routes'
import { createJobs } from './jobs/jobs'
import { createLogger, type Logger } from './log'
import type { Core, ServerModule } from './module'
import { seedDemoPeople } from './people/demo-people'
import { seedFirstRoot } from './people/first-root'
import { readWebTexts } from './platform/web-texts'
import { openPostgres, type OpenPostgres } from './postgres/open-postgres'
import { createPasswords, type Passwords } from './sessions/passwords'
import { createSessions } from './sessions/sessions'
import { createTexts } from './texts'

export interface ServerOptions {
  readonly config: Config
  readonly modules: (core: Core) => readonly ServerModule[]
  readonly version?: string
  readonly clock?: Clock
  readonly log?: Logger
  readonly passwords?: Passwords
  /** Answers are parsed by their schemas, which finds mistakes of ours. */
  readonly checkAnswers?: boolean
  /** Instead of the database of the configuration; migrated already. */
  readonly postgres?: OpenPostgres
  readonly inspectSql?: (text: string) => void
}

/** A server that is ready, but listens only once it is told to. */
export interface Server {
  readonly app: FastifyInstance
  readonly core: Core
  /** Login ids and passwords made on this, the first start. */
  readonly firstPasswords: ReadonlyMap<string, string> | null
  /** With which root, who has no password yet, may set one; known only now. */
  readonly setUpToken: string | null
  /** Answers the address. */
  listen(): Promise<string>
  /** Stops taking calls, lets work end, then closes what it stands on. */
  stop(): Promise<void>
}

const drainMs = 10_000

/** Starts everything a server is made of. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { config } = options
  const log = options.log ?? createLogger(config.logLevel)
  const closing = createClosing(log)
  try {
    const postgres = options.postgres ?? (await openPostgres(config, log))
    closing.add('PostgreSQL', () => postgres.close())
    return await build({ ...options, log, postgres, closing })
  } catch (error) {
    await closing.run()
    throw error
  }
}

type BuildOptions = ServerOptions & { log: Logger; postgres: OpenPostgres; closing: Closing }

async function build(options: BuildOptions): Promise<Server> {
  const { config, postgres, closing, log } = options
  const { core, modules, jobs, start } = assemble(options)
  if (!options.postgres.migrated) {
    await migrate(postgres.owner, [
      { name: 'core', migrations: coreMigrations },
      ...httpMigrations,
      ...modules.map(({ name, migrations = [] }) => ({ name, migrations })),
    ])
  }
  await prepareMonths(core)
  let ready = false
  const jobModule = { routes: jobRoutes({ database: core.database, jobs }) }
  const [app, people, setUpToken] = await Promise.all([
    createHttpServer({
      ...core,
      modules: [jobModule, ...modules],
      version: options.version ?? '0.1.0',
      isReady: () => ready,
      checkAnswers: options.checkAnswers ?? false,
    }),
    config.demo ? seedDemoPeople(core, config.demoPassword) : null,
    config.demo ? null : seedFirstRoot(core),
    start(),
  ])
  await provisionSpaces(core.database, modules)
  if (people) for (const module of modules) await module.seed?.()
  for (const module of modules) {
    await module.onStart?.()
    closing.add(module.name, async () => module.onStop?.())
  }
  closing.add('calls', () => app.close())
  ready = true
  return {
    app,
    core,
    firstPasswords: people?.passwords ?? null,
    setUpToken,
    async listen() {
      const address = await app.listen({ port: config.port, host: config.host })
      postgres.describe(address)
      log.info({ address }, 'ready')
      return address
    },
    stop: () => closing.run(),
  }
}

/** Makes the parts and ties them together; nothing runs yet. */
function assemble(options: BuildOptions) {
  const { config, log, postgres, closing } = options
  const clock = options.clock ?? systemClock
  const processId = systemClock.newId()
  const connection = postgres.app
  const hooks: DatabaseOptions['hooks'] = {
    writeAudit: (tx, entries) => appendAudit(tx, entries, { scope: tx.scope, at: clock.now() }),
    enqueue: (tx, kind, input, how) => jobs.enqueue(tx, kind, input, how),
    committed: (outboxId, events) => bus.committed(outboxId, events),
    newId: () => clock.newId(),
    ...(options.inspectSql && { inspect: options.inspectSql }),
  }
  const spaceModules: ServerModule[] = []
  const { poolSize } = config
  const database = createDatabase({ connection, poolSize, log, hooks, modules: spaceModules })
  closing.add('database', () => database.close())
  const bus = createBus({ pool: database.pool, connection, processId, log })
  const sessions = createSessions({ database, bus, clock })
  closing.add('sessions', async () => sessions.close())
  const { dataDir, maxUploadBytes: maxBytes } = config
  const files = createFileStore({ database, clock, dataDir, maxBytes })
  const passwords = options.passwords ?? createPasswords()
  const texts = createTexts(readWebTexts(config.webDir))
  const core = { config, database, bus, clock, log, files, sessions, passwords, texts }
  const modules = options.modules(core)
  spaceModules.push(...modules)
  const definitions = modules.flatMap((module) => module.jobs ?? [])
  const works = config.roles.includes('jobs')
  const chores = [
    auditChore(core),
    fileChore({ ...core, holders: fileHoldersOf(modules) }),
    ...modules.flatMap((module) => module.chores ?? []),
  ]
  const jobs = createJobs({ ...core, connection, processId, definitions, chores, works })
  return {
    core,
    modules,
    jobs,
    start: () =>
      Promise.all([begin('events', bus.start, bus.stop), begin('jobs', jobs.start, stopJobs)]),
  }

  function stopJobs(): Promise<void> {
    return jobs.stop(drainMs)
  }

  async function begin(name: string, start: () => Promise<void>, end: () => Promise<void>) {
    closing.add(name, end)
    await start()
  }
}

interface Closing {
  add(name: string, close: () => Promise<unknown>): void
  run(): Promise<void>
}

/** Closes in the reverse order of opening, once; what fails to close does not keep the rest open. */
function createClosing(log: Logger): Closing {
  const steps: { name: string; close: () => Promise<unknown> }[] = []
  let running: Promise<void> | null = null
  async function closeAll() {
    for (const { name, close } of steps.toReversed()) {
      try {
        await close()
      } catch (error) {
        log.warn({ err: error, part: name }, 'a part did not close')
      }
    }
  }
  return {
    add: (name, close) => steps.push({ name, close }),
    run: () => (running ??= closeAll()),
  }
}
