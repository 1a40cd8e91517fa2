import { departmentBranch, type MemberQuery } from '@atrium/domain-org'
import type { Caller, Tx } from '@atrium/server-core'
import { selectBranches } from '../departments/department-store'
import { managedBranch } from '../managed-scope'

/** The department that a query asks for, with those below when they are meant; null is all. */
export async function branchOf(
  tx: Tx,
  { departmentId, below }: Pick<MemberQuery, 'departmentId' | 'below'>,
): Promise<string[] | null> {
  if (departmentId === undefined) return null
  if (!below) return [departmentId]
  return [...departmentBranch(await selectBranches(tx), departmentId)]
}

/** What of the departments is the caller's to manage; null is the whole enterprise. */
export async function managedPart(tx: Tx, caller: Caller, asked: readonly string[] | null) {
  const managed = await managedBranch(tx, caller)
  if (!managed) return asked
  return asked ? asked.filter((id) => managed.has(id)) : [...managed]
}
