import type { Core, ServerModule } from '@atrium/server-core'
import { setStates } from './members/member-store'
import { orgModule, type OrgPorts } from './module'
import { createPlacements } from './placement/placements'

/** The organisation alone, in an enterprise that does not separate duties. */
export function orgAlone(core: Core, ports: Partial<OrgPorts> = {}): ServerModule {
  const placements = createPlacements(core)
  return orgModule(core, {
    placements,
    duties: { requireSeparated: async () => undefined, areApart: async () => true },
    ...ports,
  })
}

/** Ends memberships in the demo enterprise of people who have nothing to hand over; answers whose they were. */
export function endMemberships({ core }: { readonly core: Core }, personIds: readonly string[]) {
  const scope = { entId: 'demo', personId: null }
  return core.database.transaction(scope, (tx) => setStates(tx, personIds, 'left'))
}
