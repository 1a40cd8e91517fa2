import type { Condition, FilterGroup } from '@atrium/domain-core'
import { expect, it } from 'vitest'
import { addedAt, asGroup, compared, completed, newCondition, replacedAt } from './filter-edit'

const condition = (field: string): Condition => ({
  kind: 'condition',
  field,
  comparison: 'eq',
  operand: 'x',
})
const nested: FilterGroup = {
  kind: 'group',
  join: 'and',
  of: [condition('a'), { kind: 'group', join: 'or', of: [condition('b')] }],
}

it('leaves out conditions without operand and groups without conditions', () => {
  const half: Condition = {
    kind: 'condition',
    field: 'a',
    comparison: 'between',
    operand: ['', '2'],
  }
  expect(completed({ kind: 'group', join: 'and', of: [half] })).toBeUndefined()
  expect(completed({ ...half, comparison: 'empty' })).toBeDefined()
  expect(completed({ ...half, operand: ['1', '2'] })).toBeDefined()
})

it('adds, changes and removes at a place', () => {
  const added = addedAt(nested, [1], condition('c'))
  expect(added.of[1]).toMatchObject({ of: [{ field: 'b' }, { field: 'c' }] })
  const removed = replacedAt(added, [1, 0], () => null)
  expect(removed.of[1]).toMatchObject({ of: [{ field: 'c' }] })
  expect(replacedAt(nested, [], () => null)).toEqual(asGroup(undefined))
})

it('keeps the operand only when the new comparison takes the same', () => {
  expect(compared(condition('a'), 'ne').operand).toBe('x')
  expect(compared(condition('a'), 'in').operand).toBeUndefined()
  expect(compared(condition('a'), 'within').operand).toBe('this-month')
})

it('begins with the first comparison of the field', () => {
  const field = { id: 's', label: 'Done', comparisons: ['eq'], operand: 'boolean' } as const
  expect(newCondition(field)).toEqual({
    kind: 'condition',
    field: 's',
    comparison: 'eq',
    operand: true,
  })
})
