import type { Total } from '@atrium/domain-core'
import { useState } from 'react'

interface Paged {
  readonly total: Total
  readonly nextCursor?: string | undefined
}

/** Pages that follow one another by cursor, from the first whenever the filter changes. */
export function useCursorPages(filter: object) {
  const key = JSON.stringify(filter)
  const [walked, setWalked] = useState<{ key: string; cursors: readonly string[] }>()
  const [limit, setLimit] = useState(50)
  const cursors = walked?.key === key ? walked.cursors : []
  const cursor = cursors.at(-1)
  const page = cursors.length + 1
  return {
    page,
    /** The part of the input that asks for this page. */
    asked: { limit, ...(cursor && { cursor }) },
    /** What the control at the foot of the list needs. */
    paging: ({ total, nextCursor }: Paged) => ({
      page,
      pageSize: limit,
      pageSizes: [20, 50, 100],
      total: total.count,
      atLeast: !total.exact,
      hasNext: nextCursor !== undefined,
      onChange: (next: { page: number; pageSize: number }) => {
        if (next.pageSize !== limit) {
          setLimit(next.pageSize)
          setWalked(undefined)
        } else if (next.page < page) {
          setWalked({ key, cursors: cursors.slice(0, next.page - 1) })
        } else if (nextCursor !== undefined) {
          setWalked({ key, cursors: [...cursors, nextCursor] })
        }
      },
    }),
  }
}
