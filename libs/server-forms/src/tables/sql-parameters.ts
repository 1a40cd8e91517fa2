/** Collects the values of a statement while its text is written. */
export interface SqlParameters {
  readonly values: unknown[]
  /** Takes a value and answers its place, such as `$3`. */
  add(value: unknown): string
}

/** An empty collection of parameters. */
export function sqlParameters(): SqlParameters {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** Makes a text match itself in LIKE. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
