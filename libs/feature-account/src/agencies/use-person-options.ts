import { read } from '@atrium/core-net'
import { useCurrentUser } from '@atrium/core-session'
import { listPeople } from '@atrium/domain-org'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

interface Named {
  readonly id: string
  readonly name: string
}

/** Colleagues to choose from, found by typing; whoever is chosen keeps their name. */
export function usePersonOptions(chosen: Named | undefined) {
  const own = useCurrentUser().id
  const [typed, setTyped] = useState('')
  const [seen, setSeen] = useState<readonly (Named & { readonly loginId?: string })[]>(
    chosen ? [chosen] : [],
  )
  const search = useDeferredValue(typed.trim().slice(0, 100))
  const found = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const rows = found.data?.rows ?? []
  const people = new Map([...seen, ...rows].map((person) => [person.id, person]))
  return {
    options: [...people.values()].flatMap(({ id, name, loginId }) =>
      id === own
        ? []
        : [{ value: id, label: name, ...(loginId === undefined ? {} : { description: loginId }) }],
    ),
    loading: found.isFetching,
    onSearch(text: string) {
      setSeen([...people.values()].slice(-100))
      setTyped(text)
    },
  }
}
