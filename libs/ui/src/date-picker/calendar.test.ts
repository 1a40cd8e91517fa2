import { expect, it } from 'vitest'
import { asDay, asInstant, dayOf } from './calendar'

it('reads nothing from what is not a date', () => {
  expect(dayOf('soon')).toBeNull()
  expect(dayOf('')).toBeNull()
})

it('keeps a calendar day as it is in any zone', () => {
  expect(asDay(dayOf('2026-03-29'))).toBe('2026-03-29')
})

it('keeps an instant as it is', () => {
  expect(asInstant(dayOf('2026-11-21T06:30:00.000Z'))).toBe('2026-11-21T06:30:00.000Z')
})
