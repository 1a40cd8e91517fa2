import { describe, expect, it } from 'vitest'
import { fromSheetText, laidOver, moved, rangeOf, toSheetText } from './cell-position'
import { nextSorts } from './column'

const extent = { rows: 5, columns: 3, page: 2 }
const plain = (key: string) => ({ key, control: false })

describe('moved', () => {
  it('ignores keys that do not move', () => {
    expect(moved({ row: 0, column: 0 }, plain('a'), extent)).toBeNull()
  })

  it('stays inside the grid and reaches the head', () => {
    expect(moved({ row: 4, column: 2 }, plain('ArrowDown'), extent)).toEqual({ row: 4, column: 2 })
    expect(moved({ row: 0, column: 0 }, plain('ArrowUp'), extent)).toEqual({ row: -1, column: 0 })
    expect(moved({ row: 1, column: 1 }, plain('PageUp'), extent)).toEqual({ row: 0, column: 1 })
  })

  it('jumps to the edges with control', () => {
    const key = { key: 'End', control: true }
    expect(moved({ row: 0, column: 0 }, key, extent)).toEqual({ row: 4, column: 2 })
  })
})

describe('sheet text', () => {
  it('survives the way to a spreadsheet and back', () => {
    const cells = [
      ['a "b"', 'c\td'],
      ['', 'line\nline'],
    ]
    expect(fromSheetText(toSheetText(cells))).toEqual(cells)
  })

  it('drops the last line feed that spreadsheets add', () => {
    expect(fromSheetText('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('fills a range with one copied cell and lays larger ones from its corner', () => {
    const range = rangeOf({ row: 1, column: 1 }, { row: 2, column: 1 })
    expect(laidOver([['x']], range)).toHaveLength(2)
    expect(laidOver([['x', 'y']], range)).toEqual([
      { row: 1, column: 1, text: 'x' },
      { row: 1, column: 2, text: 'y' },
    ])
  })
})

describe('nextSorts', () => {
  it('goes from ascending to descending to none', () => {
    const first = nextSorts([], 'a', false)
    const second = nextSorts(first, 'a', false)
    expect(first).toEqual([{ field: 'a', direction: 'asc' }])
    expect(second).toEqual([{ field: 'a', direction: 'desc' }])
    expect(nextSorts(second, 'a', false)).toEqual([])
  })

  it('keeps the other columns when adding', () => {
    const sorts = nextSorts([{ field: 'a', direction: 'asc' }], 'b', true)
    expect(sorts.map((sort) => sort.field)).toEqual(['a', 'b'])
    expect(nextSorts(sorts, 'a', true)[0]).toEqual({ field: 'a', direction: 'desc' })
  })
})
