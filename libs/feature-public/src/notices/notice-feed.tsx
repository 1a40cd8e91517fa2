import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError, useNet } from '@atrium/core-net'
import { listNotices, type NoticeCategory } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { publicMessages } from '../messages/public-messages'
import { NoticeLine } from './notice-line'
import styles from './notice-feed.module.css'

export interface NoticeFeedProps {
  readonly category: NoticeCategory | null
  readonly onShowAll: () => void
}

/** Notices one below the other; more of them when asked for. */
export function NoticeFeed({ category, onShowAll }: NoticeFeedProps) {
  const t = useMessages(publicMessages)
  const errorText = useErrorText()
  const formats = useFormats()
  const { data, error, hasNextPage, ...feed } = useNoticePages(category)
  if (error) {
    return (
      <ErrorState
        title={t('load-failed')}
        advice={errorText(error)}
        onRetry={() => void feed.refetch()}
        {...(isCallError(error) ? { id: error.requestId } : {})}
      />
    )
  }
  if (!data) return <Skeleton shape="card" count={3} />
  const notices = data.pages.flatMap((page) => page.rows)
  const total = data.pages[0]?.total.count ?? notices.length
  if (notices.length === 0) return <NoNotices category={category} onShowAll={onShowAll} />
  return (
    <>
      <ul className={styles['feed']}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles['more']}>
          <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            {t('load-more')}
          </Button>
          <output>
            {t('shown-of', { shown: formats.number(notices.length), total: formats.number(total) })}
          </output>
        </div>
      )}
    </>
  )
}

function NoNotices({ category, onShowAll }: NoticeFeedProps) {
  const t = useMessages(publicMessages)
  return (
    <div className={styles['empty']}>
      {category === null ? (
        <Empty picture="messages" title={t('no-notices')} why={t('no-notices-why')} />
      ) : (
        <Empty
          picture="search"
          title={t('none-of-category')}
          action={<Button onClick={onShowAll}>{t('show-all')}</Button>}
        />
      )}
    </div>
  )
}

const pageSize = 10

function useNoticePages(category: NoticeCategory | null) {
  const net = useNet()
  const input = { limit: pageSize, ...(category ? { category } : {}) }
  return useInfiniteQuery({
    queryKey: [listNotices.id, input, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      net.call(listNotices, { ...input, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
}
