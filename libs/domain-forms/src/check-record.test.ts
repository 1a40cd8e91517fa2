import { describe, expect, it } from 'vitest'
import { checkRecord } from './check-record'
import type { Field } from './field'
import { aField, aFormSchema } from './fixtures'
import type { Value, Values } from './value'

const id = '0190a5b0-0000-7000-8000-000000000001'
const other = '0190a5b0-0000-7000-8000-000000000002'
const file = { id, name: 'a.pdf', type: 'application/pdf', size: 1 }

function codes(field: Field, value: Value, before: Value = null): string[] {
  const issues = checkRecord(aFormSchema([field]), { [field.id]: value }, { [field.id]: before })
  expect(issues.every((issue) => issue.path.join('.') === `values.${field.id}`)).toBe(true)
  return issues.map((issue) => issue.code)
}

describe('a value is refused', () => {
  it.each<[string, Field, Value]>([
    ['required', aField('text', { required: true }), null],
    ['required', aField('text', { required: true }), ''],
    ['required', aField('multi-select', { required: true }), []],
    ['wrong-type', aField('text'), 1],
    ['wrong-type', aField('text'), ['a']],
    ['too-long', aField('text'), 'x'.repeat(2001)],
    ['too-long', aField('long-text'), 'x'.repeat(20_001)],
    ['invalid-character', aField('text'), 'a\u0000'],
    ['invalid-character', aField('long-text'), '\ud83d'],
    ['not-a-number', aField('number'), '1'],
    ['not-a-number', aField('number'), Number.NaN],
    ['not-a-number', aField('currency'), Number.POSITIVE_INFINITY],
    ['too-precise', aField('number'), 1e15],
    ['too-precise', aField('number'), 0.1234567890123456],
    ['too-many-decimals', aField('number', { decimals: 0 }), 0.5],
    ['too-many-decimals', aField('currency'), 1e-3],
    ['not-a-date', aField('date'), '2025-02-29'],
    ['not-a-date', aField('date'), '2025-1-1'],
    ['not-a-date', aField('date'), '0000-01-01'],
    ['not-a-date', aField('date-time'), '2025-01-01'],
    ['not-a-date', aField('date-time'), '2025-01-01T10:00:00'],
    ['not-a-date', aField('date-time'), '+010000-01-01T00:00:00.000Z'],
    ['option-unknown', aField('single-select'), 'o_none'],
    ['option-unknown', aField('multi-select'), ['o_red0', 'o_none']],
    ['duplicate', aField('multi-select'), ['o_red0', 'o_red0']],
    ['wrong-type', aField('switch'), 'true'],
    ['wrong-type', aField('person'), ['me']],
    ['too-many', aField('person'), [id, other]],
    ['too-many', aField('relation'), [id, other]],
    ['wrong-type', aField('attachment'), [id]],
    ['too-many', aField('attachment', { maxCount: 1 }), [file, file]],
    ['not-email', aField('text', { validators: [{ kind: 'format', format: 'email' }] }), 'a@b'],
    ['too-short', aField('text', { validators: [{ kind: 'length', min: 2, max: null }] }), 'a'],
    ['too-long', aField('text', { validators: [{ kind: 'length', min: null, max: 2 }] }), 'abc'],
    [
      'too-few',
      aField('multi-select', { validators: [{ kind: 'length', min: 2, max: null }] }),
      ['o_red0'],
    ],
    ['too-small', aField('number', { validators: [{ kind: 'range', min: 0, max: 9 }] }), -1],
    ['too-big', aField('number', { validators: [{ kind: 'range', min: 0, max: 9 }] }), 9.1],
    [
      'too-small',
      aField('date', { validators: [{ kind: 'date-range', min: '2026-01-01', max: null }] }),
      '2025-12-31',
    ],
    ['too-many-decimals', aField('number', { validators: [{ kind: 'decimals', max: 1 }] }), 0.25],
  ])('as %s', (code, field, value) => {
    expect(codes(field, value)).toEqual([code])
  })

  it('when the form has no such field', () => {
    const issues = checkRecord(aFormSchema([aField('text')]), { f_nothere: 1 })
    expect(issues).toEqual([
      { path: ['values', 'f_nothere'], code: 'unknown-field', params: { name: 'f_nothere' } },
    ])
  })
})

describe('a value is accepted', () => {
  it.each<[string, Field, Value]>([
    ['an empty one that need not be there', aField('text'), null],
    ['a switch left out though required', aField('switch', { required: true }), null],
    ['a text of 2000 characters', aField('text'), 'x'.repeat(2000)],
    ['15 digits', aField('number'), 123456789012.345],
    ['trailing zeros', aField('currency'), 1.1],
    ['a leap day', aField('date'), '2024-02-29'],
    ['an instant with an offset', aField('date-time'), '2026-01-01T08:00:00+08:00'],
    [
      'both ends of a range',
      aField('number', { validators: [{ kind: 'range', min: 1, max: 1 }] }),
      1,
    ],
    [
      'an empty one under a validator',
      aField('text', { validators: [{ kind: 'length', min: 2, max: null }] }),
      '',
    ],
  ])('%s', (_, field, value) => {
    expect(codes(field, value)).toEqual([])
  })

  it('an archived choice that the record held before, and no other', () => {
    const options = [
      { id: 'o_open', label: 'Open', color: 'grey' as const, archived: false },
      { id: 'o_gone', label: 'Gone', color: 'grey' as const, archived: true },
    ]
    const one = aField('single-select', { options })
    const many = aField('multi-select', { options })
    expect(codes(one, 'o_gone')).toEqual(['option-archived'])
    expect(codes(one, 'o_gone', 'o_gone')).toEqual([])
    expect(codes(many, ['o_open', 'o_gone'], ['o_open'])).toEqual(['option-archived'])
    expect(codes(many, ['o_open', 'o_gone'], ['o_gone'])).toEqual([])
  })
})

describe('a comparison with another field', () => {
  const from = aField('date')
  const to = aField('date', {
    validators: [{ kind: 'compare', comparison: 'gte', field: from.id }],
  })
  const check = (values: Values) => checkRecord(aFormSchema([from, to]), values)

  it('refuses the wrong order, naming the other field', () => {
    expect(check({ [from.id]: '2026-02-01', [to.id]: '2026-01-31' })).toEqual([
      { path: ['values', to.id], code: 'compare-gte', params: { field: from.id } },
    ])
  })

  it('accepts the right order, and either one empty', () => {
    expect(check({ [from.id]: '2026-02-01', [to.id]: '2026-02-01' })).toEqual([])
    expect(check({ [to.id]: '2026-02-01' })).toEqual([])
    expect(check({ [from.id]: '2026-02-01' })).toEqual([])
  })
})
