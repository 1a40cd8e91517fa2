import { Buffer } from 'node:buffer'
import { idSchema } from '@atrium/domain-core'
import { InvalidInput } from '@atrium/server-core'
import { z } from 'zod'

const cursorSchema = z.strictObject({ name: z.string().max(60), id: idSchema })

/** Where a page of members ended. */
export type MemberCursor = z.infer<typeof cursorSchema>

export function encodeMemberCursor(cursor: MemberCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads a cursor back; one that was made up is refused. */
export function decodeMemberCursor(text: string): MemberCursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (parsed.success && !parsed.data.name.includes('\0')) return parsed.data
  throw new InvalidInput([{ path: ['cursor'], code: 'invalid-format' }])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
