import { accept, idSchema, reject, type Result } from '@atrium/domain-core'
import { z } from 'zod'
import { keptNamesSchema } from './kept-names'

/** Levels of departments, at most. */
export const departmentDepth = 20

/** Departments of an enterprise, at most: a tree travels whole. */
export const departmentLimit = 10_000

const departmentCode = z.string().trim().max(40)

/** A part of an enterprise. Siblings stand by `place`, a number that grows. */
export const departmentSchema = z.object({
  id: idSchema,
  /** Null for the topmost ones. */
  parentId: idSchema.nullable(),
  /** In the reader's language. */
  name: z.string(),
  names: keptNamesSchema,
  /** What other systems know it by; empty, or unique in the enterprise. */
  code: departmentCode,
  place: z.number().int(),
  /** Who leads it, the first first; people of the enterprise, whether in the department or not. */
  headIds: z.array(idSchema).max(10),
  /** Active members in it, not counting what is below. */
  people: z.number().int().min(0),
})

export type Department = z.infer<typeof departmentSchema>

/** What a person gives to make or change a department. */
export const departmentDraftSchema = z.strictObject({
  name: keptNamesSchema.shape.name,
  nameEn: keptNamesSchema.shape.nameEn.default(''),
  code: departmentCode.default(''),
  headIds: z.array(idSchema).max(10).default([]),
})

export type DepartmentDraft = z.infer<typeof departmentDraftSchema>

type Branch = Pick<Department, 'id' | 'parentId'>

/** A department and what it lies in, topmost first; null when its parents run in a circle or one is missing. */
export function departmentPath<D extends Branch>(
  departments: ReadonlyMap<string, D>,
  id: string,
): D[] | null {
  const path: D[] = []
  for (let at: string | null = id; at !== null;) {
    const department = departments.get(at)
    if (!department || path.length >= departmentDepth) return null
    path.unshift(department)
    at = department.parentId
  }
  return path
}

/** A department's id and the ids of all below it. */
export function departmentBranch(departments: Iterable<Branch>, id: string): Set<string> {
  const below = new Map<string, string[]>()
  for (const { id: child, parentId } of departments) {
    if (parentId !== null) below.set(parentId, [...(below.get(parentId) ?? []), child])
  }
  const branch = new Set([id])
  for (const each of branch) for (const child of below.get(each) ?? []) branch.add(child)
  return branch
}

/** Whether a department may come to lie in another one (null: topmost). */
export function checkDepartmentMove(
  departments: ReadonlyMap<string, Branch>,
  { id, parentId }: Branch,
): Result<null, DepartmentMoveRejection> {
  if (parentId !== null && !departments.has(parentId)) {
    return reject({ code: 'department-not-found' })
  }
  const branch = departmentBranch(departments.values(), id)
  if (parentId !== null && branch.has(parentId)) return reject({ code: 'department-loop' })
  const above = parentId === null ? [] : departmentPath(departments, parentId)
  if (!above || above.length + branchDepth(departments, branch, id) > departmentDepth) {
    return reject({ code: 'department-too-deep' })
  }
  return accept(null)
}

export interface DepartmentMoveRejection {
  readonly code: 'department-not-found' | 'department-loop' | 'department-too-deep'
}

/** Levels of a branch, itself included. */
function branchDepth(
  departments: ReadonlyMap<string, Branch>,
  branch: ReadonlySet<string>,
  id: string,
): number {
  const depthOf = (at: string): number => {
    if (at === id) return 1
    const parentId = departments.get(at)?.parentId ?? id
    return 1 + depthOf(parentId)
  }
  return Math.max(...[...branch].map(depthOf))
}
