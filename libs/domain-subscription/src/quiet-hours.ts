import { z } from 'zod'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When nothing may disturb, each day; may go over midnight. */
export const quietHoursSchema = z.strictObject({
  from: clockTime,
  to: clockTime,
  timeZone: z.string().max(60).refine(isTimeZone, 'invalid-format'),
})

export type QuietHours = z.infer<typeof quietHoursSchema>

const minuteMillis = 60_000
const dayMinutes = 24 * 60

/** When quiet hours that go on now end, in milliseconds; null outside of them. Equal times mean none. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: number): number | null {
  const [start, end, at] = [minuteOf(from), minuteOf(to), minuteOf(timeIn(timeZone, now))]
  const length = (end - start + dayMinutes) % dayMinutes
  const passed = (at - start + dayMinutes) % dayMinutes
  if (passed >= length) return null
  return Math.floor(now / minuteMillis) * minuteMillis + (length - passed) * minuteMillis
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeIn(timeZone: string, now: number): string {
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', clock).format(now)
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}
