import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { LoadState, useCursorPages } from '@atrium/core-shell'
import { roles } from '@atrium/domain-core'
import { listOperators, type Operator } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { LineTable } from '@atrium/ui/line-table'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Pagination } from '@atrium/ui/pagination'
import { SearchInput } from '@atrium/ui/search-input'
import { Select } from '@atrium/ui/select'
import { Row } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Toolbar } from '@atrium/ui/toolbar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { operatorMessages } from '../messages/operator-messages'
import { RoleDialog } from '../operators/role-dialog'

const tones = { invited: 'info', active: 'success', suspended: 'warning', left: 'neutral' } as const

/** The people of the operator's enterprise; the platform roles of one of them in a dialog. */
export function PeoplePage() {
  const t = useMessages(operatorMessages)
  const [address, setAddress] = useAddress()
  const search = address['search'] ?? ''
  const role = roles.find((each) => each === address['role'])
  const settled = useDeferredValue(search.trim().slice(0, 60))
  const asked = { ...(settled && { search: settled }), ...(role && { role }) }
  const pages = useCursorPages(asked)
  const list = useQuery({
    ...read(listOperators, { ...asked, ...pages.asked }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const columns = useColumns()
  const opened = data?.rows.find(({ id }) => id === address['person'])
  return (
    <Page>
      <PageHead title={t('people-title')} purpose={t('people-purpose')} />
      <Toolbar label={t('people-title')}>
        <SearchInput
          label={t('search')}
          value={search}
          onChange={(text) => setAddress({ search: text || undefined }, { replace: true })}
        />
        <Select
          narrow
          label={t('role')}
          value={role ?? 'all'}
          options={[
            { value: 'all', label: t('all-roles') },
            ...roles.map((each) => ({ value: each, label: t(`role-${each}`) })),
          ]}
          onChange={(next) => setAddress({ role: next === 'all' || !next ? undefined : next })}
        />
      </Toolbar>
      <LoadState query={list} />
      {data?.rows.length === 0 && (
        <Empty
          picture="search"
          title={t('none-found')}
          action={
            <Button onClick={() => setAddress({ search: undefined, role: undefined })}>
              {t('clear-filters')}
            </Button>
          }
        />
      )}
      {data && data.rows.length > 0 && (
        <LineTable
          label={t('people-title')}
          columns={columns}
          rows={data.rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setAddress({ person: id })}
        />
      )}
      {data && <Pagination {...pages.paging(data)} />}
      {opened && <RoleDialog operator={opened} onClose={() => setAddress({ person: undefined })} />}
    </Page>
  )
}

function useColumns() {
  const t = useMessages(operatorMessages)
  return [
    { id: 'name', label: t('name'), render: ({ name }: Operator) => name },
    { id: 'login', label: t('login'), render: ({ loginId }: Operator) => loginId },
    {
      id: 'roles',
      label: t('role'),
      render: (operator: Operator) => (
        <Row gap={1}>
          {operator.roles.map((role) => (
            <Tag key={role} tone={role === 'root' || role === 'saas' ? 'brand' : 'neutral'}>
              {t(`role-${role}`)}
            </Tag>
          ))}
        </Row>
      ),
    },
    {
      id: 'state',
      label: t('state'),
      render: ({ state }: Operator) => (
        <Tag dot tone={tones[state]}>
          {t(`state-${state}`)}
        </Tag>
      ),
    },
    { id: 'email', label: t('email'), render: ({ email }: Operator) => email },
  ]
}

export const mount = mountReact(PeoplePage)
