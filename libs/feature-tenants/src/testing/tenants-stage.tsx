import { answer } from '@atrium/core-net'
import { PageStage, type PageStageProps } from '@atrium/core-shell/testing'
import { listRegistrations } from '@atrium/domain-public'
import { listContainerRequests } from '@atrium/domain-tenants'

type TenantsStageProps = Omit<PageStageProps, 'permissions'> &
  Partial<Pick<PageStageProps, 'permissions'>>

/** What surrounds an operator's page, on a network of answers where nothing waits unless said: for tests and stories. */
export function TenantsStage({ answers, permissions = [], ...props }: TenantsStageProps) {
  return <PageStage {...props} permissions={permissions} answers={[...nothingWaits, ...answers]} />
}

const nothingWaits = [
  answer(listRegistrations, () => ({ rows: [], total: { count: 0, exact: true }, cut: false })),
  answer(listContainerRequests, () => ({ joins: [], grants: [], cut: false })),
]
