import { everything, type RecordAccess } from '@atrium/domain-access'
import { describe, expect, it } from 'vitest'
import type { AgencyPermission } from './agency'
import { lendAccess } from './lend-access'

const app = '00000000-0000-7000-8000-0000000000a1'
const full: RecordAccess = {
  create: true,
  acts: {
    view: everything,
    edit: everything,
    delete: everything,
    share: everything,
    'hand-over': everything,
    export: everything,
    monitor: everything,
  },
  fields: new Map(),
  operations: new Set(['import', 'configure']),
}
const lent = (permissions: AgencyPermission[], appIds: string[] | null = null, access = full) => {
  const { create, acts, operations } = lendAccess(access, { permissions, appIds }, app)
  const open = Object.entries(acts).flatMap(([act, { kind }]) => (kind === 'nothing' ? [] : [act]))
  return [...(create ? ['create'] : []), ...open, ...operations]
}

describe('the rights that are lent', () => {
  it('are none outside the applications of the mandate, and none for who only handles to-dos', () => {
    expect(lent(['new-data', 'edit-data'], ['00000000-0000-7000-8000-0000000000a2'])).toEqual([])
    expect(lent(['handle-todo', 'handled-todo', 'return-workflow'])).toEqual([])
  })
  it('never are more than the host has', () => {
    const none = {
      ...full,
      create: false,
      acts: { ...full.acts, edit: { kind: 'nothing' } as const },
    }
    expect(lent(['new-data', 'edit-data'], null, none)).toEqual(['view'])
  })
  it('are adding and changing as far as lent, with seeing, and nothing else', () => {
    expect(lent(['new-data'])).toEqual(['create', 'view'])
    expect(lent(['edit-data'], [app])).toEqual(['view', 'edit'])
    expect(lent(['new-data', 'edit-data'])).toEqual(['create', 'view', 'edit'])
  })
})
