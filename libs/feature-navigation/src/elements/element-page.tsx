import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { mountReact, useParams, useRouting } from '@atrium/core-routing'
import {
  consoleElementsPath,
  elementSettingPath,
  listElementSettings,
} from '@atrium/domain-navigation'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { Stack } from '@atrium/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { elementMessages } from '../messages/element-messages'
import { ElementCard } from './element-card'
import { useElementPages } from './element-pages'

/** The elements of one page: to whom each is not shown. */
export function ElementPage() {
  const t = useMessages(elementMessages)
  const errorText = useErrorText()
  const { href } = useRouting()
  const params = useParams(elementSettingPath)
  const page = useElementPages().find(({ id }) => id === params.page)
  const { data, error, isPending, refetch } = useQuery(read(listElementSettings, {}))
  const list = href(consoleElementsPath({}))
  if (!page) {
    return (
      <Page width="form">
        <Empty
          title={t('unknown')}
          why={t('unknown-advice')}
          action={<Button href={list}>{t('to-elements')}</Button>}
        />
      </Page>
    )
  }
  return (
    <Page width="form">
      <PageHead
        title={t('page-title', { page: page.name })}
        purpose={t('about')}
        crumbs={[{ label: t('title'), href: list }, { label: page.name }]}
      />
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
        <Stack gap={3}>
          {page.elements.map((element) => (
            <ElementCard
              key={element.id}
              element={element}
              hiddenFor={
                data.rows.find(({ elementId }) => elementId === element.id)?.hiddenFor ?? []
              }
            />
          ))}
        </Stack>
      )}
    </Page>
  )
}

export const mount = mountReact(ElementPage)
