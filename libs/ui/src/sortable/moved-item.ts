/** The order once an item stands in the place of another, both by id; unchanged when one of them is not there. */
export function movedItem(ids: readonly string[], id: string, over: string | undefined): string[] {
  const from = ids.indexOf(id)
  const to = over === undefined ? -1 : ids.indexOf(over)
  if (from < 0 || to < 0) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
