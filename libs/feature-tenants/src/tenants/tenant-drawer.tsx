import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { LoadState } from '@atrium/core-shell'
import { getTenant } from '@atrium/domain-tenants'
import { Drawer } from '@atrium/ui/drawer'
import { useQuery } from '@tanstack/react-query'
import { tenantMessages } from '../messages/tenant-messages'
import { StateTag } from './state-tag'
import { TenantView } from './tenant-view'
import { useTenantName } from './use-tenant-name'

export interface TenantDrawerProps {
  readonly entId: string
  readonly onClose: () => void
}

/** One enterprise, over the list. */
export function TenantDrawer({ entId, onClose }: TenantDrawerProps) {
  const t = useMessages(tenantMessages)
  const query = useQuery(read(getTenant, { entId }))
  const nameOf = useTenantName()
  const { data } = query
  return (
    <Drawer
      open
      title={data ? nameOf(data) : t('tab-enterprises')}
      subtitle={data && entId}
      extra={data && <StateTag state={data.state} />}
      onClose={onClose}
    >
      <LoadState query={query} shape="form" />
      {data && <TenantView tenant={data} />}
    </Drawer>
  )
}
