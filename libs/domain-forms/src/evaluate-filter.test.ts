import type { Comparison, Filter, Operand } from '@atrium/domain-core'
import { describe, expect, it } from 'vitest'
import { evaluateFilter } from './evaluate-filter'
import { aField, aFormSchema, aRecord } from './fixtures'
import { readFilter } from './read-filter'
import { zoneClock } from './time-zone'
import type { Value } from './value'

const fields = {
  text: aField('text'),
  number: aField('number'),
  date: aField('date'),
  'date-time': aField('date-time'),
  'single-select': aField('single-select'),
  'multi-select': aField('multi-select'),
  switch: aField('switch'),
  person: aField('person'),
  attachment: aField('attachment'),
}
const schema = aFormSchema(Object.values(fields))
const context = { now: Date.parse('2026-03-11T16:30:00Z'), clock: zoneClock('Asia/Shanghai') }
const me = '0190a5b0-0000-7000-8000-000000000001'

function read(kind: keyof typeof fields, comparison: Comparison, operand?: Operand) {
  const filter: Filter = { kind: 'condition', field: fields[kind].id, comparison, operand }
  return readFilter(schema, filter, context)
}

function finds(
  kind: keyof typeof fields,
  comparison: Comparison,
  operand: Operand | undefined,
  value: Value,
) {
  const test = read(kind, comparison, operand)
  if (!test.ok) throw new Error('unfit')
  return evaluateFilter(test.value, aRecord({ values: { [fields[kind].id]: value } }))
}

describe('a filter is refused', () => {
  it.each<[keyof typeof fields, Comparison, Operand | undefined]>([
    ['text', 'gt', 'a'],
    ['text', 'contains', 1],
    ['text', 'contains', undefined],
    ['text', 'contains', 'a\u0000'],
    ['text', 'eq', '\ud800'],
    ['text', 'in', 'a'],
    ['number', 'eq', '1'],
    ['number', 'between', [1]],
    ['number', 'between', ['1', '2']],
    ['date', 'eq', '2026-02-30'],
    ['date', 'eq', '0000-01-01'],
    ['date', 'within', 'someday'],
    ['date', 'within', undefined],
    ['date-time', 'gt', '2026-03-11T00:00:00Z'],
    ['date-time', 'between', ['2026-03-11', 5]],
    ['single-select', 'eq', 'o_red0'],
    ['single-select', 'in', [1]],
    ['switch', 'eq', 'true'],
    ['switch', 'empty', undefined],
    ['person', 'in', ['me']],
    ['attachment', 'in', ['a']],
  ])('when %s %s %j', (kind, comparison, operand) => {
    expect(read(kind, comparison, operand).ok).toBe(false)
  })

  it('when the field is unknown, also by the name of an object member', () => {
    for (const field of ['f_nothere', '__proto__', 'constructor']) {
      const filter: Filter = { kind: 'condition', field, comparison: 'empty' }
      expect(readFilter(schema, filter, context)).toEqual({
        ok: false,
        rejection: { code: 'filter-unfit', field, comparison: 'empty' },
      })
    }
  })
})

describe('a filter finds', () => {
  it.each<[keyof typeof fields, Comparison, Operand | undefined, Value, boolean]>([
    ['text', 'contains', 'ÄPF', 'zwei Äpfel', true],
    ['text', 'contains', '%', 'abc', false],
    ['text', 'contains', 'σας', 'ΣΑΣ', false],
    ['text', 'contains', 'σασ', 'ΣΑΣ', true],
    ['text', 'not-contains', 'x', null, true],
    ['text', 'eq', 'A', 'a', false],
    ['text', 'ne', 'A', null, true],
    ['text', 'starts-with', 'ab', 'ABC', true],
    ['text', 'ends-with', 'BC', 'abc', true],
    ['text', 'in', ['a', 'b'], 'b', true],
    ['text', 'in', [], 'b', false],
    ['text', 'empty', undefined, '', true],
    ['number', 'eq', 0, 0, true],
    ['number', 'ne', 0, null, true],
    ['number', 'gt', 0, null, false],
    ['number', 'between', [1, 2], 2, true],
    ['number', 'between', [2, 1], 2, false],
    ['date', 'lte', '2026-03-11', '2026-03-11', true],
    ['date', 'lt', '2026-03-11', null, false],
    ['date', 'within', 'today', '2026-03-12', true],
    ['date-time', 'eq', '2026-03-12', '2026-03-11T16:00:00.000Z', true],
    ['date-time', 'gt', '2026-03-12', '2026-03-12T15:59:59.999Z', false],
    ['date-time', 'gt', '2026-03-12', '2026-03-12T16:00:00.000Z', true],
    ['date-time', 'lte', '2026-03-12', '2026-03-12T15:59:59.999Z', true],
    ['date-time', 'lt', '2026-03-12', '2026-03-11T16:00:00.000Z', false],
    ['date-time', 'gt', '9999-12-31', '9999-12-31T23:59:59.999Z', false],
    ['date-time', 'within', 'yesterday', '2026-03-11T15:59:59.999Z', true],
    ['single-select', 'in', ['o_red0'], 'o_red0', true],
    ['single-select', 'not-in', ['o_red0'], null, true],
    ['multi-select', 'in', ['o_red0', 'o_blue'], ['o_green', 'o_blue'], true],
    ['multi-select', 'not-in', ['o_blue'], ['o_green', 'o_blue'], false],
    ['multi-select', 'empty', undefined, [], true],
    ['switch', 'eq', false, null, true],
    ['person', 'in', [me.toUpperCase()], [me], true],
    ['attachment', 'not-empty', undefined, null, false],
  ])('%s %s %j in %j: %s', (kind, comparison, operand, value, found) => {
    expect(finds(kind, comparison, operand, value)).toBe(found)
  })

  it('everything by a group of nothing', () => {
    for (const join of ['and', 'or'] as const) {
      const test = readFilter(schema, { kind: 'group', join, of: [] }, context)
      expect(test.ok && evaluateFilter(test.value, aRecord())).toBe(true)
    }
  })

  it('by what the system keeps of a record', () => {
    const mine: Filter = { kind: 'condition', field: 'created_by', comparison: 'in', operand: [me] }
    const test = readFilter(schema, mine, context)
    expect(test.ok && evaluateFilter(test.value, aRecord({ createdBy: me }))).toBe(true)
    expect(test.ok && evaluateFilter(test.value, aRecord())).toBe(false)
  })
})
