import { describe, expect, it } from 'vitest'
import { permissionsWithin } from './space-visits'

const all = new Set(['records.read', 'records.write', 'records.export', 'forms.design'])

describe('permissions in a foreign space', () => {
  it('are those to read for whoever only looks', () => {
    const visit = { kind: 'visitor', grantId: 'g' } as const
    expect([...permissionsWithin(visit, all)]).toEqual(['records.read'])
  })
  it('are a member’s for whoever works there, and for members', () => {
    expect(permissionsWithin({ kind: 'user', grantId: 'g' }, all)).toBe(all)
    expect(permissionsWithin(null, all)).toBe(all)
  })
})
