import { describe, expect, it } from 'vitest'
import { isTimeZone, zoneClock } from './time-zone'

describe('the clock of a zone', () => {
  it('does not know a zone nobody has', () => {
    expect(isTimeZone('Mars/Base')).toBe(false)
    expect(isTimeZone('Asia/Shanghai')).toBe(true)
  })
  it('says which day an instant falls on there', () => {
    const late = Date.parse('2026-03-01T17:30:00Z')
    expect(zoneClock('Asia/Shanghai').dayOf(late)).toBe('2026-03-02')
    expect(zoneClock('America/New_York').dayOf(late)).toBe('2026-03-01')
  })
  it('turns a local time into an instant, before and after a clock change', () => {
    const paris = zoneClock('Europe/Paris')
    expect(new Date(paris.instantOf('2026-03-28', '12:00:00')).toISOString()).toBe(
      '2026-03-28T11:00:00.000Z',
    )
    expect(new Date(paris.instantOf('2026-03-30', '12:00:00')).toISOString()).toBe(
      '2026-03-30T10:00:00.000Z',
    )
  })
  it('reads years of long ago', () => {
    expect(zoneClock('UTC').dayOf(Date.parse('0099-05-06T00:00:00Z'))).toBe('0099-05-06')
  })
})
