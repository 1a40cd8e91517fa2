/** A date as people write it: the day, and the time of day when one was written. */
export interface DateText {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** `HH:mm:ss`, with `.SSS` when a fraction was written, or null when only a day was written. */
  readonly time: string | null
  /** Milliseconds ahead of UTC when an offset was written, else null. */
  readonly offset: number | null
}

/**
 * Reads the ways dates stand in files: `2026-03-01`, `2026/3/1`, `2026年3月1日`, `3/1/2026` (month first unless it
 * cannot be), `1.3.2026` (day first), `1 Mar 2026`, `Mar 1, 2026`, each with an optional time. Null when it is none.
 */
export function readDateText(text: string): DateText | null {
  const trimmed = text.trim()
  if (trimmed.length < 6 || trimmed.length > 40 || !/\d/.test(trimmed)) return null
  const { dayText, time, offset } = splitTime(trimmed)
  if (time === undefined) return null
  const day = readDay(dayText)
  return day ? { day, time, offset } : null
}

interface SplitTime {
  readonly dayText: string
  /** Undefined when what follows the day is no time. */
  readonly time: string | null | undefined
  readonly offset: number | null
}

const timePattern =
  /^(.*?\d[年月日]?|.*?\d日)[T\s,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(am|pm|上午|下午)?\s*(z|[+-]\d{2}:?\d{2})?$/iu

function splitTime(text: string): SplitTime {
  const match = timePattern.exec(text)
  if (!match) return { dayText: text, time: null, offset: null }
  const [, dayText = '', hourText = '', minute = '', second = '00', fraction = '', half, zone] =
    match
  const hour = hourOf(Number(hourText), half?.toLowerCase())
  const valid = hour < 24 && Number(minute) < 60 && Number(second) < 60
  const millis = /[1-9]/.test(fraction.slice(0, 3)) ? `.${fraction.slice(0, 3).padEnd(3, '0')}` : ''
  const time = valid ? `${String(hour).padStart(2, '0')}:${minute}:${second}${millis}` : undefined
  return { dayText, time, offset: zone ? offsetOf(zone) : null }
}

function hourOf(hour: number, half: string | undefined): number {
  // As people write it in their files.
  /* oxlint-disable atrium/visible-text */
  if (half === 'pm' || half === '下午') return hour < 12 ? hour + 12 : hour
  if (half === 'am' || half === '上午') return hour === 12 ? 0 : hour
  /* oxlint-enable atrium/visible-text */
  return hour
}

function offsetOf(zone: string): number {
  if (zone.toLowerCase() === 'z') return 0
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/\D/g, '')
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000
}

function readDay(text: string): string | null {
  const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text)
  if (slashed) {
    const [, first, second, year] = slashed
    return Number(first) > 12 ? dayOf(year, second, first) : dayOf(year, first, second)
  }
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(text)
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1])
  const dayFirst = /^(\d{1,2})[\s-]([a-z]{3,9})\.?[\s,-]+(\d{4}|\d{2})$/i.exec(text)
  if (dayFirst) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const monthFirst =
    /^(?:[a-z]{3},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/i.exec(text)
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])
  return null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function monthOf(name = ''): string {
  return String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

function dayOf(yearText = '', month = '', day = ''): string | null {
  const short = Number(yearText)
  const year = yearText.length === 2 ? (short < 70 ? 2000 : 1900) + short : short
  const written = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const millis = Date.parse(`${written}T00:00:00Z`)
  const real = !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(written)
  return real && year > 0 ? written : null
}
