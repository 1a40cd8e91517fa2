import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { listDepartments } from '@atrium/domain-org'
import { ErrorState } from '@atrium/ui/error-state'
import { DepartmentIcon, PeopleIcon } from '@atrium/ui/icon'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tree } from '@atrium/ui/tree'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { departmentTree, departmentWay } from '../data/department-names'
import { contactsMessages } from '../messages/contacts-messages'

interface DepartmentTreeProps {
  readonly selected: string | undefined
  /** Undefined for everybody. */
  readonly onSelect: (departmentId: string | undefined) => void
}

const everybody = 'everybody'

/** The departments, and everybody above them. */
export function DepartmentTree({ selected, onSelect }: DepartmentTreeProps) {
  const t = useMessages(contactsMessages)
  const errorText = useErrorText()
  const departments = useQuery(read(listDepartments, {}))
  const [opened, setOpened] = useState<string[] | null>(null)
  const { data, error, isFetching, refetch } = departments
  if (!data && error) {
    return (
      <ErrorState
        small
        title={t('departments-failed')}
        advice={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="text" count={6} />
  const items = departmentTree(data.rows)
  const way = selected ? departmentWay(data.rows, selected).map(({ id }) => id) : []
  const first = items.length === 1 ? items.map(({ key }) => key) : []
  return (
    <Tree
      label={t('departments')}
      items={[
        { key: everybody, label: t('everybody'), icon: PeopleIcon },
        ...items.map((item) => ({ ...item, icon: DepartmentIcon })),
      ]}
      selected={selected ?? everybody}
      expanded={opened ?? [...first, ...way]}
      onExpand={setOpened}
      onSelect={(key) => onSelect(key === everybody ? undefined : key)}
    />
  )
}
