import type { FormRecord } from '@atrium/domain-forms'
import { useEffect, useRef, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** Records of a page that others changed or added since the page was last read, for a moment. */
export function useChangedRows(
  rows: readonly FormRecord[],
  /** What the rows were asked by; null while they are of the page before. */
  page: string | null,
  isOwn: (record: FormRecord) => boolean,
): ReadonlySet<string> {
  const before = useRef<{ page: string; versions: Map<string, number> } | null>(null)
  const [changed, setChanged] = useState(none)
  useEffect(() => {
    if (page === null) return undefined
    const known = before.current
    before.current = { page, versions: new Map(rows.map((row) => [row.id, row.version])) }
    if (!known || known.page !== page || known.versions.size === 0) return undefined
    const ids = rows
      .filter((row) => known.versions.get(row.id) !== row.version && !isOwn(row))
      .map((row) => row.id)
    if (ids.length === 0) return undefined
    setChanged(new Set(ids))
    const timer = setTimeout(() => setChanged(none), 2600)
    return () => clearTimeout(timer)
  }, [rows, page, isOwn])
  return changed
}
