import { read } from '@atrium/core-net'
import { getPeople, listPeople, type PersonRef } from '@atrium/domain-org'
import { MultiSelect, Select, type SelectOption } from '@atrium/ui/select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

export interface PeoplePickerProps {
  readonly value: readonly string[]
  readonly onChange: (ids: string[]) => void
  readonly label?: string
  readonly placeholder?: string
  readonly max?: number
}

/** Several members, found by typing a part of their name. */
export function PeoplePicker({ value, onChange, ...props }: PeoplePickerProps) {
  const { options, loading, onSearch } = usePeopleOptions(value)
  return (
    <MultiSelect
      {...props}
      value={value}
      options={options}
      loading={loading}
      onSearch={onSearch}
      onChange={onChange}
    />
  )
}

export interface PersonPickerProps {
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  readonly placeholder?: string
  /** Members who cannot be chosen. */
  readonly except?: readonly string[]
}

/** One member, or nobody. */
export function PersonPicker({ value, onChange, except = [], ...props }: PersonPickerProps) {
  const { options, loading, onSearch } = usePeopleOptions(value === null ? [] : [value])
  return (
    <Select
      {...props}
      clearable
      value={value}
      options={options.filter((option) => !except.includes(option.value))}
      loading={loading}
      onSearch={onSearch}
      onChange={onChange}
    />
  )
}

/** Members that fit what is typed, and those chosen already, who keep their names. */
function usePeopleOptions(chosen: readonly string[]) {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().slice(0, 100))
  const found = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const ids = chosen.slice(0, 200)
  const named = useQuery({ ...read(getPeople, { ids: [...ids] }), enabled: ids.length > 0 })
  const people = new Map<string, PersonRef>()
  for (const each of [...(found.data?.rows ?? []), ...(named.data?.rows ?? [])]) {
    people.set(each.id, each)
  }
  return {
    options: [...people.values()].map(optionOf),
    loading: found.isFetching,
    onSearch: setTyped,
  }
}

function optionOf({ id, name, loginId }: PersonRef): SelectOption<string> {
  return { value: id, label: name, description: loginId }
}
