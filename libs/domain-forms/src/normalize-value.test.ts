import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkRecord } from './check-record'
import { fieldKinds } from './field'
import { aField, aFormSchema } from './fixtures'
import { normalizeValue } from './normalize-value'
import type { Value } from './value'

const id = '0190A5B0-0000-7000-8000-00000000000A'

it.each<[Parameters<typeof aField>[0], Value, Value]>([
  ['text', '', null],
  ['text', ' a ', ' a '],
  ['multi-select', [], null],
  ['switch', null, false],
  ['switch', [], false],
  ['switch', true, true],
  ['date-time', '2026-01-01T08:00:00+08:00', '2026-01-01T00:00:00.000Z'],
  ['date-time', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['date-time', 'soon', 'soon'],
  ['person', [id, id.toLowerCase()], [id.toLowerCase()]],
  ['number', 0, 0],
])('a %s %j is written %j', (kind, value, written) => {
  expect(normalizeValue(aField(kind), value)).toEqual(written)
})

it('anything at all is normalised and checked without a throw, and twice is as once', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.date().map((date) => (Number.isNaN(date.getTime()) ? null : date.toISOString())),
    fc.constantFrom(
      '0001-01-01T00:00:00+14:00',
      '9999-12-31T23:59:59-23:59',
      '2026-01-01T00:00:00+23:59',
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom(...fieldKinds), anything, (kind, value) => {
      const field = aField(kind)
      const once = normalizeValue(field, value as Value)
      expect(normalizeValue(field, once)).toEqual(once)
      expect(Array.isArray(checkRecord(aFormSchema([field]), { [field.id]: once }))).toBe(true)
    }),
    { seed: 3, numRuns: 2000 },
  )
})
