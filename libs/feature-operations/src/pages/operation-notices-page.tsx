import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress, useRouting } from '@atrium/core-routing'
import {
  listAllNotices,
  noticeCategories,
  noticesPath,
  noticeStatuses,
} from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { SearchInput } from '@atrium/ui/search-input'
import { Select } from '@atrium/ui/select'
import { Toolbar } from '@atrium/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { operationsMessages } from '../messages/operations-messages'
import { NoticeDrawer } from '../notices/notice-drawer'
import { NoticeList } from '../notices/notice-list'

const pageSize = 50

/** Every notice, and the way to write one. */
export function OperationNoticesPage() {
  const t = useMessages(operationsMessages)
  const routing = useRouting()
  const [address, setAddress] = useAddress()
  const search = address['search'] ?? ''
  const category = noticeCategories.find((each) => each === address['category'])
  const status = noticeStatuses.find((each) => each === address['status'])
  const page = Math.max(1, Math.trunc(Number(address['page'] ?? 1)) || 1)
  const settled = useDeferredValue(search.trim().slice(0, 100))
  const notices = useQuery(
    read(listAllNotices, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
      ...(settled && { search: settled }),
      ...(category && { category }),
      ...(status && { status }),
    }),
  )
  const opened = address['notice']
  const write = () => setAddress({ notice: 'new' })
  const narrowed = Boolean(settled || category || status)
  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button href={routing.href(noticesPath({}), '')} target="_blank">
            {t('see-public')}
          </Button>
        }
        primary={{ label: t('write-notice'), icon: AddIcon, onClick: write }}
      />
      <Toolbar label={t('title')}>
        <SearchInput
          label={t('search')}
          value={search}
          onChange={(text) =>
            setAddress({ search: text || undefined, page: undefined }, { replace: true })
          }
        />
        <Select
          narrow
          label={t('category')}
          value={category ?? 'all'}
          options={[
            { value: 'all', label: t('all-categories') },
            ...noticeCategories.map((each) => ({ value: each, label: t(`category-${each}`) })),
          ]}
          onChange={(next) => setAddress({ category: known(next), page: undefined })}
        />
        <Select
          narrow
          label={t('state')}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: t('all-states') },
            ...noticeStatuses.map((each) => ({ value: each, label: t(`status-${each}`) })),
          ]}
          onChange={(next) => setAddress({ status: known(next), page: undefined })}
        />
      </Toolbar>
      <NoticeList
        notices={notices.data?.rows}
        total={notices.data?.total.count ?? 0}
        page={page}
        pageSize={pageSize}
        error={notices.error}
        narrowed={narrowed}
        onRetry={() => void notices.refetch()}
        onPage={(next) => setAddress({ page: next === 1 ? undefined : String(next) })}
        onClear={() => setAddress({ search: undefined, category: undefined, status: undefined })}
        onOpen={(id) => setAddress({ notice: id })}
        onWrite={write}
      />
      {opened !== undefined && (
        <NoticeDrawer
          key={opened}
          id={opened === 'new' ? null : opened}
          known={notices.data?.rows}
          onOpen={(id) => setAddress({ notice: id }, { replace: true })}
          onClose={() => setAddress({ notice: undefined })}
        />
      )}
    </Page>
  )
}

function known(choice: string | null): string | undefined {
  return choice === null || choice === 'all' ? undefined : choice
}

export const mount = mountReact(OperationNoticesPage)
