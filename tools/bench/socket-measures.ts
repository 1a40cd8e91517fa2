import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchServer } from './bench-server.ts'
import type { FromClients, ToClients } from './socket-clients.ts'

/** A session has 100 windows at most. */
const windowsPerSession = 100
const rounds = 15
const settleMs = 3000

export interface SocketMeasure {
  readonly sockets: number
  /** Of the server's process, with all sockets idle. */
  readonly memoryMb: number
  readonly kilobytesPerSocket: number
  /** From the first window that hears a change to the last, and from the call that made it; medians. */
  readonly fanOutMs: number
  readonly firstMs: number
  readonly lastMs: number
}

/** Idle windows of one space, and how long it takes until all of them have heard of one change. */
export async function socketMeasure(server: BenchServer, sockets: number): Promise<SocketMeasure> {
  const clients = fork(join(import.meta.dirname, 'socket-clients.ts'), { execArgv: [] })
  try {
    const cookies = await signIn(server, Math.ceil(sockets / windowsPerSession))
    const before = server.memoryMb()
    const bound = await ask(clients, { say: 'open', port: server.port, cookies, count: sockets })
    if (bound.say !== 'bound' || bound.failed !== null)
      throw new Error(`only ${JSON.stringify(bound)} of ${sockets} sockets`)
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    const memoryMb = server.memoryMb()
    const kilobytesPerSocket = ((memoryMb - before) * 1024) / sockets
    return { sockets, memoryMb, kilobytesPerSocket, ...(await fanOut(server, clients)) }
  } finally {
    clients.kill()
  }
}

/** Says why so many sockets can't be opened here; null when they can. */
export function refusalOf(sockets: number): string | null {
  const limits = '/proc/self/limits'
  if (!existsSync(limits)) return null
  const [, hard] = /Max open files\s+\S+\s+(\d+)/.exec(readFileSync(limits, 'utf8')) ?? []
  const needed = sockets + 500
  if (hard === undefined || Number(hard) >= needed) return null
  return `this machine allows ${hard} open files a process, ${needed} are needed`
}

async function fanOut(server: BenchServer, clients: ChildProcess) {
  const times: { firstMs: number; lastMs: number; fanOutMs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    clients.send({ say: 'listen' } satisfies ToClients)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const start = Number(process.hrtime.bigint()) / 1e6
    const heard = next(clients)
    await server.call('POST', '/apps', { name: `Fan-out ${round}` })
    const told = await heard
    if (told.say !== 'heard') throw new Error('the clients said something else')
    const { firstMs, lastMs } = told
    times.push({ firstMs: firstMs - start, lastMs: lastMs - start, fanOutMs: lastMs - firstMs })
  }
  const middle = (key: 'firstMs' | 'lastMs' | 'fanOutMs') =>
    times.map((time) => time[key]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  return {
    firstMs: middle('firstMs'),
    lastMs: middle('lastMs'),
    fanOutMs: middle('fanOutMs'),
  }
}

async function signIn(server: BenchServer, count: number): Promise<string[]> {
  const cookies: string[] = []
  while (cookies.length < count) cookies.push(await server.signIn())
  return cookies
}

function ask(clients: ChildProcess, message: ToClients): Promise<FromClients> {
  clients.send(message)
  return next(clients)
}

async function next(clients: ChildProcess): Promise<FromClients> {
  const [message] = (await once(clients, 'message')) as [FromClients]
  return message
}
