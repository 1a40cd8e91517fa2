import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { tenantMessages } from '../messages/tenant-messages'

export interface ListStateProps {
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly shape?: 'table' | 'form'
}

/** What stands in place of something that is on its way, or did not come. */
export function ListState({ query, shape = 'table' }: ListStateProps) {
  const t = useMessages(tenantMessages)
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return null
  if (!error) return <Skeleton shape={shape} count={6} />
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
