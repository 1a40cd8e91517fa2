import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery as useAddressQuery } from '@atrium/core-routing'
import { useSession } from '@atrium/core-session'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Tabs } from '@atrium/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { waitingQuery } from '../data/developer-queries'
import { OwnGrant } from '../developer/own-grant'
import { ReviewPanel } from '../developer/review-panel'
import { developerMessages } from '../messages/developer-messages'

/** One's own authorization to call by programs; for administrators those of others, too. */
export function DeveloperPage() {
  const t = useMessages(developerMessages)
  const mayReview = useSession(({ user }) => user?.permissions.includes('developer.review'))
  return (
    <Page width="form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      {mayReview ? <Parts /> : <OwnGrant />}
    </Page>
  )
}

function Parts() {
  const t = useMessages(developerMessages)
  const [{ part }, change] = useAddressQuery()
  const { data } = useQuery(waitingQuery)
  const count = data?.total.count ?? 0
  return (
    <Tabs
      label={t('parts')}
      value={part === 'reviews' ? 'reviews' : 'own'}
      items={[
        { key: 'own', label: t('own'), content: <OwnGrant /> },
        {
          key: 'reviews',
          label: t('reviews'),
          content: <ReviewPanel />,
          ...(count > 0 ? { count } : {}),
        },
      ]}
      onChange={(key) => change({ part: key === 'own' ? undefined : key }, { replace: true })}
    />
  )
}

export const mount = mountReact(DeveloperPage)
