import { useMessages } from '@atrium/core-i18n'
import { useNet } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { listApps } from '@atrium/domain-apps'
import { Button } from '@atrium/ui/button'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { SearchInput } from '@atrium/ui/search-input'
import { Segmented } from '@atrium/ui/segmented'
import { Toolbar } from '@atrium/ui/toolbar'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { AppGrid } from '../components/app-grid'
import { CreateDialog, type CreateWay } from '../components/create-dialog'
import { CreateMenu } from '../components/create-menu'
import { appsMessages } from '../messages/apps-messages'
import styles from './app-center-page.module.css'

export function AppCenterPage() {
  const t = useMessages(appsMessages)
  const canManage = useCan('apps.manage')
  const [creating, setCreating] = useState<CreateWay | null>(null)
  const [address, setAddress] = useAddress()
  const search = address['search'] ?? ''
  const deleted = address['shown'] === 'deleted'
  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        actions={canManage && <CreateMenu onCreate={setCreating} />}
      />
      <Toolbar
        label={t('title')}
        end={
          canManage && (
            <Segmented
              label={t('shown')}
              value={deleted ? 'deleted' : 'active'}
              options={[
                { value: 'active', label: t('active') },
                { value: 'deleted', label: t('deleted') },
              ]}
              onChange={(shown) => setAddress({ shown: shown === 'deleted' ? shown : undefined })}
            />
          )
        }
      >
        <SearchInput
          label={t('search')}
          value={search}
          onChange={(text) => setAddress({ search: text || undefined }, { replace: true })}
        />
      </Toolbar>
      <Apps
        search={useDeferredValue(search.trim().slice(0, 100))}
        deleted={deleted}
        onCreate={canManage ? setCreating : undefined}
      />
      {creating && <CreateDialog way={creating} onClose={() => setCreating(null)} />}
    </Page>
  )
}

interface AppsProps {
  search: string
  deleted: boolean
  /** Left out for people who may not create. */
  onCreate: ((way: CreateWay) => void) | undefined
}

function Apps({ search, deleted, onCreate }: AppsProps) {
  const t = useMessages(appsMessages)
  const apps = useAppPages(search, deleted)
  return (
    <>
      <AppGrid
        apps={apps.data?.pages.flatMap((page) => page.rows)}
        error={apps.error}
        retry={() => void apps.refetch()}
        search={search}
        deleted={deleted}
        onCreate={onCreate}
      />
      {apps.hasNextPage && (
        <div className={styles.more}>
          <Button loading={apps.isFetchingNextPage} onClick={() => void apps.fetchNextPage()}>
            {t('load-more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Cards read at once; more are asked for. */
const pageSize = 60

function useAppPages(search: string, deleted: boolean) {
  const net = useNet()
  const input = { deleted, limit: pageSize, ...(search ? { search } : {}) }
  return useInfiniteQuery({
    queryKey: [listApps.id, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      net.call(listApps, { ...input, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
}

export const mount = mountReact(AppCenterPage)
