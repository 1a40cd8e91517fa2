import {
  addAgency,
  changeAgency,
  deleteAgency,
  listAgencies,
  listMandates,
  recoverAgency,
} from '@atrium/domain-delegation'
import { implement, type Route } from '@atrium/server-core'
import type { AgencyService } from './agency-service'

/** One's own agencies: whoever acts for somebody else cannot lend that person's account on. */
export function agencyRoutes(agencies: AgencyService): Route[] {
  return [
    implement(listAgencies, {
      permission: 'signed-in',
      handle: ({ kind }, { caller }) => agencies.list(kind, caller),
    }),
    implement(listMandates, {
      permission: 'signed-in',
      handle: (_, { caller }) => agencies.mandates(caller),
    }),
    implement(addAgency, {
      permission: 'signed-in',
      handle: (input, { caller }) => agencies.add(input, caller),
    }),
    implement(changeAgency, {
      permission: 'signed-in',
      handle: (input, { caller }) => agencies.change(input, caller),
    }),
    implement(recoverAgency, {
      permission: 'signed-in',
      handle: ({ agencyId }, { caller }) => agencies.recover(agencyId, caller),
    }),
    implement(deleteAgency, {
      permission: 'signed-in',
      handle: ({ agencyId }, { caller }) => agencies.remove(agencyId, caller),
    }),
  ]
}
