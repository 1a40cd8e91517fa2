import { useCallback, useRef } from 'react'
import { useLatest } from './use-latest'

interface RowPicksOptions<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** Selecting rows: one, a run with Shift, the whole page. */
export function useRowPicks<Row>(options: RowPicksOptions<Row>) {
  const latest = useLatest(options)
  const last = useRef<number | null>(null)
  const pick = useCallback(
    (index: number, event: { shiftKey: boolean }) => {
      const { rows, rowId, selected, onSelect } = latest.current
      const from = event.shiftKey && last.current !== null ? last.current : index
      const run = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map(rowId)
      const target = rows[index]
      const next = new Set(selected)
      const removes = target !== undefined && selected.has(rowId(target))
      for (const id of run) {
        if (removes) next.delete(id)
        else next.add(id)
      }
      last.current = index
      onSelect(next)
    },
    [latest],
  )
  const { rows, rowId, selected, onSelect } = options
  const onPage = rows.filter((row) => selected.has(rowId(row))).length
  const some = onPage === 0 ? 'none' : 'some'
  const picked = onPage > 0 && onPage === rows.length ? 'all' : some
  const pickPage = () => {
    const next = new Set(selected)
    for (const row of rows) {
      if (picked === 'all') next.delete(rowId(row))
      else next.add(rowId(row))
    }
    onSelect(next)
  }
  return {
    pick,
    picked,
    pickPage,
    toggle: (index: number, shiftKey: boolean) => pick(index, { shiftKey }),
  } as const
}
