import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { expectedHash } from './chain.ts'

export type FileVerdict =
  | {
      readonly ok: true
      readonly entries: number
      /** Entries that follow one another without a gap prove that nothing between them is missing. */
      readonly gaps: number
      readonly fingerprint: string
    }
  | { readonly ok: false; readonly line: number; readonly reason: string }

interface ExportedEntry {
  readonly seq: number
  readonly at: string
  readonly entry: string
  readonly previous: string
  readonly hash: string
}

interface Sealed {
  readonly entries: number
  readonly digest: string
  readonly signature: string
  readonly publicKey: string
  readonly fingerprint: string
}

type Line =
  | { readonly type: 'head'; readonly format: string; readonly entId: string }
  | ({ readonly type: 'entry' } & ExportedEntry)
  | ({ readonly type: 'seal' } & Sealed)

/** Checks an exported log by itself: every hash, the order, the digest of the file and who signed it. */
export async function verifyFile(path: string): Promise<FileVerdict> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })
  const digest = createHash('sha256')
  let entId: string | null = null
  let later: ExportedEntry | null = null
  let count = 0
  let gaps = 0
  let line = 0
  const refuse = (reason: string) => ({ ok: false as const, line, reason })
  for await (const text of lines) {
    line += 1
    const read = parse(text)
    if (!read) return refuse('it is no line of an exported log')
    if (line === 1) {
      if (read.type !== 'head' || read.format !== 'atrium-audit-1') return refuse('it is no head')
      entId = read.entId
    } else if (read.type === 'entry' && entId !== null) {
      if (!isTrue(entId, read)) return refuse(`entry ${read.seq} does not match its hash`)
      if (later && later.seq <= read.seq) return refuse(`entry ${read.seq} is out of order`)
      if (later && later.seq === read.seq + 1 && later.previous !== read.hash) {
        return refuse(`entry ${later.seq} does not follow entry ${read.seq}`)
      }
      if (later && later.seq > read.seq + 1) gaps += 1
      later = read
      count += 1
    } else if (read.type === 'seal') {
      const made = digest.digest()
      const isSigned = made.toString('hex') === read.digest && signed(read, made)
      if (!isSigned || read.entries !== count) return refuse('the seal is not of these lines')
      return { ok: true, entries: count, gaps, fingerprint: fingerprintOf(read) }
    } else return refuse('it is out of place')
    digest.update(`${text}\n`)
  }
  return refuse('the seal is missing')
}

function isTrue(entId: string, { at, entry, previous, hash, seq }: ExportedEntry): boolean {
  const told = { seq, at: new Date(at), entry, hash: Buffer.from(hash, 'hex') }
  return expectedHash(entId, Buffer.from(previous, 'hex'), told).equals(told.hash)
}

function signed({ publicKey, signature }: Sealed, digest: Buffer): boolean {
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  return verify(null, digest, key, Buffer.from(signature, 'base64'))
}

function fingerprintOf({ publicKey }: Sealed): string {
  const bytes = Buffer.from(publicKey, 'base64')
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

function parse(text: string): Line | null {
  try {
    return JSON.parse(text) as Line
  } catch {
    return null
  }
}
