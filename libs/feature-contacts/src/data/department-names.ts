import { type Department, departmentPath } from '@atrium/domain-org'
import { DepartmentIcon } from '@atrium/ui/icon'
import type { TreeItem } from '@atrium/ui/tree'

/** Departments as a tree; one whose parent is missing stands at the top. */
export function departmentTree(departments: readonly Department[]): TreeItem[] {
  const known = new Set(departments.map(({ id }) => id))
  const below = Map.groupBy(departments, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  )
  const itemsOf = (parentId: string | null): TreeItem[] =>
    (below.get(parentId) ?? []).map(({ id, name }) => ({
      key: id,
      label: name,
      icon: DepartmentIcon,
      ...(below.has(id) ? { items: itemsOf(id) } : {}),
    }))
  return itemsOf(null)
}

/** The way from the top to a department, itself last; empty when it is not known. */
export function departmentWay(departments: readonly Department[], id: string): Department[] {
  return departmentPath(new Map(departments.map((each) => [each.id, each])), id) ?? []
}
