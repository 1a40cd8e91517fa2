import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { listRegistrations } from '@atrium/domain-public'
import { listContainerRequests } from '@atrium/domain-tenants'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Tabs } from '@atrium/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContainerPanel } from '../containers/container-panel'
import { tenantMessages } from '../messages/tenant-messages'
import { RegistrationList } from '../registrations/registration-list'
import { CreateDialog } from '../tenants/create-dialog'
import { TenantDrawer } from '../tenants/tenant-drawer'
import { TenantList } from '../tenants/tenant-list'

const tabs = ['enterprises', 'registrations', 'containers'] as const

/** Enterprises, those that ask to be ones, and the containers that join them. */
export function EnterprisesPage() {
  const t = useMessages(tenantMessages)
  const [address, setAddress] = useAddress()
  const [creating, setCreating] = useState(false)
  const tab = tabs.find((each) => each === address['tab']) ?? 'enterprises'
  const opened = address['enterprise']
  const waiting = useQuery(read(listRegistrations, { state: 'waiting', limit: 1 }))
  const requests = useQuery(read(listContainerRequests, {}))
  const counts = {
    enterprises: 0,
    registrations: waiting.data?.total.count ?? 0,
    containers: (requests.data?.joins.length ?? 0) + (requests.data?.grants.length ?? 0),
  }
  const open = (entId: string | undefined) => setAddress({ enterprise: entId })
  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        {...(tab === 'enterprises' && {
          primary: { label: t('create'), icon: AddIcon, onClick: () => setCreating(true) },
        })}
        tabs={
          <Tabs
            label={t('title')}
            value={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`tab-${key}`),
              ...(counts[key] > 0 && { count: counts[key] }),
            }))}
            onChange={(next) =>
              setAddress({
                tab: next === 'enterprises' ? undefined : next,
                search: undefined,
                state: undefined,
                show: undefined,
              })
            }
          />
        }
      />
      {tab === 'enterprises' && <TenantList onOpen={open} />}
      {tab === 'registrations' && <RegistrationList />}
      {tab === 'containers' && <ContainerPanel />}
      {creating && (
        <CreateDialog
          onOpen={(entId) => {
            setCreating(false)
            open(entId)
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {opened !== undefined && (
        <TenantDrawer key={opened} entId={opened} onClose={() => open(undefined)} />
      )}
    </Page>
  )
}

export const mount = mountReact(EnterprisesPage)
