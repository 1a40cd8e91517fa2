/** Reads clocks of one time zone; making one is slow, asking it is quick. */
export interface ZoneClock {
  /** Milliseconds that the clock is ahead of UTC at an instant. */
  offsetAt(millis: number): number
  /** The day an instant falls on there, `YYYY-MM-DD`. */
  dayOf(millis: number): string
  /** The instant in milliseconds of a local day and time; a time that a clock change skips moves forward. */
  instantOf(day: string, time?: string): number
}

/**
 * The clock of an IANA time zone; an unknown name is a RangeError of Intl, so check it with `isTimeZone` first.
 */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const known = new Map<number, number>()
  const offsetAt = (millis: number) => {
    if (millis < quarterHoursFrom) return readOffset(millis)
    const quarter = Math.floor(millis / quarterHour)
    const offset = known.get(quarter) ?? readOffset(millis)
    if (known.size < rememberedOffsets) known.set(quarter, offset)
    return offset
  }
  const readOffset = (millis: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(millis).map((part) => [part.type, part.value]),
    )
    const { year = '', month, day, hour, minute, second } = parts
    const local = Date.parse(
      `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`,
    )
    return local - Math.floor(millis / 1000) * 1000
  }
  return {
    offsetAt,
    dayOf: (millis) => new Date(millis + offsetAt(millis)).toISOString().slice(0, 10),
    instantOf(day, time = '00:00:00') {
      const local = Date.parse(`${day}T${time}Z`)
      const first = local - offsetAt(local)
      return local - offsetAt(first)
    },
  }
}

/** Whether Intl knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** Since 1973 clocks have changed at whole quarters of an hour only, and asking Intl is dear. */
const quarterHoursFrom = Date.UTC(1973, 0, 1)
const quarterHour = 900_000
const rememberedOffsets = 50_000
