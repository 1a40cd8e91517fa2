import type { Department } from '@atrium/domain-org'
import { describe, expect, it } from 'vitest'
import { aDepartment } from '../testing/fake-organisation'
import { droppedAt, foundWith, peopleBelow, steppedTo } from './department-tree'

const sales = aDepartment({ name: '销售部', people: 1 })
const north = aDepartment({ name: 'North', parentId: sales.id, code: 'N-1', people: 2 })
const south = aDepartment({ name: 'South', parentId: sales.id, people: 3 })
const works = aDepartment({ name: 'Works' })
const all: readonly Department[] = [sales, north, south, works]

describe('a tree of departments', () => {
  it('refuses a drop on itself and a step to nowhere', () => {
    expect(droppedAt(all, { key: sales.id, onto: sales.id, place: 'inside' })).toBeNull()
    expect(steppedTo(all, sales, 'up')).toBeNull()
    expect(steppedTo(all, sales, 'out')).toBeNull()
    expect(steppedTo(all, works, 'down')).toBeNull()
  })

  it('knows where a drop leads', () => {
    const drop = (place: 'before' | 'inside' | 'after', onto: Department) =>
      droppedAt(all, { key: works.id, onto: onto.id, place })
    expect(drop('inside', sales)).toEqual({ parentId: sales.id, beforeId: null })
    expect(drop('before', north)).toEqual({ parentId: sales.id, beforeId: north.id })
    expect(drop('after', north)).toEqual({ parentId: sales.id, beforeId: south.id })
    expect(drop('after', south)).toEqual({ parentId: sales.id, beforeId: null })
  })

  it('knows where a step leads', () => {
    expect(steppedTo(all, south, 'up')).toEqual({ parentId: sales.id, beforeId: north.id })
    expect(steppedTo(all, north, 'down')).toEqual({ parentId: sales.id, beforeId: null })
    expect(steppedTo(all, north, 'out')).toEqual({ parentId: null, beforeId: works.id })
    expect(steppedTo(all, works, 'in')).toEqual({ parentId: sales.id, beforeId: null })
  })

  it('is found with all it lies in, by name or code', () => {
    expect(foundWith(all, 'n-1')).toEqual(new Set([north.id, sales.id]))
    expect(foundWith(all, '销售')).toEqual(new Set([sales.id]))
  })

  it('counts who is in it and below', () => {
    expect(peopleBelow(all).get(sales.id)).toBe(6)
  })
})
