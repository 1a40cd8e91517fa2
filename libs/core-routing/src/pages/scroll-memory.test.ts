import { keptStore } from '@atrium/core-storage'
import { describe, expect, it } from 'vitest'
import { createScrollMemory } from './scroll-memory'

function memoryOn(values: Map<string, string>) {
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  } as Storage
  return createScrollMemory(keptStore(() => storage))
}

describe('the scroll memory', () => {
  it.each(['', '{', 'null', '{"a":1}', '[["a"],["b","x",1],5]'])('outlives %j', (kept) => {
    const memory = memoryOn(new Map([['page-scroll', kept]]))
    expect(memory.recall('b')).toBeNull()
    memory.note('b', { top: 7, left: 0 })
    expect(memory.recall('b')).toEqual({ top: 7, left: 0 })
  })
  it('lasts over a page load and keeps the newest place of a visit', () => {
    const values = new Map<string, string>()
    memoryOn(values).note('a', { top: 1, left: 0 })
    memoryOn(values).note('a', { top: 700, left: 3 })
    expect(memoryOn(values).recall('a')).toEqual({ top: 700, left: 3 })
  })
  it('forgets the oldest of more than fifty visits', () => {
    const memory = memoryOn(new Map())
    for (let visit = 0; visit <= 50; visit += 1) memory.note(`${visit}`, { top: visit, left: 0 })
    expect(memory.recall('0')).toBeNull()
    expect(memory.recall('1')).toEqual({ top: 1, left: 0 })
  })
  it('goes on when storage is disabled', () => {
    const memory = createScrollMemory(
      keptStore(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    memory.note('a', { top: 1, left: 0 })
    expect(memory.recall('a')).toEqual({ top: 1, left: 0 })
  })
})
