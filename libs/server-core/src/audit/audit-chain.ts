import { createHash } from 'node:crypto'

/** The first entry of a chain follows nothing. */
export const chainStart: Buffer = Buffer.alloc(0)

/** What an entry of a space says, hashed. */
export function contentHash(entId: string, at: Date, entry: string): Buffer {
  return sha256(Buffer.from(JSON.stringify([entId, at.toISOString(), entry])))
}

/** The hash of an entry, which covers the entry before it and through that all before. */
export function linkHash(previous: Buffer, content: Buffer): Buffer {
  return sha256(previous, content)
}

function sha256(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
