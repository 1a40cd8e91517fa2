import { read } from '@atrium/core-net'
import {
  getPeople,
  listDepartments,
  listOrgRoles,
  listPeople,
  listPosts,
  listUserGroups,
  type Subject,
} from '@atrium/domain-org'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

export interface NamedSubject {
  readonly subject: Subject
  /** Empty for everyone. */
  readonly name: string
}

/** Of each kind so many are offered; typing narrows them. */
const offered = 20

/** What a role can be given to by a text, and the names of those it is given to. */
export function useSubjects(held: readonly Subject[], typed: string) {
  const search = useDeferredValue(typed.trim().slice(0, 100))
  const heldIds = held.flatMap((subject) => (subject.kind === 'person' ? [subject.id] : []))
  const ids = heldIds.slice(0, 200)
  const known = useQuery({ ...read(getPeople, { ids }), enabled: ids.length > 0 })
  const people = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const departments = useQuery(read(listDepartments, {}))
  const posts = useQuery(read(listPosts, {}))
  const roles = useQuery(read(listOrgRoles, {}))
  const groups = useQuery(read(listUserGroups, {}))
  const all = [known, people, departments, posts, roles, groups].flatMap(
    ({ data }): readonly Named[] => data?.rows ?? [],
  )
  const names = new Map(all.map(({ id, name }) => [id, name]))
  const among = (rows: readonly Named[] | undefined) => matching(rows ?? [], search)
  const choices: NamedSubject[] = [
    ...(search === '' ? [{ subject: { kind: 'everyone' as const }, name: '' }] : []),
    ...among(departments.data?.rows).flatMap(({ id, name }) =>
      [true, false].map((below) => ({ subject: { kind: 'department' as const, id, below }, name })),
    ),
    ...among(posts.data?.rows).map(({ id, name }) => named('post', id, name)),
    ...among(roles.data?.rows).map(({ id, name }) => named('role', id, name)),
    ...among(groups.data?.rows).map(({ id, name }) => named('group', id, name)),
    ...(people.data?.rows ?? []).map(({ id, name }) => named('person', id, name)),
  ]
  return {
    choices,
    isLoading: people.isFetching,
    nameOf: (subject: Subject) => ('id' in subject ? (names.get(subject.id) ?? '…') : ''),
  }
}

interface Named {
  readonly id: string
  readonly name: string
}

function matching(rows: readonly Named[], search: string): readonly Named[] {
  const wanted = search.toLowerCase()
  return rows.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, offered)
}

function named(kind: 'person' | 'post' | 'role' | 'group', id: string, name: string): NamedSubject {
  return { subject: { kind, id }, name }
}
