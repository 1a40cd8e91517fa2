interface Spans {
  /** Milliseconds from the first item to the handing on. */
  readonly wait: number
  /** Milliseconds that lie at least between two handings on. */
  readonly pause: number
}

/** Hands on at once what was added within a span of time, and never faster than the pause. */
export function collected<Item>({ wait, pause }: Spans, hand: (items: readonly Item[]) => void) {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined

  function flush() {
    timer = undefined
    const full = items
    items = []
    resting = setTimeout(rested, pause)
    hand(full)
  }

  function rested() {
    resting = undefined
    if (items.length > 0) flush()
  }

  return {
    add(more: readonly Item[]) {
      items.push(...more)
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
