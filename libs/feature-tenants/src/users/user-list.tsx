import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { LoadState, useCursorPages } from '@atrium/core-shell'
import { getTenant, listPlatformUsers, type PlatformUser, userStates } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { LineTable } from '@atrium/ui/line-table'
import { Pagination } from '@atrium/ui/pagination'
import { SearchInput } from '@atrium/ui/search-input'
import { Select } from '@atrium/ui/select'
import { Stack } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { Toolbar } from '@atrium/ui/toolbar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { userMessages } from '../messages/user-messages'

const tones = { active: 'success', suspended: 'warning' } as const

/** People of all enterprises as the address narrows them. */
export function UserList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useMessages(userMessages)
  const [address, setAddress] = useAddress()
  const search = address['search'] ?? ''
  const state = userStates.find((each) => each === address['state'])
  const entId = address['entId']
  const settled = useDeferredValue(search.trim().slice(0, 60))
  const asked = {
    ...(settled && { search: settled }),
    ...(state && { state }),
    ...(entId !== undefined && { entId }),
  }
  const pages = useCursorPages(asked)
  const list = useQuery({
    ...read(listPlatformUsers, { ...asked, ...pages.asked }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const columns = useColumns()
  const clear = () => setAddress({ search: undefined, state: undefined, entId: undefined })
  return (
    <>
      <Toolbar label={t('users')}>
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
            ...userStates.map((each) => ({ value: each, label: t(`state-${each}`) })),
          ]}
          onChange={(next) => setAddress({ state: next === 'all' || !next ? undefined : next })}
        />
        {entId !== undefined && (
          <OnlyEnterprise entId={entId} onRemove={() => setAddress({ entId: undefined })} />
        )}
      </Toolbar>
      <LoadState query={list} />
      {data?.rows.length === 0 && (
        <Empty
          picture="search"
          title={t('none-found')}
          action={<Button onClick={clear}>{t('clear-filters')}</Button>}
        />
      )}
      {data && data.rows.length > 0 && (
        <>
          <LineTable
            label={t('users')}
            columns={columns}
            rows={data.rows}
            rowId={({ id }) => id}
            onOpen={({ id }) => onOpen(id)}
          />
          <Pagination {...pages.paging(data)} />
        </>
      )}
    </>
  )
}

interface OnlyEnterpriseProps {
  readonly entId: string
  readonly onRemove: () => void
}

function OnlyEnterprise({ entId, onRemove }: OnlyEnterpriseProps) {
  const t = useMessages(userMessages)
  const { data } = useQuery(read(getTenant, { entId }))
  return <Tag onRemove={onRemove}>{t('only-enterprise', { name: data?.name ?? entId })}</Tag>
}

function useColumns() {
  const t = useMessages(userMessages)
  const formats = useFormats()
  return [
    {
      id: 'name',
      label: t('name'),
      render: ({ name, loginId }: PlatformUser) => (
        <Stack gap={1}>
          <span>{name}</span>
          <Text size={12} tone="muted">
            {loginId}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'state',
      label: t('state'),
      render: ({ state }: PlatformUser) => (
        <Tag dot tone={tones[state]}>
          {t(`state-${state}`)}
        </Tag>
      ),
    },
    { id: 'email', label: t('email'), render: ({ email }: PlatformUser) => email ?? '' },
    {
      id: 'enterprises',
      label: t('enterprises'),
      render: ({ memberships }: PlatformUser) =>
        formats.list(memberships.map(({ enterprise }) => enterprise)) || t('no-enterprises'),
    },
    {
      id: 'created',
      label: t('created'),
      numeric: true,
      wideOnly: true,
      render: ({ createdAt }: PlatformUser) => formats.date(createdAt),
    },
  ]
}
