/** Numbers that look like chance and are the same for the same seed. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  id(): string
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    id: () => `0190${hex(4)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
