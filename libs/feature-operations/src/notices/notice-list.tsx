import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import type { Notice } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon } from '@atrium/ui/icon'
import { Pagination } from '@atrium/ui/pagination'
import { Skeleton } from '@atrium/ui/skeleton'
import { operationsMessages } from '../messages/operations-messages'
import { NoticeTable } from './notice-table'

export interface NoticeListProps {
  readonly notices: readonly Notice[] | undefined
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly error: unknown
  /** Something narrows the list. */
  readonly narrowed: boolean
  readonly onRetry: () => void
  readonly onPage: (page: number) => void
  readonly onClear: () => void
  readonly onOpen: (id: string) => void
  readonly onWrite: () => void
}

/** The table of notices, or why there is none. */
export function NoticeList(props: NoticeListProps) {
  const { notices, total, page, pageSize, error, narrowed } = props
  const t = useMessages(operationsMessages)
  const errorText = useErrorText()
  if (error) {
    return (
      <ErrorState
        title={t('list-failed')}
        advice={errorText(error)}
        onRetry={props.onRetry}
        id={isCallError(error) ? error.requestId : undefined}
      />
    )
  }
  if (!notices) return <Skeleton shape="table" count={6} />
  if (notices.length === 0 && narrowed) {
    return (
      <Empty
        picture="search"
        title={t('none-found')}
        action={<Button onClick={props.onClear}>{t('clear-filters')}</Button>}
      />
    )
  }
  if (notices.length === 0) {
    return (
      <Empty
        picture="messages"
        title={t('empty')}
        why={t('empty-why')}
        action={
          <Button icon={AddIcon} onClick={props.onWrite}>
            {t('write-notice')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <NoticeTable notices={notices} onOpen={props.onOpen} />
      {total > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          pageSizes={[pageSize]}
          total={total}
          onChange={(next) => props.onPage(next.page)}
        />
      )}
    </>
  )
}
