/** A form after somebody else has saved: nothing that was typed is lost, nothing that they wrote is undone unseen. */
export interface Merged<Draft> {
  readonly draft: Draft
  /** Changed by them alone: taken over. */
  readonly taken: readonly (keyof Draft)[]
  /** Changed by both: what was typed here stays until it is saved. */
  readonly disputed: readonly (keyof Draft)[]
}

/**
 * Puts what is typed here onto what somebody else saved meanwhile.
 * @param base What both began with.
 */
export function mergeDraft<Draft extends object>({
  base,
  mine,
  now,
}: Readonly<Record<'base' | 'mine' | 'now', Draft>>): Merged<Draft> {
  const keys = Object.keys(mine) as (keyof Draft)[]
  const theirs = keys.filter((key) => differs(base[key], now[key]))
  const isMine = (key: keyof Draft) => differs(base[key], mine[key])
  const draft = { ...mine }
  for (const key of keys) if (!isMine(key)) draft[key] = now[key]
  return {
    draft,
    taken: theirs.filter((key) => !isMine(key)),
    disputed: theirs.filter((key) => isMine(key) && differs(mine[key], now[key])),
  }
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
