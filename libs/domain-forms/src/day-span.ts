import type { DaySpan } from '@atrium/domain-core'

/** Days in a row, both ends belonging to it, as `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** The days a named span means when today is `today`; weeks start on Monday, and the last days include today. */
export function daysOf(span: DaySpan, today: string): DayRange {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const quarter = Math.floor((month - 1) / 3) * 3 + 1
  switch (span) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) }
    case 'this-week':
      return { from: monday, to: addDays(monday, 6) }
    case 'last-week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) }
    case 'next-week':
      return { from: addDays(monday, 7), to: addDays(monday, 13) }
    case 'this-month':
      return months(year, month, 1)
    case 'last-month':
      return months(year, month - 1, 1)
    case 'next-month':
      return months(year, month + 1, 1)
    case 'this-quarter':
      return months(year, quarter, 3)
    case 'this-year':
      return months(year, 1, 12)
    case 'last-year':
      return months(year - 1, 1, 12)
    case 'last-7-days':
      return { from: addDays(today, -6), to: today }
    case 'last-30-days':
      return { from: addDays(today, -29), to: today }
  }
}

/** The day some days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return dayText(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000)
}

function months(year: number, month: number, count: number): DayRange {
  return {
    from: dayText(Date.UTC(year, month - 1, 1)),
    to: dayText(Date.UTC(year, month - 1 + count, 0)),
  }
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function dayText(millis: number): string {
  return new Date(millis).toISOString().replace(/T.*$/, '')
}
