import type { ChangeEvent } from '@atrium/domain-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RecordTable } from '../tables/record-table'
import { type KnownCounts, knownCounts } from './known-counts'

const table = { entId: 'demo', formId: 'f1' } as RecordTable
const statement = { text: 'select count(*)', values: [42] }

let tell: (event: Partial<ChangeEvent>) => void
let miss: () => void
let now: number
let asked: number
let counts: KnownCounts

beforeEach(() => {
  now = 0
  asked = 0
  const bus = {
    subscribe(listener: (event: ChangeEvent) => void) {
      tell = (event) =>
        listener({ entity: 'record', act: 'added', entId: 'demo', parentId: 'f1', ...event })
      return () => undefined
    },
    onGap(listener: () => void) {
      miss = listener
      return () => undefined
    },
  }
  const clock = { now: () => new Date(now), newId: () => '' }
  counts = knownCounts({ bus: { ...bus, publish: () => undefined }, clock })
})

const count = async () => {
  asked += 1
  return { count: asked, exact: true }
}
const ask = (values: unknown[] = [42]) => counts.of(table, { ...statement, values }, count)

describe('the count of a query', () => {
  it('is asked for again with other values, and for another form', async () => {
    await ask()
    await ask([43])
    await counts.of({ ...table, formId: 'f2' }, statement, count)
    expect(asked).toBe(3)
  })
  it('is the one of the page before', async () => {
    expect(await ask()).toEqual(await ask())
    expect(asked).toBe(1)
  })
  it('is asked for again once a record of the form changed, not one of another form', async () => {
    await ask()
    tell({ parentId: 'f2' })
    tell({ entity: 'form' })
    expect(await ask()).toMatchObject({ count: 1 })
    tell({})
    expect(await ask()).toMatchObject({ count: 2 })
  })
  it('is not kept when a record changed while it was read', async () => {
    await counts.of(table, statement, async () => {
      tell({})
      return count()
    })
    expect(await ask()).toMatchObject({ count: 2 })
  })
  it('is asked for again when changes may have passed unheard, and after a while', async () => {
    await ask()
    miss()
    expect(await ask()).toMatchObject({ count: 2 })
    now = 61_000
    expect(await ask()).toMatchObject({ count: 3 })
  })
})
