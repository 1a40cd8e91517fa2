import { scopesOn, type Scope } from '@atrium/domain-access'
import { describe, expect, it } from 'vitest'
import { conditionsIn, withCondition } from './condition-scopes'

const own: Scope = { kind: 'own' }
const region = { kind: 'attribute', fieldId: 'f_region', attribute: 'department' } as const
const helpers = { kind: 'joined', fieldIds: ['f_helper'] } as { kind: 'joined'; fieldIds: string[] }

describe('conditions', () => {
  it('are told once, whatever acts they are granted for, and ticks are none', () => {
    const scopes = {
      ...scopesOn(['view', 'edit'], [own, region, { kind: 'joined', fieldIds: [] }]),
      delete: [helpers],
    }
    expect(conditionsIn(scopes)).toEqual([
      { key: JSON.stringify(region), scope: region, acts: ['view', 'edit'] },
      { key: JSON.stringify(helpers), scope: helpers, acts: ['delete'] },
    ])
  })

  it('are added, replaced in their place and taken away, beside what stays', () => {
    const start = scopesOn(['view'], [own])
    const added = withCondition(start, null, { scope: region, acts: ['view', 'edit'] })
    expect(added).toMatchObject({ view: [own, region], edit: [region], delete: [] })
    const again = withCondition(added, null, { scope: region, acts: ['view'] })
    expect(again).toMatchObject({ view: [own, region], edit: [region] })
    const [first] = conditionsIn(added)
    const changed = withCondition(added, first!, { scope: helpers, acts: ['edit'] })
    expect(changed).toMatchObject({ view: [own], edit: [helpers] })
    expect(withCondition(added, first!, { scope: region, acts: [] })).toEqual(start)
  })
})
