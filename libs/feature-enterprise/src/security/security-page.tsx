import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { policyQuery } from './policy-data'
import { PolicyForm } from './policy-form'
import { securityMessages } from './security-messages'

/** How the enterprise guards its people's accounts, and how they sign in. */
export function SecurityPage() {
  const t = useMessages(securityMessages)
  const errorText = useErrorText()
  const { data, error, isPending, isFetching, refetch } = useQuery(policyQuery)
  return (
    <Page width="form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {isPending && <Skeleton shape="form" count={6} />}
      {error && !data && (
        <ErrorState
          title={t('load-failed')}
          advice={errorText(error)}
          id={isCallError(error) ? error.requestId : undefined}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <PolicyForm key={data.revision} settings={data} />}
    </Page>
  )
}

export const mount = mountReact(SecurityPage)
