import { describe, expect, it } from 'vitest'
import { grantOn, subjectFor } from './app-role'
import { anAppRole, aViewer } from './fixtures'
import { maskText } from './mask-text'

describe('a role of an application', () => {
  it('is had by whom it is given to, and by nobody else', () => {
    const role = anAppRole({
      subjects: [
        { kind: 'post', id: 'p1' },
        { kind: 'department', id: 'd1', below: true },
      ],
    })
    expect(subjectFor(role, aViewer())).toBeNull()
    expect(
      subjectFor(role, aViewer({ departmentIds: ['d2'], departmentIdsAbove: ['d2', 'd1'] })),
    ).toEqual({ kind: 'department', id: 'd1', below: true })
  })
  it('grants data or building, as its kind says', () => {
    const grant = (kind: Parameters<typeof grantOn>[0]['kind']) =>
      grantOn({ kind, grants: [] }, 'f')
    expect(grant('custom')).toBeNull()
    expect(grant('developer')).toMatchObject({ create: false, operations: ['configure'] })
    expect(grant('developer')?.scopes.view).toEqual([])
    expect(grant('operator')?.operations).not.toContain('configure')
    expect(grant('operator')?.scopes.delete).toEqual([{ kind: 'all' }])
    expect(grant('read-only')?.scopes.edit).toEqual([])
    expect(grant('administrator')?.operations).toContain('configure')
  })
})

describe('a masked text', () => {
  it.each([
    ['', '*'],
    ['张三', '**'],
    ['张小三', '张**'],
    ['Anna', 'A**a'],
    ['13812345678', '138****5678'],
    ['𠮷野家店', '𠮷**店'],
  ])('%j is %j', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })
})
