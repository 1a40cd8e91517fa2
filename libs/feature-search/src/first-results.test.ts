import { describe, expect, it } from 'vitest'
import { firstResults, resultLimit } from './first-results'

const group = (count: number, cut = false) => ({ items: Array.from({ length: count }), cut })
const sizes = (groups: readonly { items: readonly unknown[] }[]) =>
  groups.map(({ items }) => items.length)

describe('what the search page shows', () => {
  it('is never more than 600 results, of all kinds together', () => {
    const { groups, cut } = firstResults([group(400), group(300), group(5)])
    expect(sizes(groups)).toEqual([400, 200, 0])
    expect(cut).toBe(true)
    expect(resultLimit).toBe(600)
  })
  it('is cut when what was asked knew of more', () => {
    expect(firstResults([group(3, true)]).cut).toBe(true)
  })
  it('is complete when there are exactly as many', () => {
    const { groups, cut } = firstResults([group(300), group(300)])
    expect(sizes(groups)).toEqual([300, 300])
    expect(cut).toBe(false)
  })
})
