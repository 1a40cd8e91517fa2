import { type AccessPort, aViewer } from '@atrium/domain-access'
import type { Tx } from '@atrium/server-core'

/** Applications without roles of their own, and people who stand nowhere. */
export const noRoles: AccessPort<Tx> = {
  rolesOf: async () => [],
  viewer: async (_, personId) => aViewer({ personId }),
}
