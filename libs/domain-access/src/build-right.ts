import type { Role } from '@atrium/domain-core'
import type { AccessPort } from './access-port'
import { grantOn, subjectFor } from './app-role'
import { effectiveRoles } from './default-role'

/** Who wants to build what: an application, or one of its forms. */
export interface Building {
  readonly appId: string
  /** Null for what concerns the application as a whole. */
  readonly formId: string | null
  readonly person: { readonly personId: string; readonly roles: readonly Role[] }
}

/**
 * Whether somebody may build, which is asked after the platform's own permission: administrators and developers of the
 * application, and who may configure the form. One without roles of its own is built by all who have the permission.
 */
export async function mayBuild<Tx>(
  access: AccessPort<Tx>,
  tx: Tx,
  { appId, formId, person }: Building,
): Promise<boolean> {
  const kept = await access.rolesOf(tx, appId.toLowerCase())
  if (kept.length === 0) return true
  const viewer = await access.viewer(tx, person.personId)
  return effectiveRoles(kept, person).some((role) => {
    if (subjectFor(role, viewer) === null) return false
    if (role.kind !== 'custom') return role.kind === 'administrator' || role.kind === 'developer'
    return formId !== null && grantOn(role, formId)?.operations.includes('configure') === true
  })
}

/** Whether somebody may end an application and bring it back; asked as `mayBuild` is. */
export async function mayAdminister<Tx>(
  access: AccessPort<Tx>,
  tx: Tx,
  { appId, person }: Omit<Building, 'formId'>,
): Promise<boolean> {
  const kept = await access.rolesOf(tx, appId.toLowerCase())
  if (kept.length === 0) return true
  const viewer = await access.viewer(tx, person.personId)
  return effectiveRoles(kept, person).some(
    (role) => role.kind === 'administrator' && subjectFor(role, viewer) !== null,
  )
}
