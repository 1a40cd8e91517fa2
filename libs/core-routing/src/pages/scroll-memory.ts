import type { KeptStore } from '@atrium/core-storage'

/** How far something is scrolled. */
export interface ScrollPlace {
  readonly top: number
  readonly left: number
}

/** Remembers for this window how far the page of a history entry was scrolled, also over a full page load. */
export interface ScrollMemory {
  note(visit: string, place: ScrollPlace): void
  recall(visit: string): ScrollPlace | null
}

const name = 'page-scroll'
const keptVisits = 50

export function createScrollMemory(store: KeptStore): ScrollMemory {
  return {
    note(visit, { top, left }) {
      const others = read(store).filter(([known]) => known !== visit)
      store.set(name, JSON.stringify([...others, [visit, top, left]].slice(-keptVisits)))
    },
    recall(visit) {
      const [, top, left] = read(store).find(([known]) => known === visit) ?? []
      return top === undefined || left === undefined ? null : { top, left }
    },
  }
}

type Line = readonly [visit: string, top: number, left: number]

/** What another hand wrote under the name is as good as nothing. */
function read(store: KeptStore): Line[] {
  try {
    const lines: unknown = JSON.parse(store.get(name) ?? '[]')
    return Array.isArray(lines) ? lines.filter(isLine) : []
  } catch {
    return []
  }
}

function isLine(line: unknown): line is Line {
  if (!Array.isArray(line)) return false
  const [visit, top, left] = line as unknown[]
  return typeof visit === 'string' && Number.isFinite(top) && Number.isFinite(left)
}
