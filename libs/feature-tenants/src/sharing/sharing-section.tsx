import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { LoadState } from '@atrium/core-shell'
import { listGrants, listJoinableContainers, type SpaceGrant } from '@atrium/domain-tenants'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Stack } from '@atrium/ui/stack'
import { Heading, Text } from '@atrium/ui/text'
import { useQuery } from '@tanstack/react-query'
import { GrantTable } from '../containers/grant-table'
import { containerMessages } from '../messages/container-messages'
import { JoinableList } from './joinable-list'

/** Containers an enterprise may join, and the entry it has given and received. */
export function SharingSection() {
  return useCan('tenants.share-space') ? <Sharing /> : null
}

function Sharing() {
  const t = useMessages(containerMessages)
  const routing = useRouting()
  const containers = useQuery(read(listJoinableContainers, {}))
  const grants = useQuery(read(listGrants, {}))
  const { given = [], received = [] } = grants.data ?? {}
  const enter = ({ state, entId }: SpaceGrant) =>
    state === 'active' && (
      <Button size="small" href={routing.href(routing.home, `space-${entId}`)}>
        {t('enter')}
      </Button>
    )
  return (
    <Card title={t('section-title')}>
      <Stack gap={4}>
        <Text block tone="soft">
          {t('section-why')}
        </Text>
        <LoadState query={containers} />
        {containers.data?.rows.length === 0 && <Text tone="muted">{t('none-offered')}</Text>}
        {containers.data && containers.data.rows.length > 0 && (
          <JoinableList containers={containers.data.rows} />
        )}
        {given.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t('given')}</Heading>
            <GrantTable label={t('given')} grants={given} />
          </Stack>
        )}
        {received.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t('received')}</Heading>
            <GrantTable label={t('received')} grants={received} acts={enter} />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
