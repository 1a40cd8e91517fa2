import { read } from '@atrium/core-net'
import {
  listDepartments,
  listOrgRoles,
  listPosts,
  listUserGroups,
  type Subject,
} from '@atrium/domain-org'
import { useQuery } from '@tanstack/react-query'

/** The names of departments, posts, roles and groups; only the kinds that are named are asked for. */
export function useSubjectNames(
  subjects: readonly Subject[],
): (subject: Subject) => string | undefined {
  const kinds = new Set(subjects.map(({ kind }) => kind))
  const departments = useQuery({ ...read(listDepartments, {}), enabled: kinds.has('department') })
  const posts = useQuery({ ...read(listPosts, {}), enabled: kinds.has('post') })
  const roles = useQuery({ ...read(listOrgRoles, {}), enabled: kinds.has('role') })
  const groups = useQuery({ ...read(listUserGroups, {}), enabled: kinds.has('group') })
  const rows = [departments, posts, roles, groups].flatMap(
    ({ data }): readonly { id: string; name: string }[] => data?.rows ?? [],
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (subject) => ('id' in subject ? names.get(subject.id) : undefined)
}
