import { daySpans } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { addDays, daysOf } from './day-span'

describe('the days of a span', () => {
  it.each([
    ['today', '2026-01-01', '2026-01-01'],
    ['yesterday', '2025-12-31', '2025-12-31'],
    ['tomorrow', '2026-01-02', '2026-01-02'],
    ['this-week', '2025-12-29', '2026-01-04'],
    ['last-week', '2025-12-22', '2025-12-28'],
    ['next-week', '2026-01-05', '2026-01-11'],
    ['this-month', '2026-01-01', '2026-01-31'],
    ['last-month', '2025-12-01', '2025-12-31'],
    ['next-month', '2026-02-01', '2026-02-28'],
    ['this-quarter', '2026-01-01', '2026-03-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['last-year', '2025-01-01', '2025-12-31'],
    ['last-7-days', '2025-12-26', '2026-01-01'],
    ['last-30-days', '2025-12-03', '2026-01-01'],
  ] as const)('%s is %s to %s on the first Thursday of 2026', (span, from, to) => {
    expect(daysOf(span, '2026-01-01')).toEqual({ from, to })
  })

  it('has an answer for every name', () => {
    expect(daySpans.map((span) => daysOf(span, '2024-02-29'))).toHaveLength(daySpans.length)
  })

  it('starts weeks on Monday, also on a Sunday', () => {
    expect(daysOf('this-week', '2026-03-15')).toEqual({ from: '2026-03-09', to: '2026-03-15' })
  })

  it('crosses the end of February', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  })
})
