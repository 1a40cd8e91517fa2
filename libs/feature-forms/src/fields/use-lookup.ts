import { read } from '@atrium/core-net'
import { pickRecords } from '@atrium/domain-forms'
import { listPeople } from '@atrium/domain-org'
import type { Lookup } from '@atrium/ui-fields'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSettled } from './use-settled'

/** Members found by typing; nothing is asked for before the list is opened. */
export function usePeopleLookup(isWanted: boolean): Lookup {
  const { search, isOpen, handlers } = useTyped()
  const found = useQuery({
    ...read(listPeople, { search }),
    enabled: isWanted && isOpen,
    placeholderData: keepPreviousData,
  })
  const { data, isFetching } = found
  return useMemo(
    () => ({
      choices: (data?.rows ?? []).map(({ id, name, loginId }) => ({
        id,
        label: name,
        hint: loginId,
      })),
      isLoading: isFetching,
      isCut: data?.cut ?? false,
      ...handlers,
    }),
    [data, isFetching, handlers],
  )
}

/** Records of another form found by typing a part of their title. */
export function useRecordLookup(formId: string | null): Lookup {
  const { search, isOpen, handlers } = useTyped()
  const found = useQuery({
    ...read(pickRecords, { formId: formId ?? '', search }),
    enabled: Boolean(formId) && isOpen,
    placeholderData: keepPreviousData,
  })
  const { data, isFetching } = found
  return useMemo(
    () => ({
      choices: (data?.rows ?? []).map(({ id, title }) => ({ id, label: title })),
      isLoading: isFetching,
      isCut: data?.cut ?? false,
      ...handlers,
    }),
    [data, isFetching, handlers],
  )
}

function useTyped() {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useSettled(text, 250).trim()
  const handlers = useMemo(() => ({ onSearch: setText, onOpen: () => setOpen(true) }), [])
  return { search, isOpen, handlers }
}
