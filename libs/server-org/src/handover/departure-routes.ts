import {
  leaveEnterprise,
  previewHandover,
  previewOwnHandover,
  removeMembers,
} from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { DepartureService } from './departure-service'

export function departureRoutes(departures: DepartureService): Route[] {
  return [
    implement(previewHandover, {
      permission: 'org.manage',
      handle: (input, { caller }) => departures.preview(input, caller),
    }),
    implement(removeMembers, {
      permission: 'org.manage',
      reviewed: 'member',
      handle: (input, { caller }) => departures.remove(input, caller),
    }),
    implement(previewOwnHandover, {
      permission: 'signed-in',
      handle: (_, { caller }) => departures.previewOwn(caller),
    }),
    implement(leaveEnterprise, {
      permission: 'signed-in',
      handle: (input, { caller }) => departures.leave(input, caller),
    }),
  ]
}
