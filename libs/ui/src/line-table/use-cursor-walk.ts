import { useState } from 'react'

/** Where one stands in a list that is paged by cursor. */
export interface CursorWalk {
  page: number
  limit: number
  /** Where the page begins; undefined for the first. */
  cursor: string | undefined
  goTo: (next: { page: number; pageSize: number }, nextCursor: string | undefined) => void
}

/** Remembers the cursors of the pages walked through; another `key` begins again. */
export function useCursorWalk(key: string, first = 50): CursorWalk {
  const [walked, setWalked] = useState<{ key: string; cursors: readonly string[] }>()
  const [limit, setLimit] = useState(first)
  const cursors = walked?.key === key ? walked.cursors : []
  return {
    page: cursors.length + 1,
    limit,
    cursor: cursors.at(-1),
    goTo(next, nextCursor) {
      if (next.pageSize !== limit) {
        setLimit(next.pageSize)
        setWalked(undefined)
      } else if (next.page <= cursors.length) {
        setWalked({ key, cursors: cursors.slice(0, next.page - 1) })
      } else if (nextCursor !== undefined) {
        setWalked({ key, cursors: [...cursors, nextCursor] })
      }
    },
  }
}
