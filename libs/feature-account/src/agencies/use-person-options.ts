import { read } from '@atrium/core-net'
import { useCurrentUser } from '@atrium/core-session'
import { usePaused } from '@atrium/core-shell'
import { getPeople, listPeople } from '@atrium/domain-org'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

interface Named {
  readonly id: string
  readonly name: string
  readonly loginId?: string
}

/** Colleagues whom the typed text finds, and who is chosen; `before` was, and may not be found any more. */
export function usePersonOptions(chosenId: string | null, before: Named | undefined) {
  const own = useCurrentUser().id
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim().slice(0, 100))
  const found = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const ids = chosenId === null ? [] : [chosenId]
  const named = useQuery({ ...read(getPeople, { ids }), enabled: chosenId !== null })
  const kept = before?.id === chosenId ? [before] : []
  const all: readonly (Named | undefined)[] = [
    ...(found.data?.rows ?? []),
    ...kept,
    ...(named.data?.rows ?? []),
  ]
  const people = new Map(all.flatMap((person) => (person ? [[person.id, person]] : [])))
  people.delete(own)
  return {
    options: [...people.values()].map(({ id, name, loginId }) => ({
      value: id,
      label: name,
      ...(loginId === undefined ? {} : { description: loginId }),
    })),
    loading: found.isFetching,
    onSearch: setTyped,
  }
}
