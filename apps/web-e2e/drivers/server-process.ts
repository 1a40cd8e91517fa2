import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { demoPassword } from './people'

/** The built product on data of its own. */
export interface ServerProcess {
  readonly address: string
  readonly dataDir: string
  /** What it has printed so far. */
  said: () => string
  /** As a machine that fails does it: without a word. */
  kill: () => Promise<void>
  start: () => Promise<void>
}

/** Runs a server while it is worked with; `environment` is what it has besides. */
export async function withServer(
  environment: NodeJS.ProcessEnv,
  work: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-journey-'))
  // PostgreSQL may run as another user than ours.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let said = ''
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  const server: ServerProcess = {
    address,
    dataDir,
    said: () => said,
    kill: () => end('SIGKILL'),
    async start() {
      child = run({ PORT: String(port), ATRIUM_DATA_DIR: dataDir, ...environment })
      child.stdout?.on('data', (part: Buffer) => (said += part.toString()))
      await expect.poll(() => isReady(address), { timeout: 60_000, intervals: [200] }).toBe(true)
    },
  }
  try {
    await server.start()
    await work(server)
  } finally {
    await end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

function run(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['dist/apps/server/main.js'], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ATRIUM_DEMO_PASSWORD: demoPassword,
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/sapi/health`).catch(() => null)
  return answer?.ok === true
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
