import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** Hashes and checks passwords; at most a few at a time, since each takes memory and a thread. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for an account without a password (`null`) as for a wrong one. */
  verify(password: string, hash: string | null): Promise<boolean>
}

interface Cost {
  /** KiB */
  readonly memory: number
  readonly passes: number
}

/** The minimum OWASP recommends for Argon2id. */
const defaultCost: Cost = { memory: 19_456, passes: 2 }
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/

/** Argon2id by Node's own implementation; hashes are PHC strings and keep the cost they were made with. */
export function createPasswords({ cost = defaultCost, atOnce = 2 } = {}): Passwords {
  const gate = createGate(atOnce)
  const nobody = formatHash(cost, randomBytes(16), randomBytes(32))

  return {
    async hash(password) {
      const nonce = randomBytes(16)
      return formatHash(cost, nonce, await gate(() => derive(password, nonce, cost)))
    },
    async verify(password, hash) {
      const parsed = parseHash(hash ?? nobody) ?? parseHash(nobody)
      if (!parsed) return false
      const derived = await gate(() => derive(password, parsed.nonce, parsed.cost))
      return timingSafeEqual(derived, parsed.tag) && hash !== null
    },
  }
}

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const parameters = { message: password.normalize('NFC'), nonce, parallelism: 1, tagLength: 32 }
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...parameters, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function formatHash(cost: Cost, nonce: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${text(nonce)}$${text(tag)}`
}

function parseHash(hash: string): { cost: Cost; nonce: Buffer; tag: Buffer } | null {
  const [, memory, passes, nonce = '', tag = ''] = hashPattern.exec(hash) ?? []
  const bytes = Buffer.from(tag, 'base64')
  if (bytes.length !== 32) return null
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: bytes,
  }
}

function createGate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = places
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
