import { read } from '@atrium/core-net'
import { listDepartments, listPeople, type Subject } from '@atrium/domain-org'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../fields/use-settled'

export interface ShareSubject {
  readonly key: string
  readonly subject: Subject
  /** Empty for everyone. */
  readonly name: string
  readonly hint: string
}

/** Of each kind so many are offered; typing narrows them. */
const offered = 20

/** Whom a record can be shared with, found by typing: people, departments with what is below them, everybody. */
export function useShareSubjects() {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed, 250).trim().slice(0, 100)
  const people = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const departments = useQuery(read(listDepartments, {}))
  const wanted = search.toLowerCase()
  const matching = (departments.data?.rows ?? [])
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, offered)
  const choices: ShareSubject[] = [
    ...(people.data?.rows ?? []).map(({ id, name, loginId }) =>
      choice({ kind: 'person', id }, name, loginId),
    ),
    ...matching.map(({ id, name }) => choice({ kind: 'department', id, below: true }, name)),
    ...(search === '' ? [choice({ kind: 'everyone' }, '')] : []),
  ]
  return { choices, isLoading: people.isFetching, onSearch: setTyped }
}

function choice(subject: Subject, name: string, hint = ''): ShareSubject {
  const id = 'id' in subject ? subject.id : ''
  return { key: `${subject.kind}:${id}`, subject, name, hint }
}
