import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, useNet } from '@atrium/core-net'
import { type DeveloperReview, listDeveloperReviews } from '@atrium/domain-developer'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Segmented } from '@atrium/ui/segmented'
import { Skeleton } from '@atrium/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { developerMessages } from '../messages/developer-messages'
import { ReviewDialog } from './review-dialog'
import { ReviewLine } from './review-line'
import { RevokeDialog } from './revoke-dialog'
import styles from './developer.module.css'

type Which = 'waiting' | 'all'
type Open = { readonly act: 'review' | 'revoke'; readonly review: DeveloperReview } | null

/** Applications of the space and what became of them, for whoever decides. */
export function ReviewPanel() {
  const t = useMessages(developerMessages)
  const errorText = useErrorText()
  const [which, setWhich] = useState<Which>('waiting')
  const [open, setOpen] = useState<Open>(null)
  const { rows, error, ...pages } = useReviewPages(which)
  return (
    <div className={styles['parts']}>
      <div className={styles['filter']}>
        <Segmented<Which>
          label={t('which')}
          value={which}
          options={[
            { value: 'waiting', label: t('waiting') },
            { value: 'all', label: t('all') },
          ]}
          onChange={setWhich}
        />
      </div>
      {!rows && error && (
        <ErrorState
          title={t('failed')}
          advice={errorText(error)}
          id={isCallError(error) ? error.requestId : undefined}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {!rows && !error && <Skeleton shape="card" count={1} />}
      {rows?.length === 0 && (
        <Empty
          picture="people"
          title={which === 'waiting' ? t('no-waiting') : t('no-all')}
          why={t('no-waiting-why')}
        />
      )}
      {rows && rows.length > 0 && (
        <Card>
          {rows.map((review) => (
            <ReviewLine key={review.id} review={review} onAct={(act) => setOpen({ act, review })} />
          ))}
        </Card>
      )}
      {pages.hasNextPage && (
        <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {open?.act === 'review' && (
        <ReviewDialog review={open.review} onClose={() => setOpen(null)} />
      )}
      {open?.act === 'revoke' && (
        <RevokeDialog review={open.review} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

function useReviewPages(which: Which) {
  const net = useNet()
  const pages = useInfiniteQuery({
    queryKey: [listDeveloperReviews.id, { which }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      net.call(
        listDeveloperReviews,
        { which, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
  })
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.rows) }
}
