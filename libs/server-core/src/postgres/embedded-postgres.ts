import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, lstat, mkdir, mkdtemp, rename, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log'
import { findBinaries } from './binaries'
import { directoryKey } from './data-lock'
import { spawnPostmaster, stopOrphan, stopPostmaster } from './postmaster'
import { startReaper } from './reaper'
import { chooseRunAs, requireReach, type RunAs } from './run-as'

/** A PostgreSQL of our own, on a socket that only this user reaches. */
export interface EmbeddedPostgres {
  readonly connection: PostgresConnection
  /** True when it was made just now. */
  readonly fresh: boolean
  /** The server process of the moment. */
  readonly pid: number
  stop(): Promise<void>
}

export interface PostgresConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export interface EmbeddedOptions {
  /** Holds `pg18` and `postgres.log`. */
  readonly dir: string
  readonly log: Logger
  readonly settings?: Readonly<Record<string, string | number>>
  readonly initdbFlags?: readonly string[]
}

const superuser = 'atrium'
const logLimitBytes = 10 * 1024 * 1024

const defaults = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  max_connections: 60,
  timezone: 'UTC',
  log_timezone: 'UTC',
  idle_in_transaction_session_timeout: '5min',
}

/** Starts it, making it first when there is none; a server left behind by a process that was killed is stopped. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new Error('On Windows, set ATRIUM_DATABASE_URL to a PostgreSQL server.')
  }
  const { dir, log } = options
  const runAs = chooseRunAs()
  const binaries = await findBinaries()
  await mkdir(dir, { recursive: true })
  if (runAs) await letIn(runAs, dir, binaries.postgres)
  const data = join(dir, 'pg18')
  const logFile = join(dir, 'postgres.log')
  const [fresh, socketDir] = await Promise.all([
    initialise({ data, initdb: binaries.initdb, runAs, flags: options.initdbFlags ?? [] }),
    makeSocketDir(dir, runAs),
    shorten(logFile),
  ])
  if (await stopOrphan(data)) log.warn('stopped a PostgreSQL left behind by an earlier process')
  const start = () =>
    spawnPostmaster({
      postgres: binaries.postgres,
      data,
      logFile,
      socketDir,
      settings: { ...defaults, ...options.settings },
      runAs,
    })
  const reaper = startReaper(runAs)
  let stopping = false
  let child = await start()
  guard()

  function guard() {
    reaper.watch(child.pid ?? null)
    child.once('exit', (code, signal) => {
      reaper.watch(null)
      if (!stopping) void restart({ code, signal })
    })
  }

  async function restart(reason: object) {
    log.error(reason, 'PostgreSQL ended by itself; starting it again')
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 10_000)) {
      try {
        child = await start()
        if (stopping) return child.kill('SIGINT')
        return guard()
      } catch (error) {
        log.error(error, 'PostgreSQL does not start; trying again')
        await sleep(wait)
      }
    }
  }

  return {
    connection: { host: socketDir, port: 5432, user: superuser, database: 'postgres' },
    fresh,
    get pid() {
      return child.pid ?? 0
    },
    async stop() {
      stopping = true
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        await stopPostmaster(child.pid)
      }
      reaper.dismiss()
      await rm(socketDir, { recursive: true, force: true })
    },
  }
}

async function letIn(runAs: RunAs, dir: string, binary: string): Promise<void> {
  requireReach(runAs, binary, 'the program', 'Move the project to a directory open to all users.')
  const data = 'Set ATRIUM_DATA_DIR to a directory such as /var/lib/atrium.'
  requireReach(runAs, dir, 'the data', data)
  await chown(dir, runAs.uid, runAs.gid)
}

/** A half-made cluster is never taken for a whole one: it gets its name last. */
async function initialise(options: {
  data: string
  initdb: string
  runAs: RunAs | null
  flags: readonly string[]
}): Promise<boolean> {
  const { data, initdb, runAs, flags } = options
  if (existsSync(join(data, 'PG_VERSION'))) return false
  const making = `${data}.init`
  await rm(making, { recursive: true, force: true })
  await run(initdb, runAs, [
    `--pgdata=${making}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth-local=trust',
    '--auth-host=reject',
    '--data-checksums',
    '--no-instructions',
    ...flags,
  ])
  await rename(making, data)
  return true
}

function run(program: string, runAs: RunAs | null, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const ids = runAs ? { uid: runAs.uid, gid: runAs.gid } : {}
    const env = { LC_ALL: 'C', TZ: 'UTC' }
    execFile(program, args, { ...ids, cwd: '/', env }, (error, out, err) => {
      if (error) reject(new Error(`${program}: ${err || out || error.message}`, { cause: error }))
      else resolve()
    })
  })
}

/** Short, because a socket's path has at most 107 bytes; the same each time, so that none pile up. */
async function makeSocketDir(dir: string, runAs: RunAs | null): Promise<string> {
  const parent = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp'
  const uid = runAs?.uid ?? process.getuid?.()
  const wanted = join(parent, `atrium-${await directoryKey(dir)}`)
  await mkdir(wanted, { mode: 0o700 }).catch(() => undefined)
  if (runAs) await takeOwn(wanted, runAs)
  const made = await lstat(wanted).catch(() => null)
  if (made?.isDirectory() && made.uid === uid && (made.mode & 0o077) === 0) return wanted
  const other = await mkdtemp(join(parent, 'atrium-'))
  if (runAs) await chown(other, runAs.uid, runAs.gid)
  return other
}

async function takeOwn(path: string, runAs: RunAs): Promise<void> {
  const made = await lstat(path).catch(() => null)
  if (made?.isDirectory() && made.uid === 0) await chown(path, runAs.uid, runAs.gid)
}

async function shorten(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logLimitBytes) await truncate(logFile)
}
