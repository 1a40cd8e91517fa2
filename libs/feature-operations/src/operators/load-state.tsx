import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { operatorMessages } from '../messages/operator-messages'

interface LoadStateProps {
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

/** What stands in place of a list that is on its way, or did not come. */
export function LoadState({ query }: LoadStateProps) {
  const t = useMessages(operatorMessages)
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return null
  if (!error) return <Skeleton shape="table" count={6} />
  return (
    <ErrorState
      title={t('load-failed')}
      advice={errorText(error)}
      id={isCallError(error) ? error.requestId : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
