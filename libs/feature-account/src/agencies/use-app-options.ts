import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { appChoices } from '../data/agency-queries'

/** Applications to choose from, found by typing. */
export function useAppOptions() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, 100))
  const found = useQuery({ ...appChoices(search), placeholderData: keepPreviousData })
  const all = useQuery(appChoices(''))
  const known = new Map(
    [...(all.data?.rows ?? []), ...(found.data?.rows ?? [])].map((app) => [app.id, app]),
  )
  return {
    options: [...known.values()].map(({ id, name }) => ({ value: id, label: name })),
    loading: found.isFetching,
    onSearch: setTyped,
  }
}
