import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { getEnterprise } from '@atrium/domain-enterprise'
import { Card } from '@atrium/ui/card'
import { DescriptionList } from '@atrium/ui/description-list'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { infoMessages } from './info-messages'

/** What the enterprise says of itself. */
export function InfoPage() {
  const t = useMessages(infoMessages)
  const errorText = useErrorText()
  const { data, error, isPending, isFetching, refetch } = useQuery(read(getEnterprise, {}))
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
      {data && (
        <Card title={t('facts')}>
          <DescriptionList
            facts={[
              { label: t('name'), value: data.name },
              { label: t('name-en'), value: data.nameEn },
              { label: t('members'), value: data.members },
            ]}
          />
        </Card>
      )}
    </Page>
  )
}

export const mount = mountReact(InfoPage)
