import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useMemo } from 'react'

/** Which columns behind the first are drawn, and the room the others take. */
export interface ColumnWindow {
  readonly indexes: readonly number[]
  readonly before: number
  readonly after: number
  /** Pixels by column. */
  readonly widths: readonly number[]
}

/** Up to this many columns all are drawn. */
const allBelow = 30

/** Draws only the columns in view once there are many; the first column always stands. */
export function useColumnWindow(
  scroll: RefObject<HTMLDivElement | null>,
  widths: readonly number[],
  always: number | null,
): ColumnWindow {
  const isMany = widths.length > allBelow
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    horizontal: true,
    enabled: isMany,
    count: Math.max(0, widths.length - 1),
    getScrollElement: () => scroll.current,
    estimateSize: (index) => widths[index + 1] ?? 0,
    getItemKey: (index) => `${index}:${widths[index + 1] ?? 0}`,
    overscan: 3,
    rangeExtractor: (range) => {
      const found = defaultRangeExtractor(range)
      const kept = always === null || always < 1 ? null : always - 1
      if (kept === null || found.includes(kept)) return found
      return [...found, kept].toSorted((a, b) => a - b)
    },
  })
  const drawn = isMany
    ? virtualizer
        .getVirtualItems()
        .map((item) => item.index + 1)
        .join(',')
    : 'all'
  return useMemo(() => {
    const rest = widths.map((_, index) => index).slice(1)
    if (drawn === 'all') return { indexes: rest, before: 0, after: 0, widths }
    const run = contiguous(drawn === '' ? [] : drawn.split(',').map(Number))
    const from = run[0] ?? 1
    const to = run.at(-1) ?? 0
    const room = (indexes: readonly number[]) =>
      indexes.reduce((sum, index) => sum + (widths[index] ?? 0), 0)
    return {
      indexes: run,
      before: room(rest.filter((index) => index < from)),
      after: room(rest.filter((index) => index > to)),
      widths,
    }
  }, [drawn, widths])
}

/** Fills the gaps: a kept column far away is left out rather than drawing everything between. */
function contiguous(indexes: readonly number[]): number[] {
  let best: number[] = []
  let run: number[] = []
  for (const index of indexes) {
    run = run.length > 0 && index === (run.at(-1) ?? 0) + 1 ? [...run, index] : [index]
    if (run.length > best.length) best = run
  }
  return best
}
