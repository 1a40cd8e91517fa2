import { Buffer } from 'node:buffer'
import { idSchema } from '@atrium/domain-core'
import { InvalidInput } from '@atrium/server-core'
import { z } from 'zod'
import type { SortKey } from './sort-keys'

/** Where a page ended: the last record's sort values as text, and its id. */
export interface RecordCursor {
  readonly values: readonly (string | null)[]
  readonly id: string
}

const cursorSchema = z.strictObject({
  /** The order it belongs to: a cursor is of no use in another one. */
  by: z.string(),
  values: z.array(z.string().nullable()),
  id: idSchema,
})

/** Writes a cursor; opaque to whoever carries it. */
export function encodeCursor(keys: readonly SortKey[], cursor: RecordCursor): string {
  return Buffer.from(JSON.stringify({ by: orderText(keys), ...cursor })).toString('base64url')
}

/** Reads a cursor back; one that was made up, or made for another order, is refused. */
export function decodeCursor(keys: readonly SortKey[], text: string): RecordCursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success || !fits(keys, parsed.data)) {
    throw new InvalidInput([{ path: ['cursor'], code: 'invalid-format' }])
  }
  return { values: parsed.data.values, id: parsed.data.id.toLowerCase() }
}

function fits(keys: readonly SortKey[], { by, values }: z.infer<typeof cursorSchema>): boolean {
  return (
    by === orderText(keys) &&
    values.length === keys.length &&
    keys.every((key, at) => {
      const value = values[at] ?? null
      return value === null ? key.nullable : key.accepts(value)
    })
  )
}

function orderText(keys: readonly SortKey[]): string {
  return keys.map((key) => `${key.field} ${key.direction}`).join()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
