/** Counts the places that hold unsaved changes. */
export interface UnsavedChanges {
  /** Answers how to let go. */
  hold(): () => void
  has(): boolean
  /** Lets go of all: the person has been asked and leaves. */
  drop(): void
}

export function createUnsavedChanges(): UnsavedChanges {
  const holders = new Set<symbol>()
  return {
    hold() {
      const holder = Symbol('unsaved')
      holders.add(holder)
      return () => holders.delete(holder)
    },
    has: () => holders.size > 0,
    drop: () => holders.clear(),
  }
}
