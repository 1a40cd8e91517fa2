import type { Role } from '@atrium/domain-core'
import { checkSuperior, reportingDepth } from '@atrium/domain-org'
import { type Caller, Conflict, NotAllowed, type Tx } from '@atrium/server-core'
import { countWithRole, superiorsAbove } from './member-store'

/** Roles of the platform itself, which only who has them may pass on. */
const platformRoles: readonly Role[] = ['root', 'saas']

/** Refuses a change of platform roles that is not the caller's to make. */
export function refuseForeignRoles(
  caller: Caller,
  before: readonly Role[],
  after: readonly Role[],
): void {
  const changed = [...before, ...after].filter(
    (role) => before.includes(role) !== after.includes(role),
  )
  if (changed.some((role) => platformRoles.includes(role) && !caller.roles.includes(role))) {
    throw new NotAllowed('role-not-yours-to-give')
  }
}

/** Refuses to leave the enterprise without anybody to administer it. */
export async function requireAdministrator(tx: Tx, without: readonly string[]): Promise<void> {
  if ((await countWithRole(tx, 'admin', without)) === 0) throw new Conflict('last-administrator')
}

/** Refuses a superior who reports, directly or not, to the person. */
export async function refuseLoop(tx: Tx, personId: string, superiorId: string): Promise<void> {
  const above = await superiorsAbove(tx, superiorId, reportingDepth)
  const checked = checkSuperior(personId, superiorId, above)
  if (!checked.ok) throw new Conflict(checked.rejection.code)
}
