import { createHash } from 'node:crypto'

/** An entry of an enterprise's log, as kept or exported. */
export interface ChainEntry {
  readonly seq: number
  readonly at: Date
  readonly entry: string
  readonly hash: Buffer
}

/** The hash an entry must have behind the one before it. Written anew here: who checks shares nothing with who is checked. */
export function expectedHash(entId: string, previous: Buffer, { at, entry }: ChainEntry): Buffer {
  const content = sha256(Buffer.from(JSON.stringify([entId, at.toISOString(), entry])))
  return sha256(Buffer.concat([previous, content]))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
