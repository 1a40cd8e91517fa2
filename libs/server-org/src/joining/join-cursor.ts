import { idSchema } from '@atrium/domain-core'
import { pageCursor } from '@atrium/server-core'
import { z } from 'zod'

const placeSchema = z.object({ createdAt: z.iso.datetime(), id: idSchema })

/** Where a page of links, invitations or requests ended. */
export type JoinCursor = z.infer<typeof placeSchema>

const joinCursor = pageCursor(placeSchema)

export interface JoinPage {
  readonly after: JoinCursor | null
  readonly limit: number
}

/** The page that was asked for, with one more to know whether there are more. */
export function joinPage({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  return { after: cursor === undefined ? null : joinCursor.decode(cursor), limit: limit + 1 }
}

/** An answer made of a page that holds one more than was asked for. */
export function listed<Row extends JoinCursor>(
  found: readonly Row[],
  limit: number,
  count: number,
) {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const nextCursor = last && joinCursor.encode({ createdAt: last.createdAt, id: last.id })
  return { rows, total: { count, exact: true }, nextCursor, cut: false }
}
