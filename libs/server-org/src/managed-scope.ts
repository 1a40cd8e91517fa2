import { departmentBranch } from '@atrium/domain-org'
import { type Caller, NotAllowed, type Tx, spaceOf } from '@atrium/server-core'
import { selectBranches } from './departments/department-store'

/** Administrators manage everybody; whoever was trusted with a part manages that part, and never themselves. */
function managesAll({ roles }: Caller): boolean {
  return roles.includes('admin')
}

/** The departments trusted to the caller with all below; null is the whole enterprise. */
export async function managedBranch(tx: Tx, caller: Caller): Promise<ReadonlySet<string> | null> {
  const ids = managesAll(caller) ? null : (caller.grant?.departmentIds ?? null)
  if (!ids) return null
  const departments = await selectBranches(tx)
  const there = ids.filter((id) => departments.some((each) => each.id === id))
  return new Set(there.flatMap((id) => [...departmentBranch(departments, id)]))
}

/** Refuses departments that are not the caller's to manage; the top of the tree is a full administrator's. */
export async function requireManaged(
  tx: Tx,
  caller: Caller,
  departmentIds: readonly (string | null)[],
): Promise<void> {
  const branch = await managedBranch(tx, caller)
  if (!branch) return
  if (departmentIds.every((id) => id !== null && branch.has(id.toLowerCase()))) return
  throw new NotAllowed('out-of-scope')
}

interface Managed {
  readonly roles: readonly string[]
  readonly departmentIds: readonly string[]
}

/**
 * Refuses members who are not the caller's to change: themselves, whoever holds more than the role of a user, and whoever
 * stands outside their departments, with one foot (`wholly`) or with both.
 */
export async function requireManagedMembers(
  tx: Tx,
  caller: Caller,
  { personIds, wholly }: { readonly personIds: readonly string[]; readonly wholly: boolean },
): Promise<void> {
  if (managesAll(caller)) return
  if (personIds.some((id) => id.toLowerCase() === caller.personId)) refuseOwn()
  const members = await tx.query<Managed>(
    `select roles, department_ids as "departmentIds" from platform.memberships
      where ent_id = $1 and person_id = any($2::uuid[])`,
    [spaceOf(tx), personIds],
  )
  if (members.some(({ roles }) => roles.some((role) => role !== 'user'))) {
    throw new NotAllowed('administrator-not-yours')
  }
  const branch = await managedBranch(tx, caller)
  if (branch && !members.every((member) => standsIn(branch, member, wholly))) {
    throw new NotAllowed('out-of-scope')
  }
}

function standsIn(branch: ReadonlySet<string>, { departmentIds }: Managed, wholly: boolean) {
  if (wholly) return departmentIds.length > 0 && departmentIds.every((id) => branch.has(id))
  return departmentIds.some((id) => branch.has(id))
}

interface Placed extends Managed {
  readonly orgRoleIds: readonly string[]
}

/** Refuses what a change of a member's place or roles would take beyond what the caller manages. */
export async function requireManagedChange(
  tx: Tx,
  caller: Caller,
  { before, after }: { readonly before: Placed; readonly after: Placed },
): Promise<void> {
  if (managesAll(caller)) return
  if (differing(before.roles, after.roles).length > 0)
    throw new NotAllowed('role-not-yours-to-give')
  const changesRoles = differing(before.orgRoleIds, after.orgRoleIds).length > 0
  if (changesRoles && !caller.can('org.manage-roles')) throw new NotAllowed('not-allowed')
  await requireManaged(tx, caller, differing(before.departmentIds, after.departmentIds))
  const branch = await managedBranch(tx, caller)
  if (branch && after.departmentIds.length === 0) throw new NotAllowed('out-of-scope')
}

/** Refuses scoped administrators who give something to themselves. */
export function refuseSelf(caller: Caller, personIds: readonly string[]): void {
  if (!managesAll(caller) && personIds.some((id) => id.toLowerCase() === caller.personId)) {
    refuseOwn()
  }
}

function refuseOwn(): never {
  throw new NotAllowed('own-scope')
}

function differing(before: readonly string[], after: readonly string[]): string[] {
  return [...before, ...after].filter((id) => before.includes(id) !== after.includes(id))
}
