import type { Tx } from '@atrium/server-core'
import { describe, expect, it } from 'vitest'
import { platformReferences } from './references'
import { rememberNames } from './remembered-names'

const inSpace = (entId: string) => ({ scope: { entId, personId: null } }) as Tx

function names() {
  let now = 0
  const asked: string[][] = []
  const held = new Map([['a', 'Ada']])
  const references = {
    ...platformReferences,
    peopleNames: async (_: Tx, ids: readonly string[]) => {
      asked.push([...ids])
      return new Map([...held].filter(([id]) => ids.includes(id)))
    },
  }
  const clock = { now: () => new Date(now), newId: () => '' }
  const remembered = rememberNames(references, clock)
  return {
    asked,
    held,
    pass: (ms: number) => (now += ms),
    read: async (entId: string, ...ids: string[]) =>
      Object.fromEntries(await remembered.peopleNames(inSpace(entId), ids, 'en')),
  }
}

describe('names of people', () => {
  it('are not carried from one space to another', async () => {
    const { read, asked } = names()
    await read('one', 'a')
    await read('two', 'a')
    expect(asked).toEqual([['a'], ['a']])
  })
  it('are asked for once in a while, also those that nobody has', async () => {
    const { read, asked, held, pass } = names()
    expect(await read('one', 'a', 'gone')).toEqual({ a: 'Ada' })
    held.set('b', 'Bo').set('a', 'Ada L.')
    expect(await read('one', 'a', 'b', 'gone')).toEqual({ a: 'Ada', b: 'Bo' })
    pass(30_001)
    expect(await read('one', 'a')).toEqual({ a: 'Ada L.' })
    expect(asked).toEqual([['a', 'gone'], ['b'], ['a']])
  })
})
