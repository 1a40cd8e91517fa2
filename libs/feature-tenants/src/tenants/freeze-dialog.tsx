import { useMessages } from '@atrium/core-i18n'
import type { TenantDetail } from '@atrium/domain-tenants'
import { useToast } from '@atrium/ui/toast'
import { ReasonDialog } from '../list/reason-dialog'
import { tenantMessages } from '../messages/tenant-messages'
import { useTenantSteps } from './use-tenant-steps'

export interface FreezeDialogProps {
  readonly tenant: TenantDetail
  readonly onClose: () => void
}

/** Closes an enterprise to its members, once it is said why. */
export function FreezeDialog({ tenant, onClose }: FreezeDialogProps) {
  const t = useMessages(tenantMessages)
  const toast = useToast()
  const steps = useTenantSteps(tenant)
  return (
    <ReasonDialog
      danger
      title={t('freeze-title', { name: tenant.name })}
      why={t('freeze-why')}
      act={t('freeze')}
      busy={steps.isPending}
      error={steps.error}
      onClose={onClose}
      onSubmit={(reason) =>
        steps.freeze(reason, () => {
          onClose()
          toast({ text: t('frozen') })
        })
      }
    />
  )
}
