import { useFormats, useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useRouting, useSlot } from '@atrium/core-routing'
import { LoadState, spaceSections } from '@atrium/core-shell'
import { type Enterprise, getEnterprise } from '@atrium/domain-enterprise'
import { Card } from '@atrium/ui/card'
import { DescriptionList } from '@atrium/ui/description-list'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { InfoForm } from './info-form'
import { infoMessages } from './info-messages'
import styles from '../enterprise.module.css'

/** What the enterprise says of itself. */
export function InfoPage() {
  const t = useMessages(infoMessages)
  const [round, setRound] = useState(0)
  const query = useQuery(read(getEnterprise, {}))
  const sections = useSlot(spaceSections)
  const { data } = query

  async function reload() {
    await query.refetch()
    setRound(round + 1)
  }

  return (
    <Page width="form">
      <PageHead title={t('title')} purpose={t('purpose')} />
      <LoadState title={t('load-failed')} query={query} shape="form" />
      {data && (
        <>
          <InfoForm key={round} info={data} onReload={() => void reload()} />
          <Facts enterprise={data} />
          {sections.map(({ id, render: Section }) => (
            <Suspense key={id}>
              <Section />
            </Suspense>
          ))}
        </>
      )}
    </Page>
  )
}

function Facts({ enterprise }: { readonly enterprise: Enterprise }) {
  const t = useMessages(infoMessages)
  const formats = useFormats()
  const routing = useRouting()
  const { entId, members, createdAt } = enterprise
  const address = routing.href('/', `space-${entId}`)
  return (
    <Card title={t('facts')}>
      <DescriptionList
        facts={[
          { label: t('space-id'), value: <span className={styles['mono']}>{entId}</span> },
          {
            label: t('space-address'),
            value: <span className={styles['mono']}>{address}</span>,
          },
          { label: t('members'), value: formats.number(members) },
          { label: t('created'), value: formats.date(createdAt) },
        ]}
      />
    </Card>
  )
}

export const mount = mountReact(InfoPage)
