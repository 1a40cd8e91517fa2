import type { AccessPort, AppRole } from '@atrium/domain-access'
import type { PlacementPort } from '@atrium/domain-org'
import { type Bus, type Tx, spaceOf } from '@atrium/server-core'
import { selectAppRoles } from './app-role-store'

export const appRoleEntity = 'app-role'
const rememberedLimit = 5000

/** Decides by roles kept here and by where people stand; roles are remembered until one changes. */
export function createAccess({ bus }: { bus: Bus }, placements: PlacementPort<Tx>): AccessPort<Tx> {
  const known = new Map<string, readonly AppRole[]>()
  let changes = 0
  bus.subscribe(({ entity, entId, parentId }) => {
    if (entity !== appRoleEntity) return
    changes += 1
    known.delete(`${entId} ${parentId}`)
  })
  bus.onGap(() => {
    changes += 1
    known.clear()
  })
  return {
    async rolesOf(tx, appId) {
      const key = `${spaceOf(tx)} ${appId}`
      const found = known.get(key)
      if (found) return found
      const before = changes
      const roles = await selectAppRoles(tx, appId)
      if (known.size >= rememberedLimit) known.clear()
      if (changes === before) known.set(key, roles)
      return roles
    },
    viewer: (tx, personId) => placements.placement(tx, personId),
  }
}
