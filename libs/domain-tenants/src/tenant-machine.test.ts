import { describe, expect, it } from 'vitest'
import { tenantStates } from './tenant'
import { advanceTenant, type TenantEvent } from './tenant-machine'

const events: readonly TenantEvent[] = [
  'freeze',
  'unfreeze',
  'schedule-deletion',
  'take-back',
  'destroy',
]

describe('the life of an enterprise', () => {
  it('never goes from active to destroyed but over being frozen', () => {
    expect(advanceTenant('active', 'freeze')).toEqual({ ok: true, value: 'frozen' })
    for (const event of events.filter((each) => each !== 'freeze')) {
      const refused = { ok: false, rejection: 'tenant-in-other-state' }
      expect(advanceTenant('active', event)).toMatchObject(refused)
    }
  })
  it('ends with being destroyed', () => {
    for (const event of events) expect(advanceTenant('destroyed', event).ok).toBe(false)
  })
  it('takes back what was scheduled, and then what was frozen', () => {
    expect(advanceTenant('closing', 'take-back')).toEqual({ ok: true, value: 'frozen' })
    expect(advanceTenant('frozen', 'unfreeze')).toEqual({ ok: true, value: 'active' })
  })
  it('has one way on from every state at most to destruction', () => {
    const ends = tenantStates.filter((state) => advanceTenant(state, 'destroy').ok)
    expect(ends).toEqual(['closing'])
  })
})
