import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { usePaused } from '@atrium/core-shell'
import { type Department, listDepartments } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { Drawer } from '@atrium/ui/drawer'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { DepartmentIcon } from '@atrium/ui/icon'
import { LiveRegion } from '@atrium/ui/live-region'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { SearchInput } from '@atrium/ui/search-input'
import { Skeleton } from '@atrium/ui/skeleton'
import { Toolbar } from '@atrium/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContactList } from '../components/contact-list'
import { DepartmentTree } from '../components/department-tree'
import { useContactPages } from '../data/contact-pages'
import { departmentWay } from '../data/department-names'
import { contactsMessages } from '../messages/contacts-messages'
import styles from '../components/contacts.module.css'

/** Colleagues by department, and found as one types. */
export function ContactsPage() {
  const t = useMessages(contactsMessages)
  const [{ search = '', department }, setAddress] = useAddress()
  const [choosing, setChoosing] = useState(false)
  const departments = useQuery(read(listDepartments, {})).data?.rows ?? []
  const choose = (departmentId: string | undefined) => {
    setChoosing(false)
    setAddress({ department: departmentId })
  }
  const way = department ? departmentWay(departments, department) : []
  const tree = <DepartmentTree selected={department} onSelect={choose} />
  return (
    <div className={styles['frame']}>
      <aside className={styles['side']} aria-label={t('departments')}>
        <h2>{t('departments')}</h2>
        {tree}
      </aside>
      <div className={styles['main']}>
        <Page width="full">
          <PageHead
            title={way.at(-1)?.name ?? t('title')}
            {...(way.length > 1 ? { purpose: way.map(({ name }) => name).join(' / ') } : {})}
          />
          <Toolbar label={t('tools')}>
            <SearchInput
              label={t('search')}
              value={search}
              onChange={(text) => setAddress({ search: text || undefined }, { replace: true })}
            />
            <div className={styles['opener']}>
              <Button icon={DepartmentIcon} opens="dialog" onClick={() => setChoosing(true)}>
                {way.at(-1)?.name ?? t('departments')}
              </Button>
            </div>
          </Toolbar>
          <Contacts
            search={usePaused(search.trim().slice(0, 100))}
            department={department}
            departments={departments}
            onEverybody={() => setAddress({ department: undefined, search: undefined })}
          />
        </Page>
      </div>
      <Drawer
        open={choosing}
        width="small"
        title={t('choose-department')}
        onClose={() => setChoosing(false)}
      >
        {tree}
      </Drawer>
    </div>
  )
}

interface ContactsProps {
  readonly search: string
  readonly department: string | undefined
  readonly departments: readonly Department[]
  readonly onEverybody: () => void
}

function Contacts({ search, department, departments, onEverybody }: ContactsProps) {
  const t = useMessages(contactsMessages)
  const errorText = useErrorText()
  const formats = useFormats()
  const pages = useContactPages(search, department)
  const { data, error, hasNextPage, isFetching, isFetchingNextPage } = pages
  if (!data && error) {
    return (
      <ErrorState
        title={t('list-failed')}
        advice={errorText(error)}
        retrying={isFetching}
        onRetry={() => void pages.refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="table" count={10} />
  const contacts = data.pages.flatMap(({ rows }) => rows)
  if (contacts.length === 0) return <Nobody {...{ search, department, onEverybody }} />
  const { count = 0, exact = true } = data.pages[0]?.total ?? {}
  const counted = t(exact ? 'people' : 'people-more', { count: formats.number(count) })
  const more = () => {
    if (!isFetchingNextPage) void pages.fetchNextPage()
  }
  return (
    <>
      <div className={styles['card']}>
        <ContactList
          key={`${department ?? ''} ${search}`}
          contacts={contacts}
          departmentNames={new Map(departments.map(({ id, name }) => [id, name]))}
          onMore={hasNextPage ? more : undefined}
          moreError={pages.isFetchNextPageError ? error : null}
          stale={pages.isPlaceholderData}
        />
      </div>
      <span className={styles['count']}>{counted}</span>
      <LiveRegion>{counted}</LiveRegion>
    </>
  )
}

function Nobody({ search, department, onEverybody }: Omit<ContactsProps, 'departments'>) {
  const t = useMessages(contactsMessages)
  const everybody = <Button onClick={onEverybody}>{t('show-everybody')}</Button>
  if (search) {
    return (
      <Empty
        picture="search"
        title={t('none-found', { text: search })}
        why={t('none-found-why')}
        action={everybody}
      />
    )
  }
  if (!department) return <Empty picture="records" title={t('empty')} why={t('empty-all-why')} />
  return <Empty picture="records" title={t('empty')} why={t('empty-why')} action={everybody} />
}

export const mount = mountReact(ContactsPage)
