import { describe, expect, it } from 'vitest'
import { readDateText } from './date-text'

describe('a date in a file', () => {
  it.each([
    '',
    'hello',
    '2026-13-01',
    '2026-02-30',
    '12',
    '31/31/2026',
    '2026-01-01 25:00',
    '1.5',
    'Foo 3 2026',
  ])('is not read from %j', (text) => {
    expect(readDateText(text)).toBeNull()
  })
  it.each([
    ['2026-03-01', '2026-03-01', null],
    ['2026/3/1', '2026-03-01', null],
    ['2026年3月1日', '2026-03-01', null],
    ['3/1/2026', '2026-03-01', null],
    ['25/12/1998', '1998-12-25', null],
    ['1.3.2026', '2026-03-01', null],
    ['Jun 12 1998', '1998-06-12', null],
    ['June 12, 1998', '1998-06-12', null],
    ['12-Jun-98', '1998-06-12', null],
    ['Feb 08 1915', '1915-02-08', null],
    ['2001/01/14 21:55', '2001-01-14', '21:55:00'],
    ['2001-01-14T21:55:30', '2001-01-14', '21:55:30'],
    ['1/14/2001 9:55 PM', '2001-01-14', '21:55:00'],
    ['2026年3月1日 09:05', '2026-03-01', '09:05:00'],
  ])('%s is the day %s at %s', (text, day, time) => {
    expect(readDateText(text)).toEqual({ day, time, offset: null })
  })
  it('keeps a written offset', () => {
    expect(readDateText('2026-03-01T10:00:00+08:00')?.offset).toBe(8 * 3_600_000)
    expect(readDateText('2026-03-01T10:00:00.123Z')?.offset).toBe(0)
  })
})
