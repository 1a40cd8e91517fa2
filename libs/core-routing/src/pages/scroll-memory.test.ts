import { keptStore } from '@atrium/core-storage'
import { describe, expect, it } from 'vitest'
import { createScrollMemory } from './scroll-memory'

const at = (top: number) => [
  { part: '', top, left: 0 },
  { part: '0.1', top, left: 3 },
]

function memoryOn(values: Map<string, string>) {
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  } as Storage
  return createScrollMemory(keptStore(() => storage))
}

describe('the scroll memory', () => {
  it.each(['', '{', 'null', '{"a":1}', '[["a"],["b",[{"part":1}]],["b",[null]],5]'])(
    'outlives %j',
    (kept) => {
      const memory = memoryOn(new Map([['page-scroll', kept]]))
      expect(memory.recall('b')).toEqual([])
      memory.note('b', at(7))
      expect(memory.recall('b')).toEqual(at(7))
    },
  )
  it('lasts over a page load and keeps the newest place of a visit', () => {
    const values = new Map<string, string>()
    memoryOn(values).note('a', at(1))
    memoryOn(values).note('a', at(700))
    expect(memoryOn(values).recall('a')).toEqual(at(700))
  })
  it('forgets the oldest of more than fifty visits', () => {
    const memory = memoryOn(new Map())
    for (let visit = 0; visit <= 50; visit += 1) memory.note(`${visit}`, at(visit))
    expect(memory.recall('0')).toEqual([])
    expect(memory.recall('1')).toEqual(at(1))
  })
  it('goes on when storage is disabled', () => {
    const memory = createScrollMemory(
      keptStore(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    memory.note('a', at(1))
    expect(memory.recall('a')).toEqual(at(1))
  })
})
