import type { Core, ServerModule } from '@atrium/server-core'
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
