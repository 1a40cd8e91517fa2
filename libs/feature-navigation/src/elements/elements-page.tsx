import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useRouting } from '@atrium/core-routing'
import { elementSettingPath, listElementSettings } from '@atrium/domain-navigation'
import { Card } from '@atrium/ui/card'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { Row } from '@atrium/ui/stack'
import { Tag } from '@atrium/ui/tag'
import { Text } from '@atrium/ui/text'
import { useQuery } from '@tanstack/react-query'
import { elementMessages } from '../messages/element-messages'
import { type ElementPage, useElementPages } from './element-pages'
import styles from './elements.module.css'

/** The pages whose parts may be hidden, and how many are. */
export function ElementsPage() {
  const t = useMessages(elementMessages)
  const errorText = useErrorText()
  const pages = useElementPages()
  const { data, error, isPending, refetch } = useQuery(read(listElementSettings, {}))
  const hidden = new Set(data?.rows.map(({ elementId }) => elementId))
  return (
    <Page>
      <PageHead title={t('title')} purpose={t('about')} />
      {isPending && <Skeleton shape="card" count={3} />}
      {error && (
        <ErrorState
          title={t('load-failed')}
          advice={errorText(error)}
          onRetry={() => void refetch()}
          {...(isCallError(error) ? { id: error.requestId } : {})}
        />
      )}
      {data && (
        <div className={styles['pages']}>
          {pages.map((page) => (
            <PageCard
              key={page.id}
              page={page}
              hidden={page.elements.filter(({ id }) => hidden.has(id)).length}
            />
          ))}
        </div>
      )}
    </Page>
  )
}

function PageCard({ page, hidden }: { readonly page: ElementPage; readonly hidden: number }) {
  const t = useMessages(elementMessages)
  const { href } = useRouting()
  return (
    <Card title={page.name} href={href(elementSettingPath({ page: page.id }))}>
      <Row justify="space-between">
        <Text tone="muted">{t('elements', { count: page.elements.length })}</Text>
        {hidden > 0 ? (
          <Tag tone="warning">{t('hidden', { count: hidden })}</Tag>
        ) : (
          <Tag>{t('all-shown')}</Tag>
        )}
      </Row>
    </Card>
  )
}

export const mount = mountReact(ElementsPage)
