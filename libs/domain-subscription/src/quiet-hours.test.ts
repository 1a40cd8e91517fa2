import { describe, expect, it } from 'vitest'
import { quietHoursSchema, quietUntil } from './quiet-hours'

const at = (time: string) => Date.parse(`2026-11-21T${time}:30Z`)
const until = (time: string, from = '22:00', to = '07:00', timeZone = 'UTC') => {
  const end = quietUntil({ from, to, timeZone }, at(time))
  return end === null ? null : new Date(end).toISOString().slice(8, 16)
}

describe('quiet hours', () => {
  it('refuse a time or a zone that there is not', () => {
    const hours = { from: '22:00', to: '07:00', timeZone: 'UTC' }
    for (const wrong of [
      { from: '24:00' },
      { to: '7:00' },
      { timeZone: 'Mars/Base' },
      { timeZone: '' },
    ]) {
      expect(quietHoursSchema.safeParse({ ...hours, ...wrong }).success).toBe(false)
    }
  })
  it('go over midnight', () => {
    expect(until('21:59')).toBeNull()
    expect(until('22:00')).toBe('22T07:00')
    expect(until('06:59')).toBe('21T07:00')
    expect(until('07:00')).toBeNull()
  })
  it('are told in their own zone, and are none when they end where they begin', () => {
    expect(until('14:00', '22:00', '07:00', 'Asia/Shanghai')).toBe('21T23:00')
    expect(until('12:00', '12:00', '12:00')).toBeNull()
  })
})
