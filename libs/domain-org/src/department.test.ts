import { describe, expect, it } from 'vitest'
import {
  checkDepartmentMove,
  departmentBranch,
  departmentDepth,
  departmentPath,
} from './department'

const tree = (parents: Readonly<Record<string, string | null>>) =>
  new Map(Object.entries(parents).map(([id, parentId]) => [id, { id, parentId }]))
const company = tree({ all: null, sales: 'all', north: 'sales', lab: 'all' })
const chain = tree(
  Object.fromEntries(
    Array.from({ length: departmentDepth }, (_, at) => [`d${at}`, at === 0 ? null : `d${at - 1}`]),
  ),
)

describe('moving a department', () => {
  it('is refused into itself and into what lies below it', () => {
    for (const parentId of ['sales', 'north']) {
      expect(checkDepartmentMove(company, { id: 'sales', parentId })).toEqual({
        ok: false,
        rejection: { code: 'department-loop' },
      })
    }
  })
  it('is refused into one that does not exist', () => {
    expect(checkDepartmentMove(company, { id: 'sales', parentId: 'gone' })).toMatchObject({
      rejection: { code: 'department-not-found' },
    })
  })
  it('is refused when the branch would reach too deep', () => {
    const deep = new Map([...chain, ['x', { id: 'x', parentId: null }] as const])
    const last = `d${departmentDepth - 1}`
    expect(checkDepartmentMove(deep, { id: 'x', parentId: last })).toMatchObject({
      rejection: { code: 'department-too-deep' },
    })
    expect(checkDepartmentMove(deep, { id: 'd0', parentId: 'x' })).toMatchObject({
      rejection: { code: 'department-too-deep' },
    })
    expect(checkDepartmentMove(deep, { id: last, parentId: 'x' }).ok).toBe(true)
  })
  it('is allowed elsewhere, also to the top', () => {
    expect(checkDepartmentMove(company, { id: 'north', parentId: 'lab' }).ok).toBe(true)
    expect(checkDepartmentMove(company, { id: 'north', parentId: null }).ok).toBe(true)
  })
})

describe('a department', () => {
  it('knows what it lies in, unless the tree is broken', () => {
    expect(departmentPath(company, 'north')?.map(({ id }) => id)).toEqual(['all', 'sales', 'north'])
    expect(departmentPath(tree({ a: 'b', b: 'a' }), 'a')).toBeNull()
    expect(departmentPath(tree({ a: 'gone' }), 'a')).toBeNull()
  })
  it('knows what lies below it', () => {
    expect(departmentBranch(company.values(), 'sales')).toEqual(new Set(['sales', 'north']))
  })
})
