import { Conflict } from '@atrium/server-core'

/** Refuses a change made on something that is no longer as it was seen, and says what it is now. */
export function refuseChangedMeanwhile<Seen extends object>(
  was: Partial<Seen> | undefined,
  now: Seen,
): void {
  const keys = Object.keys(was ?? {}) as (keyof Seen)[]
  const isSame = keys.every((key) => JSON.stringify(was?.[key]) === JSON.stringify(now[key]))
  if (!isSame) throw new Conflict('changed-meanwhile', { now })
}
