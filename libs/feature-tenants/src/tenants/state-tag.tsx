import { useMessages } from '@atrium/core-i18n'
import type { TenantState } from '@atrium/domain-tenants'
import { Tag } from '@atrium/ui/tag'
import { tenantMessages } from '../messages/tenant-messages'

/** Where an enterprise stands in its life. */
export function StateTag({ state }: { readonly state: TenantState }) {
  const t = useMessages(tenantMessages)
  return (
    <Tag dot tone={tones[state]}>
      {t(`state-${state}`)}
    </Tag>
  )
}

const tones = {
  active: 'success',
  frozen: 'warning',
  closing: 'danger',
  destroyed: 'neutral',
} as const
