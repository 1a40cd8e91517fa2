import { mkdir, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One process at a time owns a data directory. */
export interface DataLock {
  /** What a second process is told. */
  readonly describe: (address: string) => void
  readonly release: () => Promise<void>
}

/** Another process owns the data; the message says which. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse'
}

/**
 * Takes the directory. The lock is a socket, which the system closes with its process, so that none is left behind
 * by a process that was killed.
 */
export async function lockData(dir: string): Promise<DataLock> {
  await mkdir(dir, { recursive: true })
  const path = socketPath(await directoryKey(dir))
  let address = 'still starting'
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(`process ${process.pid}, ${address}`)
  })
  if (!(await listen(server, path))) {
    const owner = await ask(path)
    if (owner !== null) {
      throw new DataInUse(
        `${dir} is in use by another Atrium (${owner}). Stop it, or set ATRIUM_DATA_DIR to another directory.`,
      )
    }
    await rm(path, { force: true })
    if (!(await listen(server, path))) throw new DataInUse(`${dir} is in use by another Atrium.`)
  }
  server.unref()
  return {
    describe: (text) => {
      address = text
    },
    release: () => new Promise((done) => server.close(() => done())),
  }
}

/** The same directory by whatever path has the same key. */
export async function directoryKey(dir: string): Promise<string> {
  const { dev, ino } = await stat(dir)
  return `${dev.toString(36)}-${ino.toString(36)}`
}

function socketPath(key: string): string {
  if (process.platform === 'linux') return `\0atrium-${key}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\atrium-${key}`
  return join(tmpdir(), `atrium-${key}.lock`)
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error)
    server.once('error', failed)
    server.listen({ path }, () => {
      server.off('error', failed)
      resolve(true)
    })
  })
}

function ask(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ path })
    socket.setTimeout(2000, () => socket.destroy())
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    socket.on('error', () => resolve(null)).on('close', () => resolve(text || null))
  })
}
