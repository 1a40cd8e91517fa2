import { getDuties, separateDuties, setDuty } from '@atrium/domain-security'
import { guarded, implement, type Route } from '@atrium/server-core'
import type { DutyService } from './duty-service'

export function dutyRoutes(duties: DutyService): Route[] {
  return guarded([
    implement(getDuties, {
      permission: 'security.read-duties',
      handle: (_, { caller }) => duties.get(caller),
    }),
    implement(separateDuties, {
      permission: 'security.manage-duties',
      handle: (_, { caller }) => duties.separate(caller),
    }),
    implement(setDuty, {
      permission: 'security.manage-duties',
      reviewed: 'member',
      handle: (input, { caller }) => duties.set(input, caller),
    }),
  ])
}
