import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { builtServer } from '../build/built-product.ts'
import { runningDatabase } from '../postgres/running-database.ts'
import { openLines } from './http-lines.ts'

const password = 'bench bench bench'

/** The built server on data of its own, called as the demo administrator, and the same database by the driver. */
export interface BenchServer {
  readonly readyMs: number
  readonly port: number
  readonly sql: Client
  readonly memoryMb: () => number
  /** The cookie of another session, of the administrator unless said. */
  signIn(loginId?: string): Promise<string>
  /** As the administrator, or whose the cookie is. */
  call<Answer>(method: string, path: string, body?: unknown, as?: string): Promise<Answer>
  upload(name: string, text: string): Promise<{ id: string }>
  close(): Promise<void>
}

export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
  // PostgreSQL may run as another user than ours.
  chmodSync(dataDir, 0o755)
  const first = await run(dataDir)
  await first.stop()
  const { port, readyMs, pid, stop } = await run(dataDir)
  const base = `http://127.0.0.1:${port}/sapi`
  const cookie = await signIn(base)
  const lines = openLines()
  const sql = new Client(runningDatabase(dataDir) ?? {})
  await sql.connect()
  return {
    readyMs,
    port,
    sql,
    signIn: (loginId) => signIn(base, loginId),
    memoryMb: () => residentMb(pid),
    call: async (method, path, body, as = cookie) => {
      const asked = { method, url: `${base}${path}`, cookie: as, body }
      const { status, text } = await lines.ask(asked)
      if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
      return JSON.parse(text) as never
    },
    upload: async (name, text) => {
      const form = new FormData()
      form.append('file', new Blob([text], { type: 'text/csv' }), name)
      const answer = await fetch(`${base}/files?purpose=import`, {
        method: 'POST',
        headers: { cookie },
        body: form,
      })
      if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as { id: string }
    },
    close: async () => {
      lines.close()
      await sql.end()
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function signIn(base: string, loginId = 'admin'): Promise<string> {
  const answer = await fetch(`${base}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password }),
  })
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()}`)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function run(dataDir: string) {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [builtServer], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      ATRIUM_DATA_DIR: dataDir,
      ATRIUM_DEMO_PASSWORD: password,
      ATRIUM_MAX_UPLOAD_MB: '200',
      LOG_LEVEL: 'error',
    },
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { port, pid: child.pid ?? 0, readyMs: performance.now() - start, stop }
}

async function isReady(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/sapi/health`).catch(() => null)
  return answer?.ok === true
}

function residentMb(pid: number) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
