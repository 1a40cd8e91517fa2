import { type Entry, type Place, placeKey, placesOf } from '@atrium/domain-navigation'

export type Entries = readonly Entry[]

/** The entry of an id, wherever it stands. */
export function findEntry(entries: Entries, id: string): Entry | undefined {
  return (
    entries.find((entry) => entry.id === id) ?? placesOf(entries).find((each) => each.id === id)
  )
}

/** The group that holds a place; undefined for what stands by itself. */
export function groupOf(entries: Entries, id: string) {
  return groupsOf(entries).find(({ places }) => places.some((place) => place.id === id))
}

export function groupsOf(entries: Entries) {
  return entries.filter((entry) => entry.kind === 'group')
}

/** Adds an entry at the end, unless it leads where another leads already. */
export function withEntry(entries: Entries, entry: Entry): Entries {
  if (entry.kind === 'group') return [...entries, entry]
  const key = placeKey(entry)
  return placesOf(entries).some((place) => placeKey(place) === key) ? entries : [...entries, entry]
}

/** Removes an entry, a group with all it holds. */
export function withoutEntry(entries: Entries, id: string): Entries {
  return entries
    .filter((entry) => entry.id !== id)
    .map((entry) =>
      entry.kind === 'group'
        ? { ...entry, places: entry.places.filter((place) => place.id !== id) }
        : entry,
    )
}

/** Puts an entry with other texts in the place of the one of its id. */
export function withChanged(entries: Entries, changed: Entry): Entries {
  return entries.map((entry) => {
    if (entry.id === changed.id) return changed
    if (entry.kind !== 'group' || changed.kind === 'group') return entry
    const places = entry.places.map((place) => (place.id === changed.id ? changed : place))
    return { ...entry, places }
  })
}

/** Moves an entry among those that stand beside it. */
export function withMoved(entries: Entries, id: string, to: number): Entries {
  if (entries.some((entry) => entry.id === id)) return moved(entries, id, to)
  return entries.map((entry) =>
    entry.kind === 'group' && entry.places.some((place) => place.id === id)
      ? { ...entry, places: moved(entry.places, id, to) }
      : entry,
  )
}

/** Puts a place at the end of a group, or by itself for null. */
export function withGroup(entries: Entries, place: Place, groupId: string | null): Entries {
  const rest = withoutEntry(entries, place.id)
  if (groupId === null) return [...rest, place]
  return rest.map((entry) =>
    entry.id === groupId && entry.kind === 'group'
      ? { ...entry, places: [...entry.places, place] }
      : entry,
  )
}

function moved<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): Item[] {
  const item = items.find((each) => each.id === id)
  return item ? items.filter((each) => each !== item).toSpliced(to, 0, item) : [...items]
}
