import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useCursorPages } from './use-cursor-pages'

afterEach(cleanup)

const total = { count: 120, exact: true }

function walk() {
  const { result, rerender } = renderHook(({ filter }) => useCursorPages(filter), {
    initialProps: { filter: { search: 'a' } },
  })
  const turn = (page: number, nextCursor?: string, pageSize = 50) =>
    act(() => result.current.paging({ total, nextCursor }).onChange({ page, pageSize }))
  return {
    pages: () => result.current,
    turn,
    narrow: (filter: { search: string }) => rerender({ filter }),
  }
}

describe('pages that follow one another by cursor', () => {
  it('do not go on where nothing follows', () => {
    const { pages, turn } = walk()
    turn(2)
    expect(pages().page).toBe(1)
    expect(pages().paging({ total }).hasNext).toBe(false)
  })
  it('go on from where the last one ended, and back by what was walked', () => {
    const { pages, turn } = walk()
    turn(2, 'second')
    turn(3, 'third')
    expect(pages().asked).toEqual({ limit: 50, cursor: 'third' })
    turn(1, 'fourth')
    expect(pages().asked).toEqual({ limit: 50 })
  })
  it('begin again with another filter or another size', () => {
    const { pages, turn, narrow } = walk()
    turn(2, 'second')
    narrow({ search: 'ab' })
    expect(pages().asked).toEqual({ limit: 50 })
    turn(2, 'second')
    turn(2, 'third', 100)
    expect(pages().asked).toEqual({ limit: 100 })
  })
})
