import { read } from '@atrium/core-net'
import { usePaused } from '@atrium/core-shell'
import {
  departmentPath,
  isNamed,
  type KeptNames,
  listDepartments,
  listOrgRoles,
  listPeople,
  listPosts,
  listUserGroups,
} from '@atrium/domain-org'
import type { Lookup, LookupChoice, SubjectKind } from '@atrium/ui-fields'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

const shown = 100

/** What subjects may be made of, found by typing; a kind is asked for when its list is reached. */
export function useSubjectLookups(): Record<SubjectKind, Lookup> {
  return {
    person: usePeople(),
    department: useDepartments(),
    post: usePosts(),
    role: useRoles(),
    group: useGroups(),
  }
}

function usePeople(): Lookup {
  const { text, isOpen, ...handlers } = useTyped()
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
    ...handlers,
  }
}

function useDepartments(): Lookup {
  const typed = useTyped()
  const { data } = useQuery({ ...read(listDepartments, {}), enabled: typed.isOpen })
  const known = useMemo(() => new Map(data?.rows.map((each) => [each.id, each])), [data])
  return filtered(data?.rows, typed, ({ id, name }) => {
    const above = departmentPath(known, id)?.slice(0, -1) ?? []
    return { id, label: name, hint: above.map((each) => each.name).join(' / ') }
  })
}

function usePosts(): Lookup {
  const typed = useTyped()
  const { data } = useQuery({ ...read(listPosts, {}), enabled: typed.isOpen })
  return filtered(data?.rows, typed, ({ id, name }) => ({ id, label: name }))
}

function useRoles(): Lookup {
  const typed = useTyped()
  const { data } = useQuery({ ...read(listOrgRoles, {}), enabled: typed.isOpen })
  const groups = new Map(data?.groups.map(({ id, name }) => [id, name]))
  return filtered(data?.rows, typed, ({ id, name, groupId }) => {
    return { id, label: name, hint: groups.get(groupId) ?? '' }
  })
}

function useGroups(): Lookup {
  const typed = useTyped()
  const { data } = useQuery({ ...read(listUserGroups, {}), enabled: typed.isOpen })
  const rows = data?.rows.map(({ id, name }) => ({ id, name, names: { name, nameEn: '' } }))
  return filtered(rows, typed, ({ id, name }) => ({ id, label: name }))
}

type Typed = ReturnType<typeof useTyped>

function useTyped() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  return { text, isOpen, onSearch: setText, onOpen: () => setOpen(true) }
}

interface Named {
  readonly name: string
  readonly names: KeptNames
}

/** A list that travels whole, filtered here; only what is offered is made a choice of. */
function filtered<Row extends Named>(
  all: readonly Row[] | undefined,
  { text, onSearch, onOpen }: Typed,
  choiceOf: (row: Row) => LookupChoice,
): Lookup {
  const found = (all ?? []).filter((row) => isNamed(row, text))
  return {
    choices: found.slice(0, shown).map(choiceOf),
    isLoading: all === undefined,
    isCut: found.length > shown,
    onSearch,
    onOpen,
  }
}
