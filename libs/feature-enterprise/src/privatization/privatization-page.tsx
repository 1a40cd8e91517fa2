import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import { getHealth } from '@atrium/domain-core'
import { getInstallation, type Installation } from '@atrium/domain-enterprise'
import { Card } from '@atrium/ui/card'
import { DescriptionList } from '@atrium/ui/description-list'
import { Notice } from '@atrium/ui/notice'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Tag } from '@atrium/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InstallationForm } from './installation-form'
import { privatizationMessages } from './privatization-messages'
import { ServicesCard } from './services-card'

/** An installation of the enterprise's own: its name, its addresses, what it stands on. */
export function PrivatizationPage() {
  const t = useMessages(privatizationMessages)
  const [round, setRound] = useState(0)
  const query = useQuery(read(getInstallation, {}))
  const { data } = query

  async function reload() {
    await query.refetch()
    setRound(round + 1)
  }

  return (
    <Page width="form">
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        tags={
          data && (
            <Tag tone={data.isPrivate ? 'success' : 'neutral'} dot>
              {data.isPrivate ? t('private') : t('shared')}
            </Tag>
          )
        }
      />
      <LoadState title={t('load-failed')} query={query} shape="form" />
      {data && !data.isPrivate && (
        <Notice tone="info" title={t('shared-title')}>
          {t('shared-about')}
        </Notice>
      )}
      {data?.isPrivate && (
        <>
          <InstallationForm
            key={`${round} ${data.version}`}
            installation={data}
            onReload={() => void reload()}
          />
          <ServicesCard />
        </>
      )}
      {data && <BuildCard installation={data} />}
    </Page>
  )
}

function BuildCard({ installation }: { readonly installation: Installation }) {
  const t = useMessages(privatizationMessages)
  const formats = useFormats()
  const health = useQuery(read(getHealth, {}))
  const { build } = installation
  return (
    <Card title={t('build')}>
      <DescriptionList
        facts={[
          { label: t('version'), value: health.data?.version },
          ...(build
            ? [
                { label: t('runtime'), value: build.runtime },
                { label: t('database'), value: t(`database-${build.database}`) },
                { label: t('environment'), value: build.environment },
                { label: t('started'), value: formats.dateTime(build.startedAt) },
              ]
            : []),
          { label: t('licence'), value: t('licence-none') },
        ]}
      />
    </Card>
  )
}

export const mount = mountReact(PrivatizationPage)
