import { read } from '@atrium/core-net'
import { usePaused } from '@atrium/core-shell'
import {
  departmentPath,
  getPeople,
  listDepartments,
  listOrgRoles,
  listPeople,
  listPosts,
  type Subject,
} from '@atrium/domain-org'
import type { Lookup, LookupChoice, SubjectKind } from '@atrium/ui-fields'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const shown = 100

/** What subjects may be made of, found by typing. */
export function useSubjectLookups(): Partial<Record<SubjectKind, Lookup>> {
  const departments = useQuery(read(listDepartments, {}))
  const posts = useQuery(read(listPosts, {}))
  const roles = useQuery(read(listOrgRoles, {}))
  const known = new Map(departments.data?.rows.map((each) => [each.id, each]))
  const groups = new Map(roles.data?.groups.map(({ id, name }) => [id, name]))
  return {
    person: usePeople(),
    department: useFiltered(
      departments.data?.rows.map(({ id, name, parentId }) => {
        const way = parentId === null ? [] : (departmentPath(known, parentId) ?? [])
        return { id, label: name, hint: way.map((above) => above.name).join(' / ') }
      }),
    ),
    post: useFiltered(posts.data?.rows.map(({ id, name }) => ({ id, label: name }))),
    role: useFiltered(
      roles.data?.rows.map(({ id, name, groupId }) => ({
        id,
        label: name,
        hint: groups.get(groupId) ?? '',
      })),
    ),
  }
}

function usePeople(): Lookup {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { data, isFetching } = useQuery({
    ...read(listPeople, { search: usePaused(text.trim().slice(0, 100)) }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  return {
    choices: (data?.rows ?? []).map(({ id, name, loginId }) => ({
      id,
      label: name,
      hint: loginId,
    })),
    isLoading: isFetching,
    isCut: data?.cut ?? false,
    onSearch: setText,
    onOpen: () => setOpen(true),
  }
}

/** A list that travels whole, filtered here. */
function useFiltered(all: readonly LookupChoice[] | undefined): Lookup {
  const [text, setText] = useState('')
  const asked = text.trim().toLowerCase()
  const found = (all ?? []).filter(({ label }) => label.toLowerCase().includes(asked))
  return {
    choices: found.slice(0, shown),
    isLoading: all === undefined,
    isCut: found.length > shown,
    onSearch: setText,
  }
}

/** The names of those a scope is made of: undefined on the way, null when no longer there. */
export function useSubjectNames(
  subjects: readonly Subject[],
): (kind: SubjectKind, id: string) => string | null | undefined {
  const people = subjects.flatMap((subject) => (subject.kind === 'person' ? [subject.id] : []))
  const ids = [...new Set(people)].toSorted().slice(0, 200)
  const named = useQuery({ ...read(getPeople, { ids }), enabled: ids.length > 0 })
  const departments = useQuery(read(listDepartments, {}))
  const posts = useQuery(read(listPosts, {}))
  const roles = useQuery(read(listOrgRoles, {}))
  const rowsOf = (kind: SubjectKind) => {
    switch (kind) {
      case 'person':
        return named.data?.rows
      case 'department':
        return departments.data?.rows
      case 'post':
        return posts.data?.rows
      case 'role':
        return roles.data?.rows
      case 'group':
        return []
    }
  }
  return (kind, id) => {
    const rows = rowsOf(kind)
    return rows && (rows.find((row) => row.id === id)?.name ?? null)
  }
}
