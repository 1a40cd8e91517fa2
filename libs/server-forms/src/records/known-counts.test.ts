import type { ChangeEvent } from '@atrium/domain-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RecordTable } from '../tables/record-table'
import { type KnownCounts, knownCounts } from './known-counts'

const table = { entId: 'demo', formId: 'f1' } as RecordTable
const statement = { text: 'select count(*)', values: [42] }

let tell: (event: Partial<ChangeEvent>) => void
let miss: () => void
let now: number
let counts: KnownCounts

beforeEach(() => {
  now = 0
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
    publish: () => undefined,
  }
  counts = knownCounts({ bus, clock: { now: () => new Date(now), newId: () => '' } })
})

const seven = { count: 7, exact: true }
const keep = (total = seven) => counts.keep({ table, statement, total }, counts.mark())
const found = () => counts.find(table, statement)

describe('the count of a query', () => {
  it('is not known with other values, nor of another form', () => {
    keep()
    expect(counts.find(table, { ...statement, values: [43] })).toBeUndefined()
    expect(counts.find({ ...table, formId: 'f2' }, statement)).toBeUndefined()
  })
  it('is the one of the page before', () => {
    keep()
    expect(found()).toEqual(seven)
  })
  it('is not known any more once a record of the form changed; one of another form does not matter', () => {
    keep()
    tell({ parentId: 'f2' })
    tell({ entity: 'form' })
    expect(found()).toEqual(seven)
    tell({})
    expect(found()).toBeUndefined()
  })
  it('is not kept when a record changed while it was read', () => {
    const mark = counts.mark()
    tell({})
    counts.keep({ table, statement, total: seven }, mark)
    expect(found()).toBeUndefined()
  })
  it('is not known any more when changes may have passed unheard, and after a while', () => {
    keep()
    miss()
    expect(found()).toBeUndefined()
    keep()
    now = 61_000
    expect(found()).toBeUndefined()
  })
})

describe('few records', () => {
  it('are not expected of a query that was never asked, nor where there were many', () => {
    expect(counts.expectsFew(statement)).toBe(false)
    keep({ count: 2001, exact: true })
    expect(counts.expectsFew(statement)).toBe(false)
    keep({ count: 0, exact: false })
    expect(counts.expectsFew(statement)).toBe(false)
  })
  it('are expected where there were few with other values, whatever changed since', () => {
    keep()
    tell({})
    expect(counts.expectsFew({ ...statement, values: [43] })).toBe(true)
  })
})
