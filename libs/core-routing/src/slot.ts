/** A place where features meet: one accepts items of a kind, others offer them. */
export interface Slot<Item> {
  readonly id: string
  /** Only for the type; never present. */
  readonly item?: (item: Item) => Item
}

/** Items offered to one slot by a manifest. */
export interface Offer {
  readonly slot: string
  readonly items: readonly unknown[]
}

/** Declares a slot in a library that both sides may import. */
export function defineSlot<Item>(id: string): Slot<Item> {
  return { id }
}

/** Offers items to a slot, in a manifest. */
export function offer<Item>(slot: Slot<Item>, ...items: readonly NoInfer<Item>[]): Offer {
  return { slot: slot.id, items }
}

/** Everything offered to a slot, in the order of the features. */
export function offersOf<Item>(
  features: readonly { readonly slots?: readonly Offer[] }[],
  slot: Slot<Item>,
): Item[] {
  return features
    .flatMap((feature) => feature.slots ?? [])
    .filter((offered) => offered.slot === slot.id)
    .flatMap((offered) => offered.items as readonly Item[])
}
