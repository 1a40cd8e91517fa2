/** In milliseconds. */
export interface Spans {
  /** From the first item to the handing on. */
  readonly wait: number
  /** From there to the next handing on, at least. */
  readonly pause: number
}

/** Hands on at once what was added within a span of time, and rests before it does so again. */
export function collected<Item>(hand: (items: readonly Item[]) => void) {
  let items: Item[] = []
  let rest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  function flush() {
    const full = items
    resting = setTimeout(rested, rest)
    timer = undefined
    items = []
    rest = 0
    hand(full)
  }

  function rested() {
    resting = undefined
    if (items.length > 0) flush()
  }

  return {
    add(more: readonly Item[], { wait, pause }: Spans) {
      items.push(...more)
      rest = Math.max(rest, pause)
      if (resting === undefined) timer ??= setTimeout(flush, wait)
    },
    drop() {
      clearTimeout(timer)
      clearTimeout(resting)
      timer = undefined
      resting = undefined
      items = []
    },
  }
}
