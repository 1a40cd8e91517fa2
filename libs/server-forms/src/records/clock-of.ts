import { isTimeZone, zoneClock, type ZoneClock } from '@atrium/domain-forms'

/** The clock of a time zone, or null when there is no such zone. */
export type ClockOf = (timeZone: string) => ZoneClock | null

/** Makes the clock anew. */
export const freshClock: ClockOf = (timeZone) => (isTimeZone(timeZone) ? zoneClock(timeZone) : null)

/** Keeps the clocks it has made, since making one takes as long as finding a page of records; there are a few hundred zones. */
export function rememberClocks(): ClockOf {
  const known = new Map<string, ZoneClock>()
  return (timeZone) => {
    const clock = known.get(timeZone) ?? freshClock(timeZone)
    if (clock && known.size < rememberedZones) known.set(timeZone, clock)
    return clock
  }
}

const rememberedZones = 1000
