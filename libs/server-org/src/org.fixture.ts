import type { Core, ServerModule } from '@atrium/server-core'
import { orgModule } from './module'
import { createPlacements } from './placement/placements'

/** The organisation alone, in an enterprise that does not separate duties. */
export function orgAlone(core: Core): ServerModule {
  const placements = createPlacements(core)
  return orgModule(core, { placements, duties: { requireSeparated: async () => undefined } })
}
