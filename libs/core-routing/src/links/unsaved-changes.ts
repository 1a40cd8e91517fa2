/** Counts the places that hold unsaved changes. */
export interface UnsavedChanges {
  /** Answers how to let go. */
  hold(): () => void
  has(): boolean
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
  }
}
