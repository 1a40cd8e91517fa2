import { describe, expect, it } from 'vitest'
import { allOf, conditionsOf, filterSchema, type Filter } from './filter'

const is = (field: string): Filter => ({ kind: 'condition', field, comparison: 'not-empty' })
const nested = (depth: number): Filter =>
  depth === 1 ? is('a') : { kind: 'group', join: 'or', of: [nested(depth - 1)] }

describe('a filter', () => {
  it('is refused when it nests too deep or is too large', () => {
    expect(filterSchema.safeParse(nested(6)).success).toBe(false)
    const wide: Filter = {
      kind: 'group',
      join: 'and',
      of: Array.from({ length: 101 }, () => is('a')),
    }
    expect(filterSchema.safeParse(wide).success).toBe(false)
  })
  it('is refused with a comparison nobody knows', () => {
    expect(filterSchema.safeParse({ ...is('a'), comparison: 'like' }).success).toBe(false)
  })
  it('is taken up to the limits', () => {
    expect(filterSchema.parse(nested(5))).toEqual(nested(5))
  })
  it('joins with others, leaving out empty groups', () => {
    const empty: Filter = { kind: 'group', join: 'and', of: [] }
    expect(allOf(undefined, empty)).toBeUndefined()
    expect(allOf(is('a'), empty)).toEqual(is('a'))
    expect(conditionsOf(allOf(is('a'), is('b')) ?? empty)).toHaveLength(2)
  })
})
