import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { LoadState, useCursorPages } from '@atrium/core-shell'
import { listTenants, type Tenant, tenantStates } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { LineTable } from '@atrium/ui/line-table'
import { Pagination } from '@atrium/ui/pagination'
import { SearchInput } from '@atrium/ui/search-input'
import { Select } from '@atrium/ui/select'
import { Toolbar } from '@atrium/ui/toolbar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { tenantMessages } from '../messages/tenant-messages'
import { StateTag } from './state-tag'
import { useTenantName } from './use-tenant-name'

/** Enterprises as the address narrows them. */
export function TenantList({ onOpen }: { readonly onOpen: (entId: string) => void }) {
  const t = useMessages(tenantMessages)
  const [address, setAddress] = useAddress()
  const search = address['search'] ?? ''
  const state = tenantStates.find((each) => each === address['state'])
  const settled = useDeferredValue(search.trim().slice(0, 60))
  const asked = { ...(settled && { search: settled }), ...(state && { state }) }
  const pages = useCursorPages(asked)
  const list = useQuery({
    ...read(listTenants, { ...asked, ...pages.asked }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const columns = useColumns()
  const isNarrowed = Boolean(settled || state)
  return (
    <>
      <Toolbar label={t('tab-enterprises')}>
        <SearchInput
          label={t('search')}
          value={search}
          onChange={(text) => setAddress({ search: text || undefined }, { replace: true })}
        />
        <Select
          narrow
          label={t('state')}
          value={state ?? 'all'}
          options={[
            { value: 'all', label: t('all-states') },
            ...tenantStates.map((each) => ({ value: each, label: t(`state-${each}`) })),
          ]}
          onChange={(next) => setAddress({ state: next === 'all' || !next ? undefined : next })}
        />
      </Toolbar>
      <LoadState query={list} />
      {data?.rows.length === 0 && (
        <Empty
          picture={isNarrowed ? 'search' : 'people'}
          title={isNarrowed ? t('none-found') : t('empty')}
          why={isNarrowed ? undefined : t('empty-why')}
          action={
            isNarrowed && (
              <Button onClick={() => setAddress({ search: undefined, state: undefined })}>
                {t('clear-filters')}
              </Button>
            )
          }
        />
      )}
      {data && data.rows.length > 0 && (
        <>
          <LineTable
            label={t('tab-enterprises')}
            columns={columns}
            rows={data.rows}
            rowId={({ entId }) => entId}
            onOpen={({ entId }) => onOpen(entId)}
          />
          <Pagination {...pages.paging(data)} />
        </>
      )}
    </>
  )
}

function useColumns() {
  const t = useMessages(tenantMessages)
  const formats = useFormats()
  const nameOf = useTenantName()
  return [
    { id: 'name', label: t('name'), render: (tenant: Tenant) => nameOf(tenant) },
    { id: 'state', label: t('state'), render: ({ state }: Tenant) => <StateTag state={state} /> },
    {
      id: 'people',
      label: t('people'),
      numeric: true,
      render: ({ people, peopleQuota: quota }: Tenant) =>
        quota === null
          ? formats.number(people)
          : t('people-of', { people: formats.number(people), quota: formats.number(quota) }),
    },
    {
      id: 'storage',
      label: t('storage'),
      numeric: true,
      render: ({ storage }: Tenant) => formats.bytes(storage),
    },
    {
      id: 'created',
      label: t('created'),
      numeric: true,
      render: ({ createdAt }: Tenant) => formats.date(createdAt),
    },
  ]
}
