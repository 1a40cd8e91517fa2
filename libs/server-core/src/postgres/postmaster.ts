import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { openSync, closeSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunAs } from './run-as'

export interface PostmasterOptions {
  readonly postgres: string
  readonly data: string
  readonly logFile: string
  readonly socketDir: string
  readonly settings: Readonly<Record<string, string | number>>
  readonly runAs: RunAs | null
}

const startLimitMs = 120_000

/** Starts the server process and waits until it takes connections. */
export async function spawnPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const child = spawnOnce(options)
    if (await isReady(child, options.data)) return child
    const log = await readFile(options.logFile, 'utf8')
    // The processes of a server that was killed need a moment to notice.
    const lingering = /pre-existing shared memory|lock file .* already exists/.test(
      log.slice(-4000),
    )
    if (!lingering || attempt === 20) {
      throw new Error(
        `PostgreSQL did not start. ${options.logFile} ends with:\n${log.slice(-2000)}`,
      )
    }
    await sleep(100)
  }
}

function spawnOnce({ postgres, data, logFile, socketDir, settings, runAs }: PostmasterOptions) {
  const all = { listen_addresses: '', unix_socket_directories: socketDir, port: 5432, ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(logFile, 'a')
  const child = spawn(postgres, ['-D', data, ...flags], {
    ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
    cwd: '/',
    // Away from the terminal's group, so that Ctrl-C reaches only us.
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  })
  child.on('error', () => undefined)
  closeSync(log)
  child.unref()
  return child
}

async function isReady(child: ChildProcess, data: string): Promise<boolean> {
  const since = performance.now()
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const { pid, status } = await readPidFile(data)
    if (pid === child.pid && status === 'ready') return true
    if (performance.now() - since > startLimitMs) {
      child.kill('SIGQUIT')
      return false
    }
    await sleep(5)
  }
  return false
}

async function readPidFile(data: string): Promise<{ pid: number | null; status: string }> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return { pid: Number(lines[0]) || null, status: lines[7]?.trim() ?? '' }
}

/** Stops a server that outlived the process which had started it. */
export async function stopOrphan(data: string): Promise<boolean> {
  const { pid } = await readPidFile(data)
  if (pid === null) return false
  if (!(await commandOf(pid)).includes(data)) {
    await rm(join(data, 'postmaster.pid'), { force: true })
    return false
  }
  await stopPostmaster(pid)
  return true
}

/** Ends all connections and stops; what was committed stays. */
export async function stopPostmaster(pid: number): Promise<void> {
  const since = performance.now()
  let alive = signal(pid, 'SIGINT')
  while (alive) {
    await sleep(10)
    const waited = performance.now() - since
    if (waited > 60_000) throw new Error(`PostgreSQL (process ${pid}) does not stop`)
    alive = signal(pid, waited > 30_000 ? 'SIGQUIT' : 0)
  }
}

function signal(pid: number, kind: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, kind)
  } catch {
    return false
  }
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return text.replaceAll('\0', ' ')
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'command=', '-p', String(pid)], (_error, out) => resolve(out))
  })
}
