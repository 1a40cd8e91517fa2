import { Buffer } from 'node:buffer'
import { idSchema } from '@atrium/domain-core'
import { InvalidInput } from '@atrium/server-core'
import { z } from 'zod'

const cursorSchema = z.strictObject({ pinned: z.boolean(), at: z.iso.datetime(), id: idSchema })

/** Where a page of notices ended. */
export type NoticeCursor = z.infer<typeof cursorSchema>

export function encodeNoticeCursor(cursor: NoticeCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads a cursor back; one that was made up is refused. */
export function decodeNoticeCursor(text: string): NoticeCursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (parsed.success && !parsed.data.at.startsWith('0000')) return parsed.data
  throw new InvalidInput([{ path: ['cursor'], code: 'invalid-format' }])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
