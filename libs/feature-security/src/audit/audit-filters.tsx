import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { usePaused } from '@atrium/core-shell'
import { getPeople, listPeople } from '@atrium/domain-org'
import { auditAreas, auditResults, auditWords } from '@atrium/domain-security'
import { DateRangePicker } from '@atrium/ui/date-picker'
import { Select } from '@atrium/ui/select'
import { Tag } from '@atrium/ui/tag'
import { Toolbar } from '@atrium/ui/toolbar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditMessages } from '../messages/audit-messages'
import type { useAuditFilter } from './use-audit-filter'
import styles from './audit.module.css'

export interface AuditFiltersProps {
  readonly model: ReturnType<typeof useAuditFilter>
  /** What the object is called that the log is narrowed to. */
  readonly thingName: string | null
}

/** Narrows the log: who, what, when, how it ended. */
export function AuditFilters({ model, thingName }: AuditFiltersProps) {
  const t = useMessages(auditMessages)
  const words = useMessages(auditWords)
  const { area, result, person, thing, range } = model.shown
  return (
    <Toolbar label={t('log')}>
      <div className={styles['person']}>
        <PersonFilter value={person ?? null} onChange={(id) => model.change({ person: id })} />
      </div>
      <Select
        narrow
        label={t('area')}
        value={area ?? 'all'}
        options={[
          { value: 'all', label: t('all-areas') },
          ...auditAreas.map((each) => ({ value: each, label: words(`area-${each}`) })),
        ]}
        onChange={(next) => model.change({ area: chosen(next) })}
      />
      <Select
        narrow
        label={t('result')}
        value={result ?? 'all'}
        options={[
          { value: 'all', label: t('any-result') },
          ...auditResults.map((each) => ({ value: each, label: words(`result-${each}`) })),
        ]}
        onChange={(next) => model.change({ result: chosen(next) })}
      />
      <div className={styles['range']}>
        <DateRangePicker
          label={t('period')}
          value={range}
          onChange={(next) => model.change({ from: next?.from, to: next?.to })}
        />
      </div>
      {thing && (
        <Tag onRemove={() => model.change({ thing: undefined })}>
          {t('this-thing', { name: thingName ?? thing.slice(0, 8) })}
        </Tag>
      )}
    </Toolbar>
  )
}

function chosen(value: string | null): string | undefined {
  return value === null || value === 'all' ? undefined : value
}

function PersonFilter(props: {
  readonly value: string | null
  readonly onChange: (id: string | undefined) => void
}) {
  const t = useMessages(auditMessages)
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim().slice(0, 100))
  const { value } = props
  const found = useQuery({ ...read(listPeople, { search }), placeholderData: keepPreviousData })
  const named = useQuery({ ...read(getPeople, { ids: value ? [value] : [] }), enabled: !!value })
  const people = new Map(
    [...(named.data?.rows ?? []), ...(found.data?.rows ?? [])].map((each) => [each.id, each]),
  )
  return (
    <Select
      clearable
      label={t('person')}
      placeholder={t('any-person')}
      value={value}
      loading={found.isFetching}
      options={[...people.values()].map(({ id, name, loginId }) => ({
        value: id,
        label: name,
        description: loginId,
      }))}
      onSearch={setTyped}
      onChange={(id) => props.onChange(id ?? undefined)}
    />
  )
}
