import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { shellMessages } from './shell-messages'

export interface LoadStateProps {
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** What did not come: "The log could not be loaded". */
  readonly title?: string
  /** What the skeleton resembles. */
  readonly shape?: 'form' | 'table' | 'card'
  /** Of its lines or cards. */
  readonly count?: number
  /** One part of a page that goes on without it. */
  readonly small?: boolean
}

/** Stands in place of something that is on its way, or did not come; nothing once it is there. */
export function LoadState(props: LoadStateProps) {
  const { query, title, shape = 'table', count = 6, small = false } = props
  const t = useMessages(shellMessages)
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return null
  if (!error) return <Skeleton shape={shape} count={count} />
  return (
    <ErrorState
      small={small}
      title={title ?? t('load-failed')}
      advice={errorText(error)}
      id={isCallError(error) ? error.requestId : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
