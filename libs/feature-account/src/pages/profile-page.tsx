import { useMessages } from '@atrium/core-i18n'
import { mountReact, useRouting, useSlot } from '@atrium/core-routing'
import { LoadState, profileParts } from '@atrium/core-shell'
import { settingsSecurityPath } from '@atrium/domain-account'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { SettingRow } from '../cards/setting-row'
import { profileQuery } from '../data/profile-queries'
import { profileMessages } from '../messages/profile-messages'
import { PlaceCard } from '../profile/place-card'
import { ProfileForm } from '../profile/profile-form'

/** One's own card: what one says of oneself, and where one stands. */
export function ProfilePage() {
  const t = useMessages(profileMessages)
  const routing = useRouting()
  const parts = useSlot(profileParts)
  const [round, setRound] = useState(0)
  const query = useQuery(profileQuery)
  const { data } = query

  async function reload() {
    await query.refetch()
    setRound(round + 1)
  }

  return (
    <Page width="form">
      <PageHead title={data?.name ?? t('title')} purpose={t('purpose')} />
      <LoadState title={t('load-failed')} query={query} shape="form" />
      {data && (
        <>
          <ProfileForm key={round} profile={data} onReload={() => void reload()} />
          <PlaceCard profile={data} />
          <Card>
            <SettingRow title={t('language')} about={t('language-about')}>
              <Button href={routing.href(settingsSecurityPath({}))}>{t('to-security')}</Button>
            </SettingRow>
          </Card>
          {parts.map(({ id, render: Part }) => (
            <Suspense key={id}>
              <Part />
            </Suspense>
          ))}
        </>
      )}
    </Page>
  )
}

export const mount = mountReact(ProfilePage)
