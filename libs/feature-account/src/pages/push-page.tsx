import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '../data/subscription-queries'
import { pushMessages } from '../messages/push-messages'
import { QuietCard } from '../push/quiet-card'
import { RemindersCard } from '../push/reminders-card'
import { WaysCard } from '../push/ways-card'

/** What one is reminded of, how, and when not. */
export function PushPage() {
  const t = useMessages(pushMessages)
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useQuery(subscriptionsQuery)
  return (
    <Page width="form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {!data && !error && <Skeleton shape="card" count={2} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          advice={errorText(error)}
          id={isCallError(error) ? error.requestId : undefined}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <RemindersCard subscriptions={data} />
          <QuietCard quiet={data.quiet} />
          <WaysCard mail={data.mail} />
        </>
      )}
    </Page>
  )
}

export const mount = mountReact(PushPage)
