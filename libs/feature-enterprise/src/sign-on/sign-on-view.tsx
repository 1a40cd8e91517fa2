import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { signOnQuery } from './sign-on-data'
import { SignOnForm } from './sign-on-form'
import { signOnMessages } from './sign-on-messages'

/** How people of the enterprise sign in by its own provider. */
export function SignOnView() {
  const t = useMessages(signOnMessages)
  const errorText = useErrorText()
  const { data, error, isPending, isFetching, refetch } = useQuery(signOnQuery)
  if (isPending) return <Skeleton shape="form" count={6} />
  if (data) return <SignOnForm key={JSON.stringify(data.config)} settings={data} />
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
