import { accept, reject, type Result } from '@atrium/domain-core'
import type { TenantState } from './tenant'

export type TenantEvent = 'freeze' | 'unfreeze' | 'schedule-deletion' | 'take-back' | 'destroy'

const steps: Readonly<Record<TenantEvent, { from: TenantState; to: TenantState }>> = {
  freeze: { from: 'active', to: 'frozen' },
  unfreeze: { from: 'frozen', to: 'active' },
  'schedule-deletion': { from: 'frozen', to: 'closing' },
  'take-back': { from: 'closing', to: 'frozen' },
  destroy: { from: 'closing', to: 'destroyed' },
}

/** The life of an enterprise: nothing is destroyed that was not frozen first. */
export function advanceTenant(
  state: TenantState,
  event: TenantEvent,
): Result<TenantState, 'tenant-in-other-state'> {
  const { from, to } = steps[event]
  return state === from ? accept(to) : reject('tenant-in-other-state')
}
