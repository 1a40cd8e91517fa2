import { useMessages } from '@atrium/core-i18n'
import { mountReact } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '../data/subscription-queries'
import { pushMessages } from '../messages/push-messages'
import { QuietCard } from '../push/quiet-card'
import { RemindersCard } from '../push/reminders-card'
import { WaysCard } from '../push/ways-card'

/** What one is reminded of, how, and when not. */
export function PushPage() {
  const t = useMessages(pushMessages)
  const query = useQuery(subscriptionsQuery)
  const { data } = query
  return (
    <Page width="form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      <LoadState title={t('failed')} query={query} shape="card" count={2} />
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
