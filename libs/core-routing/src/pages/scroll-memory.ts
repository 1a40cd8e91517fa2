import type { KeptStore } from '@atrium/core-storage'

/** How far a part of a page is scrolled. */
export interface ScrollPlace {
  /** Where the part stands in the page; empty for the page itself. */
  readonly part: string
  readonly top: number
  readonly left: number
}

/** Remembers for this window how far the page of a history entry was scrolled, also over a full page load. */
export interface ScrollMemory {
  note(visit: string, places: readonly ScrollPlace[]): void
  recall(visit: string): readonly ScrollPlace[]
}

const name = 'page-scroll'
const keptVisits = 50

export function createScrollMemory(store: KeptStore): ScrollMemory {
  return {
    note(visit, places) {
      const others = read(store).filter(([known]) => known !== visit)
      store.set(name, JSON.stringify([...others, [visit, places]].slice(-keptVisits)))
    },
    recall: (visit) => read(store).find(([known]) => known === visit)?.[1] ?? [],
  }
}

type Line = readonly [visit: string, places: readonly ScrollPlace[]]

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
  const [visit, places] = line as unknown[]
  return typeof visit === 'string' && Array.isArray(places) && places.every(isPlace)
}

function isPlace(place: unknown): place is ScrollPlace {
  const { part, top, left } = (place ?? {}) as Partial<Record<keyof ScrollPlace, unknown>>
  return typeof part === 'string' && Number.isFinite(top) && Number.isFinite(left)
}
