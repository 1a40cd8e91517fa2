import { useErrorText, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { type Department, departmentPath, isNamed, listDepartments } from '@atrium/domain-org'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { PeopleIcon } from '@atrium/ui/icon'
import { SearchInput } from '@atrium/ui/search-input'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tree } from '@atrium/ui/tree'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { departmentTree, departmentWay } from '../data/department-names'
import { contactsMessages } from '../messages/contacts-messages'
import styles from './contacts.module.css'

interface DepartmentTreeProps {
  readonly selected: string | undefined
  /** Undefined for everybody. */
  readonly onSelect: (departmentId: string | undefined) => void
}

const everybody = 'everybody'

/** From so many on, departments are found by typing too. */
const searchedFrom = 12

/** The departments, and everybody above them. */
export function DepartmentTree({ selected, onSelect }: DepartmentTreeProps) {
  const t = useMessages(contactsMessages)
  const errorText = useErrorText()
  const departments = useQuery(read(listDepartments, {}))
  const [opened, setOpened] = useState<string[] | null>(null)
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  const { data, error, isFetching, refetch } = departments
  const found = useMemo(() => (data && sought ? foundIn(data.rows, sought) : null), [data, sought])
  const shown = found ?? data?.rows
  const items = useMemo(() => departmentTree(shown ?? []), [shown])
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
  const way = selected ? departmentWay(data.rows, selected).map(({ id }) => id) : []
  const first = items.length === 1 ? items.map(({ key }) => key) : []
  return (
    <div className={styles['tree']}>
      {data.rows.length >= searchedFrom && (
        <SearchInput wide label={t('search-departments')} value={search} onChange={setSearch} />
      )}
      {found?.length === 0 ? (
        <Empty level={3} title={t('no-department')} />
      ) : (
        <Tree
          fill
          label={t('departments')}
          items={[
            ...(found ? [] : [{ key: everybody, label: t('everybody'), icon: PeopleIcon }]),
            ...items,
          ]}
          selected={selected ?? everybody}
          expanded={found ? found.map(({ id }) => id) : (opened ?? [...first, ...way])}
          onExpand={setOpened}
          onSelect={(key) => onSelect(key === everybody ? undefined : key)}
        />
      )}
    </div>
  )
}

/** The departments that are named so, and those they lie in. */
function foundIn(departments: readonly Department[], text: string): Department[] {
  const byId = new Map(departments.map((each) => [each.id, each]))
  const named = departments.filter((each) => isNamed(each, text))
  const found = new Set(named.flatMap(({ id }) => departmentPath(byId, id) ?? []))
  return departments.filter((each) => found.has(each))
}
