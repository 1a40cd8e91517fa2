/** What a designer's undo and redo walk through. States are immutable values. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** Acts of the same key that follow each other, such as typing in one input, are one step. */
  readonly key: string | null
}

/** Steps kept; the oldest is forgotten first. */
export const historyLimit = 200

/** A history that starts at a state. */
export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], key: null }
}

/** Adds a step; what was undone before is gone. */
export function recordStep<State>(
  history: History<State>,
  next: State,
  key: string | null = null,
): History<State> {
  if (Object.is(history.present, next)) return history
  const continues = key !== null && key === history.key && history.past.length > 0
  const past = continues ? history.past : [...history.past, history.present].slice(-historyLimit)
  return { past, present: next, future: [], key }
}

/** Goes one step back, if there is one. */
export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    key: null,
  }
}

/** Goes one step forward again, if one was undone. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, key: null }
}
