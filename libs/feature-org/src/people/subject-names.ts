import { read } from '@atrium/core-net'
import type { FieldSubject, SubjectNames } from '@atrium/core-shell'
import {
  getPeople,
  listDepartments,
  listOrgRoles,
  listPosts,
  listUserGroups,
} from '@atrium/domain-org'
import { useQuery } from '@tanstack/react-query'

/** The names of subjects; only the kinds that are among them are asked for. */
export function useSubjectNames(subjects: readonly FieldSubject[]): SubjectNames {
  const kinds = new Set(subjects.map(({ kind }) => kind))
  const people = subjects.flatMap((subject) => (subject.kind === 'person' ? [subject.id] : []))
  const ids = [...new Set(people)].toSorted().slice(0, 200)
  const departments = useQuery({ ...read(listDepartments, {}), enabled: kinds.has('department') })
  const posts = useQuery({ ...read(listPosts, {}), enabled: kinds.has('post') })
  const roles = useQuery({ ...read(listOrgRoles, {}), enabled: kinds.has('role') })
  const groups = useQuery({ ...read(listUserGroups, {}), enabled: kinds.has('group') })
  const known = {
    person: useQuery({ ...read(getPeople, { ids }), enabled: ids.length > 0 }),
    department: departments,
    post: posts,
    role: roles,
    group: groups,
  }
  return (kind, id) => {
    const rows: readonly { id: string; name: string }[] | undefined = known[kind].data?.rows
    return rows && (rows.find((row) => row.id === id)?.name ?? null)
  }
}
