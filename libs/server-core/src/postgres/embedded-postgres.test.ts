import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../jobs/bundle'
import { createLogger } from '../log'
import { startEmbeddedPostgres } from './embedded-postgres'
import { closedDirectory } from './run-as'

const log = createLogger('silent')
let dir: string
let writer: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'atrium-postgres-'))
  await chmod(dir, 0o755)
  writer = await bundle(join(import.meta.dirname, 'writer.fixture.ts'))
})
afterAll(async () => {
  await Promise.all([dir, dirname(writer)].map((path) => rm(path, { recursive: true })))
})

describe('the embedded PostgreSQL', () => {
  it('refuses a second process on the same data, loses nothing to kill -9, and comes up again', async () => {
    const first = startWriter()
    const postmaster = Number((await first.until(/^postmaster/)).split(' ')[1])
    await first.until(/^50$/)

    const second = startWriter()
    const refusal = await second.until(/^refused/)
    expect(refusal).toContain('is in use by another Atrium')
    expect(refusal).toContain(`process ${first.child.pid}, http://127.0.0.1:4321`)

    await first.until(/^200$/)
    first.child.kill('SIGKILL')
    const acknowledged = await first.ended()

    const again = await startEmbeddedPostgres({ dir, log })
    expect(again.pid).not.toBe(postmaster)
    expect(again.fresh).toBe(false)
    expect(await count(again.connection)).toBeGreaterThanOrEqual(acknowledged)
    await again.stop()
  })

  it('starts the server again when it is killed', async () => {
    const postgres = await startEmbeddedPostgres({ dir, log })
    const before = await count(postgres.connection)
    const pid = postgres.pid
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => postgres.pid, { timeout: 15_000 }).not.toBe(pid)
    await expect.poll(() => count(postgres.connection), { timeout: 15_000 }).toBe(before)
    await postgres.stop()
    await expect(count(postgres.connection)).rejects.toThrow('ENOENT')
  })

  it('names the directory its user cannot enter', async () => {
    const closed = join(dir, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const stranger = { name: 'stranger', uid: 61_234, gid: 61_234 }
    expect(closedDirectory(stranger, join(closed, 'data'))).toBe(closed)
    expect(closedDirectory({ name: 'root', uid: 0, gid: 0 }, join(closed, 'data'))).toBeNull()
  })
})

async function count(connection: object): Promise<number> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>('select count(*)::int n from acknowledged')
    return rows[0]?.n ?? 0
  } finally {
    await client.end()
  }
}

function startWriter() {
  const child: ChildProcess = spawn(process.execPath, [writer, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const seen: string[] = []
  const lines = createInterface({ input: child.stdout! }).on('line', (line) => seen.push(line))
  const ended = new Promise<void>((resolve) => lines.once('close', resolve))
  return {
    child,
    until: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const found = seen.find((line) => pattern.test(line))
        if (found) return resolve(found)
        lines.on('line', (line: string) => pattern.test(line) && resolve(line))
        void ended.then(() =>
          reject(new Error(`ended before ${pattern}: ${seen.slice(-3).join()}`)),
        )
      }),
    ended: async () => {
      await ended
      return Number(seen.at(-1))
    },
  }
}
