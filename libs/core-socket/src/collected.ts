/** Hands on what was added within a span of time at once, counted from the first. */
export function collected<Item>(milliseconds: number, hand: (items: readonly Item[]) => void) {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    const full = items
    drop()
    hand(full)
  }

  function drop() {
    clearTimeout(timer)
    timer = undefined
    items = []
  }

  return {
    add(more: readonly Item[]) {
      items.push(...more)
      timer ??= setTimeout(flush, milliseconds)
    },
    drop,
  }
}
