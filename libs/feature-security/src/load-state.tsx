import { useErrorText } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'

interface LoadStateProps {
  readonly title: string
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly shape?: 'form' | 'table' | 'card'
}

/** What stands in place of something that is on its way, or did not come. */
export function LoadState({ title, query, shape = 'table' }: LoadStateProps) {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return null
  if (!error) return <Skeleton shape={shape} count={6} />
  return (
    <ErrorState
      title={title}
      advice={errorText(error)}
      id={isCallError(error) ? error.requestId : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
