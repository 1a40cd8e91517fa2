// Many windows in one process: the child of `socket-measures.ts`, which says how many, where, and when to listen.
import { connect, type Socket } from 'node:net'

export type ToClients =
  | {
      readonly say: 'open'
      readonly port: number
      readonly cookies: readonly string[]
      readonly count: number
    }
  | { readonly say: 'listen' }

/** Times are those of the system's steady clock, which all processes share. */
export type FromClients =
  | { readonly say: 'bound'; readonly count: number; readonly failed: string | null }
  | { readonly say: 'heard'; readonly firstMs: number; readonly lastMs: number }

const atOnce = 50
const text = 1
const ping = 9
const pong = 10

const lines: Line[] = []
let hearing = 0
let firstMs = 0

process.on('message', (message: ToClients) => {
  if (message.say === 'listen') {
    hearing = lines.length
    firstMs = 0
  } else void openAll(message)
})

interface Line {
  readonly socket: Socket
  rest: Buffer
  isOpen: boolean
}

async function openAll({ port, cookies, count }: ToClients & { say: 'open' }) {
  let failed: string | null = null
  while (lines.length < count && failed === null) {
    const next = Math.min(atOnce, count - lines.length)
    const opening = Array.from({ length: next }, (_, at) =>
      open(port, cookies[(lines.length + at) % cookies.length] ?? ''),
    )
    for (const result of await Promise.allSettled(opening)) {
      if (result.status === 'fulfilled') lines.push(result.value)
      else failed = String(result.reason)
    }
  }
  tell({ say: 'bound', count: lines.length, failed })
}

function open(port: number, cookie: string): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const line: Line = { socket, rest: Buffer.alloc(0), isOpen: false }
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`closed: ${line.rest.toString().slice(0, 80)}`)))
    socket.on('data', (data) => {
      line.rest = Buffer.concat([line.rest, data])
      if (!line.isOpen) greet(line)
      for (const words of line.isOpen ? wordsOf(line) : [])
        if (words.includes('connect success')) resolve(line)
        else if (words.includes('"changed"')) hear()
    })
    socket.write(
      [
        'GET /sapi/socket HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version: 13',
        `Cookie: ${cookie}`,
        '\r\n',
      ].join('\r\n'),
    )
  })
}

function greet(line: Line) {
  const end = line.rest.indexOf('\r\n\r\n')
  if (end < 0 || !line.rest.subarray(0, 20).toString().includes('101')) return
  line.isOpen = true
  line.rest = line.rest.subarray(end + 4)
  send(line.socket, text, JSON.stringify({ type: 'bindUid', uid: '', login_ip: '' }))
}

/** The texts of all whole frames; a ping is answered. */
function wordsOf(line: Line): string[] {
  const words: string[] = []
  while (line.rest.length >= 2) {
    const short = (line.rest[1] ?? 0) & 127
    const head = short === 126 ? 4 : 2
    if (short === 127) throw new Error('a frame of more than 64 kB')
    if (line.rest.length < head) break
    const size = short === 126 ? line.rest.readUInt16BE(2) : short
    if (line.rest.length < head + size) break
    const body = line.rest.subarray(head, head + size).toString()
    const kind = (line.rest[0] ?? 0) & 15
    if (kind === ping) send(line.socket, pong, body)
    if (kind === text) words.push(body)
    line.rest = Buffer.from(line.rest.subarray(head + size))
  }
  return words
}

/** Clients mask what they send; by zeros, the text stays as it is. */
function send(socket: Socket, kind: number, body: string) {
  const bytes = Buffer.from(body)
  socket.write(Buffer.concat([Buffer.from([128 | kind, 128 | bytes.length, 0, 0, 0, 0]), bytes]))
}

function hear() {
  const now = Number(process.hrtime.bigint()) / 1e6
  if (hearing === 0) return
  if (firstMs === 0) firstMs = now
  hearing -= 1
  if (hearing === 0) tell({ say: 'heard', firstMs, lastMs: now })
}

function tell(message: FromClients) {
  process.send?.(message)
}
