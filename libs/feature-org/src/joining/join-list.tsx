import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { joiningMessages } from '../messages/joining-messages'
import styles from './joining.module.css'

export interface JoinListProps<Row extends { readonly id: string }> {
  readonly label: string
  readonly pages: {
    readonly rows: readonly Row[] | undefined
    readonly error: Error | null
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
    readonly refetch: () => unknown
  }
  readonly empty: { readonly title: string; readonly why: string }
  readonly line: (row: Row) => ReactNode
}

/** What concerns joining, line by line, with more at its end. */
export function JoinList<Row extends { readonly id: string }>(props: JoinListProps<Row>) {
  const { label, pages, empty, line } = props
  const t = useMessages(joiningMessages)
  const errorText = useErrorText()
  const { rows, error } = pages
  if (!rows && error) {
    return (
      <ErrorState
        title={t('failed')}
        advice={errorText(error)}
        id={isCallError(error) ? error.requestId : undefined}
        onRetry={() => void pages.refetch()}
      />
    )
  }
  if (!rows) return <Skeleton shape="card" count={3} />
  if (rows.length === 0) return <Empty picture="people" level={3} {...empty} />
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>{line(row)}</li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className={styles['more']}>
          <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
