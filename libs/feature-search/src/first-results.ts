/** So many results are shown, of all kinds together (section 9). */
export const resultLimit = 600

interface Group {
  readonly items: readonly unknown[]
  readonly cut: boolean
}

/** The first results over all groups, in their order; what is left out cuts its group. */
export function firstResults<Each extends Group>(
  groups: readonly Each[],
  limit: number = resultLimit,
): { readonly groups: readonly Each[]; readonly cut: boolean } {
  let room = limit
  const shown = groups.map((group) => {
    const items = group.items.slice(0, room)
    room -= items.length
    return items.length === group.items.length ? group : { ...group, items, cut: true }
  })
  return { groups: shown, cut: shown.some(({ cut }) => cut) }
}
